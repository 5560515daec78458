// Change: the mobile menu, which has links to all pages, is rendered on demand.
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
    // Already on pointerdown or focus, so that the menu is complete when it opens.
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
