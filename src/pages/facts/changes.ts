import {loadChanges, type Change} from '../../content/reference/changelog';
import {date} from '../../content/core/format';
import {heading, list, paragraph, type Node} from '../../content/core/markdown';
import {pageAt} from '../../content/core/sidebar';
import {headOf, type Page} from '../page';

/** Changes by day, newest first: `<Facts name="changes" />`, or those of one kind with `kind="deprecated"`. */
export function build(page: Page, {kind}: Record<string, string>): Node[] {
  const all = loadChanges(page.locale);
  if (kind !== undefined) {
    const found = all.filter((change) => change.kind === kind);
    return found.length > 0 ? [list(found.map((change) => lineOf(change, page)))] : [paragraph(page.t('changes.none'))];
  }
  return [...new Set(all.map((change) => change.date))].flatMap((day) => [
    heading(3, date(day, page.locale), `day-${day}`),
    list(all.filter((change) => change.date === day).map((change) => lineOf(change, page))),
  ]);
}

/** One change: “**Added**, API v2 2.0.0: what is new. → Request format”. */
function lineOf({kind, area, version, sunset, text, links = []}: Change, page: Page): string {
  const {t, locale, link} = page;
  const head = `**${t(`changes.kind.${kind}`)}**, ${[t(`changes.area.${area}`), version].filter(Boolean).join(' ')}`;
  const end = sunset ? ` ${t('changes.sunset', {date: date(sunset, locale)})}` : '';
  const more =
    links.length > 0
      ? ` → ${links.map((address) => link(address, headOf(pageAt(address), page.locale).title)).join(', ')}`
      : '';
  return `${head}: ${text}${end}${more}`;
}
