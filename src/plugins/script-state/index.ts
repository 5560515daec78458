import type {Plugin} from '@docusaurus/types';

/**
 * Inline script in the head of every page. Sets `data-scripts`, and removes it if a script of the site fails to load,
 * to parse or to run. Scripts of other origins do not count, because they belong to browser extensions.
 */
const script = `(function (page) {
  page.setAttribute('data-scripts', '');
  addEventListener('error', function (event) {
    var file = event.filename || event.target.src || '';
    if (file.indexOf(location.origin) === 0 && /\\.js$/.test(file)) page.removeAttribute('data-scripts');
  }, true);
})(document.documentElement)`;

/**
 * Docusaurus plugin that lets style sheets detect whether scripts work. A page that never hydrates matches
 * `html[data-has-hydrated='false']:not([data-scripts])`: its styles show the replacements for interactive parts, and
 * hide parts that need scripts. The media query `scripting` detects neither outdated browsers nor failed scripts.
 */
export default function scriptState(): Plugin {
  return {
    name: 'script-state',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
