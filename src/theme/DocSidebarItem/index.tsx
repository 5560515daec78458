// Change: a foreign title has its language.
import React, {type ReactNode} from 'react';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

export default function DocSidebarItemInLanguage(props: Props): ReactNode {
  // The theme passes further properties on to the link.
  return <DocSidebarItem {...props} {...props.item.customProps} />;
}
