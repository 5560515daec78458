// Change: stands in the prerendered page alone, which keeps it: the framework's head would write it anew by a way that
// Trusted Types forbid.
import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function PrerenderedStructuredData(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}
