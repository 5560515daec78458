import {HitKind, type IndexedDocument} from './client/hit';

/** The documents of the index, one list per HitKind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';
const fileEnd = ']';

/** Serializes the index as JSON with one document per line, so that it can be parsed while it downloads. */
export function writeIndexFile(lists: object[][]): string {
  const written = lists.map(
    (documents) => `${listStart}\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]}`,
  );
  return `[\n${written.join(',\n')}\n${fileEnd}\n`;
}

/**
 * The documents for the first hits: titles, headings, keywords, and codes without the other cells of their row. An
 * address and a page's title are only in the title's document, and the hash of a row only if it is not the code. An id
 * is left out if it is that of the page or the next one, and a page if it is that of the previous document.
 * `IndexFileReader` restores all of them.
 *
 * @param codeRows ids of the rows of code tables
 */
export function outlineOf(lists: Lists, codeRows: ReadonlySet<number>): object[][] {
  return [
    lists[HitKind.Title]!,
    withoutSequence(lists[HitKind.Heading]!.map(({i, t, h, p}) => ({i, t, h, p}))),
    [],
    withoutSequence(lists[HitKind.Keywords]!.map(({i, t, p}) => ({i, t, p}))),
    withoutSequence(
      lists[HitKind.Content]!.filter(({i}) => codeRows.has(i)).map(({i, s, h, p}) => ({
        i,
        t: s,
        ...(h !== `#${s}` && {h}),
        p,
      })),
    ),
  ];
}

type Numbered = Pick<IndexedDocument, 'i' | 'p'>;

/** The id and the page of a document that does not have them. */
const following = ({i, p}: Numbered, page = p): Numbered => ({i: page === p ? i + 1 : page!, p: page});

const beforeFirst: Numbered = {i: 0};

function withoutSequence(documents: Numbered[]): object[] {
  return documents.map(({i, p, ...document}, index) => {
    const previous = documents[index - 1] ?? beforeFirst;
    return {
      ...(i !== following(previous, p).i && {i}),
      ...document,
      ...(p !== previous.p && {p}),
    };
  });
}

/** Incremental parser of an index file, or of its outline. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private readonly titles = new Map<number, IndexedDocument>();
  private partialLine = '';
  private kind = -1;
  private previous = beforeFirst;
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

  /** Adds what `outlineOf` leaves out. */
  private restore(document: IndexedDocument): IndexedDocument {
    if (this.kind === (HitKind.Title as number)) {
      this.titles.set(document.i, document);
    }
    if (document.u !== undefined) {
      return document;
    }
    const numbers = {...following(this.previous, document.p), ...document};
    this.previous = numbers;
    const {u, t} = this.titles.get(numbers.p!)!;
    switch (this.kind as HitKind) {
      case HitKind.Keywords:
        return {...numbers, u, s: t};
      case HitKind.Content:
        return {h: `#${document.t}`, ...numbers, u, s: document.t};
      default:
        return {...numbers, u};
    }
  }
}
