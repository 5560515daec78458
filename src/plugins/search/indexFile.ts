import type {HitKind, IndexedDocument} from './client/hit';

/** The documents of the index, one list per HitKind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';
const fileEnd = ']';

/** Serializes the index as JSON with one document per line, so that it can be parsed while it downloads. */
export function writeIndexFile(lists: Lists): string {
  const written = lists.map(
    (documents) => `${listStart}\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]}`,
  );
  return `[\n${written.join(',\n')}\n${fileEnd}\n`;
}

/** Incremental parser of the index file. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private partialLine = '';
  private kind = -1;
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
      } else if (line.startsWith('{')) {
        this.take(this.kind, JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as IndexedDocument);
      }
    }
  }
}
