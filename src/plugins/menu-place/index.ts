import type {Plugin} from '@docusaurus/types';

/**
 * Inline script in the head of every page, which scrolls the sidebar to the current page before the first paint: a
 * frame is asked for until the parser has reached the link, and runs before that frame is painted.
 * src/clientModules/menuPlace.ts does the same after a navigation.
 */
const script = `(function find() {
  var link = document.querySelector('.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
  if (link) {
    var menu = link.closest('.menu'), at = link.getBoundingClientRect(), box = menu.getBoundingClientRect();
    if (at.bottom > box.bottom) menu.scrollTop += at.top - box.top - box.height / 3;
  } else if (document.readyState === 'loading') requestAnimationFrame(find);
})()`;

/** Docusaurus plugin: the sidebar shows the current page from the first paint on. */
export default function menuPlace(): Plugin {
  return {
    name: 'menu-place',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
