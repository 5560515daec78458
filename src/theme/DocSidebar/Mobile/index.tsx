// Change: the mobile menu, which has links to all pages, is rendered on demand.
import {useEffect, useState, type ReactNode} from 'react';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

export default function MenuOnDemand(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isRequested, setIsRequested] = useState(shown);

  useEffect(() => {
    if (isRequested) return;
    // Already on pointerdown or focus, so that the menu is complete when it opens. Assistive technology may only click.
    const onEvent = ({target}: Event): void => {
      if (target instanceof Element && target.closest('.navbar__toggle')) setIsRequested(true);
    };
    const events = ['pointerdown', 'focusin', 'click'];
    for (const name of events) document.addEventListener(name, onEvent);
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent);
    };
  }, [isRequested]);

  return (isRequested || shown) && <DocSidebarMobile {...props} />;
}
