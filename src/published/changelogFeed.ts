import {brand} from '../brand';
import {loadChanges, type Change} from '../content/reference/changelog';
import {createTranslate} from '../content/core/labels';
import {locales, prefixOf, type LocaleCode} from '../content/core/locales';
import {plainText} from '../content/core/markdown';
import {siteTitle} from '../content/core/siteTitle';
import {headOf} from '../pages/page';

/** Name of the published feed, below the address of each language. */
export const feedName = 'changelog.atom';

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A day as a moment (RFC 3339): changes have no hour. */
const momentOf = (date: string): string => `${date}T00:00:00Z`;

/** Most characters of a title after its area. */
const titleLength = 105;

/** The first sentence of a text, never cut: a part of it could say something else. */
function titleOf(key: string, text: string): string {
  const [sentence = ''] = text.split(/(?<=[^.])[.:](?=\s|$)/);
  if (sentence.length > titleLength)
    throw new Error(
      `src/data/changelog.yaml: the first sentence of ${key} has ${sentence.length} characters, too many for the feed. Write a title of at most ${titleLength}, also in its translations.`,
    );
  return sentence;
}

/** The changes of the API as an Atom feed (RFC 4287): `changelog.atom` → text. */
export function changelogFeed(locale: LocaleCode): Record<string, string> {
  const t = createTranslate(locale);
  const changes = loadChanges(locale);
  const {htmlLang} = locales.find(({code}) => code === locale)!;
  const {title, description} = headOf('changelog', locale);
  const site = `https://${brand.hosts.site}${prefixOf(locale)}`;
  const entryOf = ({key, date, kind, area, version, title: short, text: markdown}: Change): string => {
    const place = [t(`changes.area.${area}`), version].filter(Boolean).join(' ');
    const name = `${place}: ${titleOf(key, plainText(short ?? markdown))}`;
    return `  <entry>
    <id>tag:${brand.hosts.site},${date}:${locale}/changelog/${key}</id>
    <title>${escape(name)}</title>
    <category term="${kind}" label="${escape(t(`changes.kind.${kind}`))}"/>
    <link href="${site}/changelog#day-${date}"/>
    <updated>${momentOf(date)}</updated>
    <summary>${escape(plainText(markdown))}</summary>
  </entry>
`;
  };
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang}">
  <id>${site}/${feedName}</id>
  <title>${escape(`${siteTitle(locale)}: ${title}`)}</title>
  <subtitle>${escape(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${site}/${feedName}"/>
  <link rel="alternate" type="text/html" href="${site}/changelog"/>
  <author><name>${escape(brand.name)}</name></author>
  <updated>${momentOf(changes[0]!.date)}</updated>
${changes.map(entryOf).join('')}</feed>
`;
  return {[feedName]: feed};
}
