import type {Element} from 'hast';
import {brand} from '../../../brand';
import {
  visibleBlocks,
  type Block,
  type Navigation,
  type Roles,
  type Screen,
  type Words,
} from '../../../content/cabinet/cabinet';
import type {Translate} from '../../../content/core/labels';
import type {LocaleCode} from '../../../content/core/locales';
import {drawContent} from './blocks';
import {element} from './element';
import {drawValue, type ValueContext} from './values';

/** What a screen needs besides its own data. */
export interface DrawingContext {
  locale: LocaleCode;
  t: Translate;
  navigation: Navigation;
  roles: Roles;
  words: Words;
  /** Prefix of all ids in the figure, such as `overview`. */
  prefix: string;
}

/** Ids that link the numbered mark of a block and its explanation to each other. */
export function markIds(prefix: string, code: string): {mark: string; explanation: string} {
  const id = `${prefix}-${code}`.replaceAll('_', '-');
  return {mark: `${id}-mark`, explanation: id};
}

/** Host and path of a screen. */
export function addressOf({frame, screen, address}: Screen): string {
  return `${frame === 'payer' ? brand.hosts.pay : brand.hosts.cabinet}/${address ?? screen}`;
}

function drawMenu({screen}: Screen, {navigation}: DrawingContext): Element {
  const sections = Object.values(navigation.sections);
  const current = sections.find(({screens}) => screen! in screens)!;
  const entry = (label: string, isCurrent: boolean) =>
    element(`li${isCurrent ? '.screen__entry--current' : ''}`, {}, label);
  return element(
    'div.screen__menu',
    {},
    element('ul.screen__sections', {}, ...sections.map((section) => entry(section.label, section === current))),
    element(
      'ul.screen__screens',
      {},
      ...Object.entries(current.screens).map(([path, {label}]) => entry(label, path === screen)),
    ),
  );
}

function drawBlock(code: string, block: Block, number: number, values: ValueContext, context: DrawingContext): Element {
  const ids = markIds(context.prefix, code);
  return element(
    `div.screen__block.screen__block--${block.kind}${block.width ? `.screen__block--${block.width}` : ''}`,
    {},
    element(
      'div.screen__head',
      {},
      element(
        'a.screen__mark',
        {
          id: ids.mark,
          href: `#${ids.explanation}`,
          ariaLabel: context.t('screen.toExplanation', {number, label: block.label}),
        },
        String(number),
      ),
      element('span.screen__name', {}, block.label),
      ...Object.values(block.actions ?? {}).map(({label}) => element('span.screen__button', {}, label)),
    ),
    ...drawContent(block, values),
  );
}

/**
 * Renders a screen as HTML from its data. Each block has a numbered link to its explanation; `screen.css` styles it and
 * reflows it in a narrow container.
 */
export function drawScreen(screen: Screen, context: DrawingContext): Element {
  const {t, roles, words, locale, prefix} = context;
  const values: ValueContext = {locale, words, roles, t, now: screen.now};
  const isCabinet = screen.frame === 'cabinet';
  return element(
    `figure.screen.screen--${screen.frame}`,
    {ariaLabelledBy: [`${prefix}-caption`]},
    element(
      'div.screen__window',
      {},
      element('div.screen__address', {}, addressOf(screen)),
      isCabinet
        ? element(
            'div.screen__header',
            {},
            element(
              `span.screen__environment.screen__environment--${screen.environment}`,
              {},
              t(`screen.${screen.environment}`),
            ),
            element('span.screen__soft', {}, t('screen.updated'), ' ', drawValue('time', screen.now, values)),
            element('span.screen__role', {}, roles.roles[screen.role!]!.label),
          )
        : null,
      isCabinet ? drawMenu(screen, context) : null,
      element('div.screen__title', {}, screen.title),
      element(
        'div.screen__blocks',
        {},
        ...visibleBlocks(screen, roles).map(([code, block], index) =>
          drawBlock(code, block, index + 1, values, context),
        ),
      ),
    ),
    element('figcaption', {id: `${prefix}-caption`}, screen.caption),
  );
}
