import type {Plugin} from '@docusaurus/types';

/**
 * What the head of every page runs. `data-scripts` is there while scripts run and none of the site has failed, neither
 * by its network nor by a syntax or an API that the browser lacks; of other origins are the scripts of extensions.
 */
const script = `(function (page) {
  page.setAttribute('data-scripts', '');
  addEventListener('error', function (event) {
    var file = event.filename || event.target.src || '';
    if (file.indexOf(location.origin) === 0 && /\\.js$/.test(file)) page.removeAttribute('data-scripts');
  }, true);
})(document.documentElement)`;

/**
 * Docusaurus plugin that tells the styles whether scripts work. A page that never starts is
 * `html[data-has-hydrated='false']:not([data-scripts])`: there the styles show what only scripts would show, and hide
 * what needs them. The media query `scripting` knows neither older browsers nor scripts that fail.
 */
export default function scriptState(): Plugin {
  return {
    name: 'script-state',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
