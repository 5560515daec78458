import {HitKind, type IndexedDocument} from './client/hit';

/** The documents of the index, one list per HitKind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';
const fileEnd = ']';

/**
 * Serializes the index as JSON with one document per line, so that it can be parsed while it downloads. An address is
 * only in the title's document. An id is left out if it is that of the page or the next one, a page if it is that of
 * the previous document, the section of a keyword, a description or a question if it is the page's title, and in rows of
 * codes the section and the hash if they are the code. `IndexFileReader` restores all of them.
 */
export function writeIndexFile(lists: Lists): string {
  const titles = new Map(lists[HitKind.Title]!.map((title) => [title.i, title]));
  const written = lists.map((documents, kind) => {
    let previous: Numbered = beforeFirst;
    const lines = documents.map((document) => {
      const line = kind === (HitKind.Title as number) ? document : shortened(document, kind, titles, previous);
      previous = document;
      return JSON.stringify(line);
    });
    return `${listStart}\n${lines.join(',\n')}\n]}`;
  });
  return `[\n${written.join(',\n')}\n${fileEnd}\n`;
}

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
/** The titles' documents by id. */
type Titles = ReadonlyMap<number, IndexedDocument>;

const beforeFirst: Numbered = {i: 0};

/** The properties that a document's line omits if they have these values: id, page, section and hash. */
function defaultsOf(
  {t, s = t, p}: Pick<IndexedDocument, 't' | 's' | 'p'>,
  kind: HitKind,
  titles: Titles,
  previous: Numbered,
): Omit<IndexedDocument, 't' | 'u'> {
  const page = p ?? previous.p!;
  const i = previous.p === page ? previous.i + 1 : page;
  switch (kind) {
    case HitKind.Description:
    case HitKind.Keywords:
    case HitKind.Question:
      return {i, p: previous.p, s: titles.get(page)!.t};
    case HitKind.Content:
      return {i, p: previous.p, s: t, h: `#${s}`};
    default:
      return {i, p: previous.p};
  }
}

function shortened(
  document: IndexedDocument,
  kind: HitKind,
  titles: Titles,
  previous: Numbered,
): Partial<IndexedDocument> {
  const defaults: Partial<IndexedDocument> = defaultsOf(document, kind, titles, previous);
  return Object.fromEntries(
    Object.entries(document).filter(([key, value]) => key !== 'u' && value !== defaults[key as keyof IndexedDocument]),
  );
}

/** Incremental parser of an index file, or of its outline. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private readonly titles = new Map<number, IndexedDocument>();
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
      this.titles.set(document.i, document);
      return document;
    }
    const restored = {...defaultsOf(document, this.kind, this.titles, this.previous), ...document};
    this.previous = restored;
    return {...restored, u: this.titles.get(restored.p!)!.u};
  }
}
