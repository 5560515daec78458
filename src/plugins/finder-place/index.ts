import type {Plugin} from '@docusaurus/types';
import {parameters} from '../../wire/finder';

/**
 * Inline script in the head of every page. If the address of the finder has a selection, it sets `data-finding`, so that
 * the place of the results is kept free from the first paint on: the list moves there from the end of the page once
 * React runs (src/components/ServiceFinder). Addresses with a selection led to the heading of the list in the past; the
 * hash is removed, because the results are at the top now.
 */
const script = `(function (place) {
  if (!/\\/services\\/?$/.test(place.pathname) || !/[?&](${parameters.join('|')})=[^&]/.test(place.search)) return;
  document.documentElement.setAttribute('data-finding', '');
  if (place.hash === '#all-services') history.replaceState(history.state, '', place.pathname + place.search);
})(location)`;

/** Docusaurus plugin: results that an address asks for do not move what is below them. */
export default function finderPlace(): Plugin {
  return {
    name: 'finder-place',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
