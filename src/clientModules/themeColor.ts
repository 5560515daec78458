/**
 * Sets the browser UI's colour (`theme-color`, such as the address bar on a phone) when the reader switches the colour
 * mode.
 */
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
