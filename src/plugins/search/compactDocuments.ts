import {HitKind, type IndexedDocument} from './client/hit';
import type {Lists} from './indexFile';

/** A heading on at least this many pages belongs to a template, and does not identify a page. */
const minTemplatePages = 9;

/** Template sections that repeat, in other words or as samples, what another section or page says. */
const omitted = new Set(
  (
    'exchange example-create example-pay example-callback example-find field-labels field-values show-the-payer flow ' +
    'samples signature next downloads related versions answer callback screen rights access api'
  ).split(' '),
);

/**
 * Template sections whose sentences come from the contract and repeat on every page: only names and numbers are
 * indexed.
 */
const namesOnly = new Set(
  (
    'facts fields statuses failure-reasons testing body errors headers answer-headers answer-fields versions-request ' +
    'versions-answer columns filters'
  ).split(' '),
);

/** Names and numbers such as `external_id`, `Idempotency-Key`, `pix/payin_h2h`, a service id. */
const names = /[\p{L}\d]+(?:[_/][\p{L}\d]+)+|\p{Lu}[\p{L}\d]*(?:-\p{Lu}[\p{L}\d]*)+|\b\d{4,}\b/gu;

/** The end of a sentence, or of a table cell that ends like one. */
const sentenceEnd = /(?<=[.!?:;]) (?=\S)/u;

/**
 * Removes what makes the index large without making pages easier to find: headings and tables from templates, and
 * sentences that already occurred on another page. A repeated sentence is kept on the page with the highest priority:
 * general pages, then v2, v1, and services.
 *
 * @param lists from the package; not modified
 * @param baseUrl `/` or `/uk/`
 */
export function compactDocuments(lists: Lists, baseUrl: string): Lists {
  const pagesOf = new Map<string, number>();
  for (const {h = ''} of lists[HitKind.Heading]!) {
    pagesOf.set(h, (pagesOf.get(h) ?? 0) + 1);
  }
  const isTemplate = ({h = ''}: IndexedDocument): boolean => (pagesOf.get(h) ?? 0) >= minTemplatePages;
  const homes = new Map<string, string>();
  const content = [...lists[HitKind.Content]!]
    .sort((first, second) => priorityOf(first.u, baseUrl) - priorityOf(second.u, baseUrl) || first.i - second.i)
    .flatMap((document) => {
      const id = document.h?.slice(1) ?? '';
      if (isTemplate(document) && omitted.has(id)) {
        return [];
      }
      const t = isTemplate(document) && namesOnly.has(id) ? namesIn(document.t) : newSentences(document, homes);
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
  return t
    .split(sentenceEnd)
    .filter((sentence) => {
      const home = homes.get(sentence);
      if (home === undefined) {
        homes.set(sentence, u);
      }
      return home === undefined || home === u;
    })
    .join(' ');
}
