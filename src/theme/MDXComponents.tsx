// Change: adds the site's own components, which the build writes into pages; tables scroll in a frame of their own.
import MDXComponents from '@theme-original/MDXComponents';
import Endpoint from '@site/src/components/Endpoint';
import Sample from '@site/src/components/Sample';
import ScenarioList from '@site/src/components/ScenarioList';
import Table from '@site/src/components/Table';

export default {...MDXComponents, Endpoint, Sample, ScenarioList, table: Table};
