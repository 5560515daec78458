// Change: the menu of a narrow page is drawn when the reader reaches for its button: it holds links to all pages.
import {useEffect, useState, type ReactNode} from 'react';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

export default function MenuOnDemand(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);

  useEffect(() => {
    if (isWanted) return;
    // Before the click, so that the menu stands when it opens.
    const reach = ({target}: Event): void => {
      if (target instanceof Element && target.closest('.navbar__toggle')) setIsWanted(true);
    };
    const signs = ['pointerdown', 'focusin'];
    for (const sign of signs) document.addEventListener(sign, reach);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, reach);
    };
  }, [isWanted]);

  return isWanted && <DocSidebarMobile {...props} />;
}
