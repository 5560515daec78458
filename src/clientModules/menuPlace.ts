/**
 * After a navigation the link of the current page may be out of sight in the sidebar. This scrolls the sidebar, and not
 * the page around it; src/plugins/menu-place does so on load.
 */
import {keepInSight} from './keepInSight';

/** Scrolls a menu so that the link of the current page is in sight. */
export function showCurrentPage(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current="page"]');
  if (link) keepInSight(menu, link);
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation === null) return;
  // In the next frame the theme has opened the categories around the page.
  requestAnimationFrame(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    if (menu) showCurrentPage(menu);
  });
}
