import type {HitKind, IndexedDocument} from './client/hit';

/** The documents of the index, one list for each kind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';
const fileEnd = ']';

/** The file of the index: JSON with a line for each document, so that it can be read while it arrives. */
export function writeIndexFile(lists: Lists): string {
  const written = lists.map(
    (documents) => `${listStart}\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]}`,
  );
  return `[\n${written.join(',\n')}\n${fileEnd}\n`;
}

/** Reads the file of the index part by part. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private rest = '';
  private kind = -1;
  /** Whether the last line of the file was read: an answer may break off, or be another text altogether. */
  isWhole = false;

  constructor(private readonly take: (kind: HitKind, document: IndexedDocument) => void) {}

  read(part: Uint8Array): void {
    const lines = (this.rest + this.decoder.decode(part, {stream: true})).split('\n');
    this.rest = lines.pop()!;
    for (const line of lines) {
      this.isWhole = line === fileEnd;
      if (line === listStart) {
        this.kind += 1;
      } else if (line.startsWith('{')) {
        this.take(this.kind, JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as IndexedDocument);
      }
    }
  }
}
