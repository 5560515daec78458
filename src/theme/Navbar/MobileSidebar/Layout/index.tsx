// Change: while it is open the menu is a dialog with a name, which keeps the focus, closes on Escape, and gives the focus
// back; what it covers is inert; it opens at the current page; its head has the languages.
import {useLayoutEffect, useRef, useState, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {showCurrentPage} from '@site/src/clientModules/menuPlace';
import {pressedKey} from '@site/src/components/pressedKey';
import Languages from './Languages';
import {makeInertAround} from './makeInertAround';
import styles from './styles.module.css';

const {mobileSidebar} = ThemeClassNames.layout.navbar;

export default function MobileMenu({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const menu = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  // Not earlier, because their names would load font subsets that the page does not need.
  const [hasLanguages, setHasLanguages] = useState(shown);
  if (shown && !hasLanguages) setHasLanguages(true);

  // A layout effect, so that the page of a chosen link is no longer inert when it takes the focus.
  useLayoutEffect(() => {
    if (!shown) {
      if (wasShown.current) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      wasShown.current = false;
      return undefined;
    }
    wasShown.current = true;
    const dialog = menu.current!;
    let restore: (() => void) | undefined;
    // After two frames the menu is painted. `inert` recomputes the styles of everything it covers, which would delay that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        restore = makeInertAround(dialog, '.navbar-sidebar__backdrop, [role=status], [role=alert]');
      });
    });
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')!.focus();
    dialog.querySelectorAll('.menu').forEach(showCurrentPage);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (pressedKey(event) === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancelAnimationFrame(frame);
      restore?.();
    };
  }, [shown, toggle]);

  return (
    <div
      ref={menu}
      className={clsx(mobileSidebar.container, 'navbar-sidebar', styles.menu)}
      role={shown ? 'dialog' : undefined}
      aria-modal={shown || undefined}
      aria-label={
        shown
          ? translate({
              id: 'site.menu.label',
              message: 'Menu',
              description: 'The name of the menu that a phone opens over the page',
            })
          : undefined
      }
    >
      {header as ReactElement}
      {hasLanguages && <Languages />}
      <div className={clsx('navbar-sidebar__items', isSecondary && 'navbar-sidebar__items--show-secondary')}>
        {[primaryMenu, secondaryMenu].map((content, index) => (
          <div
            key={index}
            className={clsx(mobileSidebar.panel, 'navbar-sidebar__item menu')}
            inert={isSecondary === (index === 0)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
