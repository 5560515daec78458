/** Gives the browser's own surface (the address bar on a phone) the colour of the page when the reader changes the mode. */
import {brand} from '../brand';

if (typeof document !== 'undefined') {
  const meta = document.querySelector('meta[name="theme-color"]');
  const paint = () =>
    meta?.setAttribute(
      'content',
      brand.colors[document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'].paper,
    );
  new MutationObserver(paint).observe(document.documentElement, {attributeFilter: ['data-theme']});
  paint();
}
