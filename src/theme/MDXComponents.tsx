// Change: adds the components that remark plugins insert; tables scroll in their own frame.
import MDXComponents from '@theme-original/MDXComponents';
import Endpoint from '@site/src/components/Endpoint';
import Sample from '@site/src/components/Sample';
import ScenarioList from '@site/src/components/ScenarioList';
import Table from '@site/src/components/Table';
import TryIt from '@site/src/components/TryIt';

export default {
  ...MDXComponents,
  Endpoint,
  Sample,
  ScenarioList,
  table: Table,
  TryIt,
};
