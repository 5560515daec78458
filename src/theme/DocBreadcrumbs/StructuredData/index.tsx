// Change: rendered only on the server, and kept in the prerendered page: on the client, Docusaurus' head manager would
// write it through a sink that Trusted Types block.
import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function PrerenderedStructuredData(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}
