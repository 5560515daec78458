import {drawScreen, markIds} from '../screen/index';
import {loadNavigation, loadRoles, loadScreen, loadWords, visibleBlocks} from '../../../content/cabinet/cabinet';
import {element, hast, inline, moduleOf, type Node} from '../../../content/core/markdown';
import type {Page} from '../page';

/** Imported by the figure, so that only pages with a screen load these styles. */
const styles = moduleOf('@site/src/plugins/remark-facts/screen/screen.css');

/**
 * A drawn screen, with the meaning of each numbered mark below it: `<Facts name="screen" of="general/overview" />`.
 * Ids of marks and explanations are prefixed with the last segment of `of`.
 */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const screen = loadScreen(of, page.locale);
  const roles = loadRoles(page.locale);
  const prefix = of.split('/').at(-1)!.replaceAll('_', '-');
  const drawing = drawScreen(screen, {
    locale: page.locale,
    t: page.t,
    navigation: loadNavigation(page.locale),
    roles,
    words: loadWords(page.locale),
    prefix,
  });
  const explanations = visibleBlocks(screen, roles).map(([code, {label, meaning, actions}], index) => {
    const {mark, explanation} = markIds(prefix, code);
    const number = index + 1;
    const back = element(
      'a',
      {className: ['screen__mark'], href: `#${mark}`, ariaLabel: page.t('screen.toDrawing', {number, label})},
      [{type: 'text', value: String(number)}],
    );
    const buttons = Object.values(actions ?? {}).map((action) => ` **${action.label}**: ${action.meaning}`);
    return element('li', {id: explanation}, [back, ...inline(` **${label}.** ${meaning}${buttons.join('')}`)]);
  });
  return [styles, hast(drawing), element('ol', {className: ['screen-marks']}, explanations)];
}
