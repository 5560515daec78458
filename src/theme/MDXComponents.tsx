// Change: adds the components that remark plugins insert; tables scroll in their own frame; hydration skips static
// content.
import MDXComponents from '@theme-original/MDXComponents';
import Endpoint from '@site/src/components/Endpoint';
import {inTurn} from '@site/src/components/InTurn';
import {kept} from '@site/src/components/Kept';
import Sample from '@site/src/components/Sample';
import ScenarioList from '@site/src/components/ScenarioList';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  Endpoint,
  Sample: inTurn(Sample),
  ScenarioList,
  table: kept(Table),
  ul: kept(MDXComponents.ul),
  li: kept(MDXComponents.li!),
  ...Object.fromEntries(['p', 'ol', 'dl'].map((name) => [name, kept(name)])),
};
