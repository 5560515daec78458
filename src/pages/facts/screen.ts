import {loadNavigation, loadRoles, loadScreen, loadWords} from '../../content/cabinet/cabinet';
import {element, hast, inline, moduleOf, withTwin, type Node} from '../../content/core/markdown';
import type {Page} from '../page';
import {screenHtml} from '../screen/html';
import {screenMarkdown} from '../screen/markdown';
import {viewScreen} from '../screen/view';

/** Imported by the figure, so that only pages with a screen load these styles. */
const styles = moduleOf('@site/src/pages/screen/screen.css');

/**
 * A drawn screen, with the meaning of each numbered mark below it: `<Facts name="screen" of="general/overview" />`.
 * Ids of marks and explanations are prefixed with the last segment of `of`.
 */
export function build({locale, t}: Page, {of = ''}: Record<string, string>): Node[] {
  const view = viewScreen(loadScreen(of, locale), {
    locale,
    t,
    navigation: loadNavigation(locale),
    roles: loadRoles(locale),
    words: loadWords(locale),
    prefix: of.split('/').at(-1)!.replaceAll('_', '-'),
  });
  const explanations = view.blocks.map(({number, label, meaning, mark, explanation, buttons}) => {
    const back = element('a', {className: ['screen__mark'], href: `#${mark.id}`, ariaLabel: explanation.toDrawing}, [
      {type: 'text', value: String(number)},
    ]);
    const meanings = buttons.map((button) => ` **${button.label}.** ${button.meaning}`);
    return element('li', {id: explanation.id}, [
      // In the twin, the number of the item says it.
      withTwin(back, []),
      ...inline(` **${label}.** ${meaning}${meanings.join('')}`),
    ]);
  });
  return [
    styles,
    withTwin(hast(screenHtml(view)), screenMarkdown(view, t)),
    element('ol', {className: ['screen-marks']}, explanations),
  ];
}
