import type {Element} from 'hast';
import {list, plain, type Node} from '../../content/core/markdown';
import {drawQr} from '../../content/core/qr';
import {element} from '../screen/element';
import type {Page} from '../page';
import type {PayerScreen, ScreenRow} from './screens';

/** Id of the caption, which names the figure. */
const captionId = 'payer-screens';

/** Screens as HTML: a figure with an ordered list; `payer.css` gives them the form of phones. */
export function payerHtml(screens: PayerScreen[], caption: string): Element {
  const isEven = screens.length % 2 === 0 && screens.length < 6;
  return element(
    `figure.payer${isEven ? '.payer--even' : ''}.unindexed`,
    {ariaLabelledBy: [captionId]},
    element('ol', {}, ...screens.map(drawScreen)),
    element('figcaption', {id: captionId}, caption),
  );
}

function drawScreen({kind, place, host, title, rows, qr, button}: PayerScreen): Element {
  return element(
    `li.payer__screen.payer__screen--${kind}`,
    {},
    element(
      'p.payer__place',
      {},
      element('span', {}, place),
      host === undefined ? null : element('small', {translate: 'no'}, host),
    ),
    element('p.payer__title', {}, title),
    qr === undefined ? null : drawCode(qr),
    element('dl', {}, ...rows.flatMap(drawRow)),
    button === undefined ? null : element('p.payer__button', {}, button),
  );
}

function drawRow({label, text, from, isEntered}: ScreenRow): Element[] {
  return [
    element('dt', {}, label),
    element(isEntered ? 'dd.payer__field' : 'dd', from === undefined ? {} : {translate: 'no'}, text),
  ];
}

/** A QR code. Runs of modules are lines, which takes half the characters of closed shapes. */
function drawCode(content: string): Element {
  const {side, path} = drawQr(content);
  const lines = path.replace(/v1h-\d+z/g, '');
  return element(
    'svg.payer__code',
    {viewBox: `0 -0.5 ${side} ${side}`, ariaHidden: 'true'},
    // Scanners read dark on light only, in the dark mode too.
    element('rect', {y: '-0.5', width: side, height: side, fill: '#ffffff'}),
    element('path', {d: lines, stroke: '#000000'}),
  );
}

/** Screens as Markdown: one line per screen. */
export function payerMarkdown(screens: PayerScreen[], caption: string, {t}: Page): Node[] {
  const lines = screens.map(({place, host, title, rows, qr, button}) => {
    const parts = [
      ...(qr === undefined ? [] : [t('payer.qr')]),
      ...rows.map(({label, text}) => `${label}: ${text}`),
      ...(button === undefined ? [] : [`[${button}]`]),
    ];
    const where = host === undefined ? place : `${place} (${host})`;
    return `${where} — ${title}${/[.!?]$/.test(title) ? '' : '.'} ${parts.join('; ')}`.trim();
  });
  return [
    {type: 'paragraph', children: [plain(caption)]},
    list(
      lines.map((words) => [{type: 'paragraph', children: [plain(words)]}]),
      true,
    ),
  ];
}
