import {brand} from '../../brand';
import {createTranslate} from '../../content/core/labels';
import {readLocaleFile} from '../../content/core/localeFile';
import {defaultLocale, locales, pagesFolder, type LocaleCode} from '../../content/core/locales';
import {list, paragraph, type Node} from '../../content/core/markdown';
import {loadSidebar, type Category} from '../../content/core/sidebar';
import {cacheLoader} from '../../content/core/fileCache';
import {siteTitle} from '../../content/core/siteTitle';
import {twinAddress} from '../../content/pages/twinAddress';
import {headOf} from '../../pages/page';
import {stringify} from './stringify';
import {addressIn} from './twin';

const labelsFile = (locale: LocaleCode): string => `${pagesFolder(locale)}.json`;

const readLabels = cacheLoader(
  (locale: LocaleCode) =>
    JSON.parse(readLocaleFile(labelsFile(locale), 'src/data/sidebar.yaml')) as Record<string, {message: string}>,
);

/** The label of a sidebar category in a language. */
function labelIn({key, label}: Category, locale: LocaleCode): string {
  if (locale === defaultLocale) return label;
  const text = readLabels(locale)[`sidebar.docs.category.${key}`]?.message;
  if (!text)
    throw new Error(`${labelsFile(locale)}: there is no sidebar.docs.category.${key}. Add the label of the category.`);
  return text;
}

/**
 * One section per category, with its pages; nested categories become sections of their own, because llms.txt has one
 * level.
 */
function sections(category: Category, locale: LocaleCode, above: string[] = []): {title: string; pages: string[]}[] {
  const labels = [...above, labelIn(category, locale)];
  const own = category.items.filter((item) => typeof item === 'string');
  const pages = [...(category.landing ? [category.landing] : []), ...own];
  const inner = category.items.flatMap((item) => (typeof item === 'string' ? [] : sections(item, locale, labels)));
  return [...(pages.length > 0 ? [{title: labels.join(' — '), pages}] : []), ...inner];
}

/** Heading, summary and instructions at the top of both files. */
function headNodes(locale: LocaleCode): Node[] {
  const t = createTranslate(locale);
  const address = (name: string, code: LocaleCode): string => addressIn(name, code);
  const others = locales
    .filter(({code}) => code !== locale)
    .map(({code, label}) => `[${label}](${address('llms.txt', code)})`);
  return [
    {type: 'heading', depth: 1, children: [{type: 'text', value: siteTitle(locale)}]},
    {type: 'blockquote', children: [paragraph(headOf('index', locale).description) as never]},
    paragraph(
      t('twin.llms', {
        full: address('llms-full.txt', locale),
        site: `https://${brand.hosts.site}`,
        others: others.join(', '),
      }),
    ),
  ];
}

/** `/llms.txt` of a locale: every page once, in sidebar order, with its description. */
export function renderIndex(locale: LocaleCode): string {
  const line = (id: string): string => {
    const {title, description} = headOf(id, locale);
    return `[${title}](${twinAddress(addressIn(id, locale))}): ${description}`;
  };
  return stringify([
    ...headNodes(locale),
    ...loadSidebar()
      .flatMap((category) => sections(category, locale))
      .flatMap(({title, pages}): Node[] => [
        {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
        list(pages.map(line)),
      ]),
  ]);
}

/** `/llms-full.txt` of a locale: the text of every page. */
export function renderFull(twins: string[], locale: LocaleCode): string {
  return [stringify(headNodes(locale)), ...twins].join('\n---\n\n');
}
