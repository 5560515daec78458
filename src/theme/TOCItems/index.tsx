// Change: the link of the section that the reader is in is the current one, also after a link to a place inside it.
import React, {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {followSections} from './followSections';

export default function TOCItemsOfPlace({linkActiveClassName, ...props}: Props): ReactNode {
  const {toc, linkClassName} = props;
  const {hash} = useLocation();
  useEffect(
    () =>
      linkActiveClassName && linkClassName
        ? followSections(`.${linkClassName.split(' ').join('.')}`, linkActiveClassName, hash)
        : undefined,
    [toc, linkClassName, linkActiveClassName, hash],
  );
  return <TOCItems {...props} />;
}
