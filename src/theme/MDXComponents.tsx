// Change: adds the site's own components, which the build writes into pages; tables scroll in a frame of their own.
import MDXComponents from '@theme-original/MDXComponents';
import Endpoint from '@site/src/components/Endpoint';
import Sample from '@site/src/components/Sample';
import ScenarioList from '@site/src/components/ScenarioList';
import ServiceFinder from '@site/src/components/ServiceFinder';
import Table from '@site/src/components/Table';
import TableFilter from '@site/src/components/TableFilter';

export default {...MDXComponents, Endpoint, Sample, ScenarioList, ServiceFinder, TableFilter, table: Table};
