// Change: adds the site's own components, which the build writes into pages; tables scroll in a frame of their own;
// what is static is kept as it was drawn at build.
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
  ul: kept(MDXComponents.ul!),
  li: kept(MDXComponents.li!),
  ...Object.fromEntries(['p', 'ol', 'dl'].map((name) => [name, kept(name)])),
};
