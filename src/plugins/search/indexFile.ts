import {HitKind, type IndexedDocument} from './client/hit';

/** The documents of the index, one list per HitKind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';
const fileEnd = ']';

/**
 * Serializes the index as JSON with one document per line, so that it can be parsed while it downloads. An address is
 * only in the title's document. An id is left out if it is that of the page or the next one, a page if it is that of
 * the previous document, the section of a keyword or a description if it is the page's title, and in rows of codes the section
 * and the hash if they are the code. Of questions only the id of the place that they lead to is written, if the file has
 * that place. `IndexFileReader` restores all of them.
 */
export function writeIndexFile(lists: Lists): string {
  const places = new Map(
    [HitKind.Title, HitKind.Heading, HitKind.Content].flatMap((kind) => lists[kind]!.map((place) => [place.i, place])),
  );
  const written = lists.map((documents, kind) => {
    let previous: Numbered = beforeFirst;
    const lines = documents.map((document) => {
      const line = kind === (HitKind.Title as number) ? document : shortened(document, kind, places, previous);
      previous = document;
      return JSON.stringify(line);
    });
    return `${listStart}\n${lines.join(',\n')}\n]}`;
  });
  return `[\n${written.join(',\n')}\n${fileEnd}\n`;
}

/**
 * The documents of the text: all but questions, which the outline has.
 *
 * @param lists that are not modified
 */
export const textOf = (lists: Lists): Lists =>
  lists.map((documents, kind) => (kind === (HitKind.Question as number) ? [] : documents));

/**
 * The documents for the first hits: titles, headings, keywords, questions, and codes without the other cells of their row.
 *
 * @param codeRows ids of the rows of code tables
 */
export function outlineOf(lists: Lists, codeRows: ReadonlySet<number>): Lists {
  return [
    lists[HitKind.Title]!,
    lists[HitKind.Heading]!,
    [],
    lists[HitKind.Keywords]!,
    lists[HitKind.Content]!.filter(({i}) => codeRows.has(i)).map((document) => ({...document, t: document.s!})),
    lists[HitKind.Question] ?? [],
  ];
}

type Numbered = Pick<IndexedDocument, 'i' | 'p'>;
/** The documents of titles, headings and texts by id. */
type Places = ReadonlyMap<number, IndexedDocument>;

const beforeFirst: Numbered = {i: 0};

/** The properties that a document's line omits if they have these values: id, page, section and hash. */
function defaultsOf(
  {i: id, t, s = t, p}: Pick<IndexedDocument, 'i' | 't' | 's' | 'p'>,
  kind: HitKind,
  places: Places,
  previous: Numbered,
): Partial<IndexedDocument> {
  if (kind === HitKind.Question) {
    return placeOf(places.get(id));
  }
  const page = p ?? previous.p!;
  const i = previous.p === page ? previous.i + 1 : page;
  switch (kind) {
    case HitKind.Description:
    case HitKind.Keywords:
      return {i, p: previous.p, s: places.get(page)!.t};
    case HitKind.Content:
      return {i, p: previous.p, s: t, h: `#${s}`};
    default:
      return {i, p: previous.p};
  }
}

/** The page, the section and the hash of a place that questions lead to; nothing if the file does not have it. */
function placeOf(place: IndexedDocument | undefined): Partial<IndexedDocument> {
  if (!place) {
    return {};
  }
  const {i, t, s = t, h, p = i} = place;
  return {p, s, ...(h !== undefined && {h})};
}

function shortened(
  document: IndexedDocument,
  kind: HitKind,
  places: Places,
  previous: Numbered,
): Partial<IndexedDocument> {
  const defaults: Partial<IndexedDocument> = defaultsOf(document, kind, places, previous);
  return Object.fromEntries(
    Object.entries(document).filter(([key, value]) => key !== 'u' && value !== defaults[key as keyof IndexedDocument]),
  );
}

/** Incremental parser of an index file, or of its outline. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private readonly places = new Map<number, IndexedDocument>();
  private partialLine = '';
  private kind = -1;
  private previous: Numbered = beforeFirst;
  /** Whether the last line of the file was read: a response may be cut off, or not be an index at all. */
  isComplete = false;

  constructor(private readonly take: (kind: HitKind, document: IndexedDocument) => void) {}

  read(part: Uint8Array): void {
    const lines = (this.partialLine + this.decoder.decode(part, {stream: true})).split('\n');
    this.partialLine = lines.pop()!;
    for (const line of lines) {
      this.isComplete = line === fileEnd;
      if (line === listStart) {
        this.kind += 1;
        this.previous = beforeFirst;
      } else if (line.startsWith('{')) {
        const document = JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as IndexedDocument;
        this.take(this.kind, this.restore(document));
      }
    }
  }

  /** Adds the properties that `writeIndexFile` omits. */
  private restore(document: IndexedDocument): IndexedDocument {
    if (this.kind === (HitKind.Title as number)) {
      this.places.set(document.i, document);
      return document;
    }
    const restored = {...defaultsOf(document, this.kind, this.places, this.previous), ...document};
    this.previous = restored;
    const whole = {...restored, u: this.places.get(restored.p!)!.u};
    if (this.kind === (HitKind.Heading as number) || this.kind === (HitKind.Content as number)) {
      this.places.set(whole.i, whole);
    }
    return whole;
  }
}
