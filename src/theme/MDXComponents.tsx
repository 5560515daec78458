// Change: adds the site's own components, which the build writes into pages.
import MDXComponents from '@theme-original/MDXComponents';
import Endpoint from '@site/src/components/Endpoint';
import Sample from '@site/src/components/Sample';
import ScenarioList from '@site/src/components/ScenarioList';
import TableFilter from '@site/src/components/TableFilter';

export default {...MDXComponents, Endpoint, Sample, ScenarioList, TableFilter};
