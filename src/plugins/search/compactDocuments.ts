import {HitKind, type IndexedDocument} from './client/hit';
import type {Lists} from './indexFile';
import type {Indexed} from '../../pages/page';

/** How much of the sections of templates is indexed, by the id of the heading. */
export type IndexedSections = ReadonlyMap<string, Indexed>;

/** A heading on at least this many pages belongs to a template, and does not identify a page. */
const minTemplatePages = 9;

/** Names and numbers such as `external_id`, `Idempotency-Key`, `pix/payin_h2h`, a service id. */
const names = /[\p{L}\d]+(?:[_/][\p{L}\d]+)+|\p{Lu}[\p{L}\d]*(?:-\p{Lu}[\p{L}\d]*)+|\b\d{4,}\b/gu;

/** The end of a sentence, or of a table cell that ends like one; what separates it from the next one is kept. */
const sentenceEnd = /(?<=[.!?:;])([ \n])(?=\S)/u;

/**
 * Removes texts that make the index larger without making pages easier to find: headings and tables from templates, and
 * sentences that already occurred on another page. A repeated sentence is kept on the page with the highest priority:
 * general pages, then v2, v1, and services.
 *
 * @param lists from the package; not modified
 * @param baseUrl `/` or `/uk/`
 */
export function compactDocuments(lists: Lists, baseUrl: string, indexed: IndexedSections): Lists {
  const pagesOf = new Map<string, number>();
  for (const {h = ''} of lists[HitKind.Heading]!) {
    pagesOf.set(h, (pagesOf.get(h) ?? 0) + 1);
  }
  const isTemplate = ({h = ''}: IndexedDocument): boolean => (pagesOf.get(h) ?? 0) >= minTemplatePages;
  const homes = new Map<string, string>();
  const content = [...lists[HitKind.Content]!]
    .sort((first, second) => priorityOf(first.u, baseUrl) - priorityOf(second.u, baseUrl) || first.i - second.i)
    .flatMap((document) => {
      const part = isTemplate(document) ? indexed.get(document.h!.slice(1)) : undefined;
      if (part === 'nothing') {
        return [];
      }
      const t = part === 'names' ? namesIn(document.t) : newSentences(document, homes);
      return t ? [{...document, t}] : [];
    });
  return lists.map((documents, kind) => {
    switch (kind as HitKind) {
      case HitKind.Heading:
        return documents.filter((document) => !isTemplate(document));
      case HitKind.Content:
        return content.sort((first, second) => first.i - second.i);
      default:
        return documents;
    }
  });
}

function priorityOf(address: string, baseUrl: string): number {
  const path = address.slice(baseUrl.length);
  return /^services\/[^/]+\/[^/]/.test(path) ? 3 : /^api\/.*v1\//.test(path) ? 2 : path.startsWith('api/') ? 1 : 0;
}

function namesIn(text: string): string {
  return [...new Set(text.match(names))].join(' ');
}

function newSentences({t, u}: IndexedDocument, homes: Map<string, string>): string {
  const parts = t.split(sentenceEnd);
  const sentences = parts.flatMap((sentence, index) => {
    if (index % 2 === 1) return [];
    const home = homes.get(sentence);
    if (home === undefined) {
      homes.set(sentence, u);
    }
    return home === undefined || home === u ? [sentence + (parts[index + 1] ?? '')] : [];
  });
  return sentences.join('').trim();
}
