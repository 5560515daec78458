// Change: the same translated error page as inside the layout. An error that reaches the root comes from the layout
// (errors of the content are caught inside it), so the layout is not rendered again.
import React, {type ReactNode} from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function RootError(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
