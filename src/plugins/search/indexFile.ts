import type {HitKind, IndexedDocument} from './client/hit';

/** The documents of the index, one list for each kind. */
export type Lists = IndexedDocument[][];

const listStart = '{"documents":[';

/** The file of the index: JSON with a line for each document, so that it can be read while it arrives. */
export function writeIndexFile(lists: Lists): string {
  const written = lists.map((documents) => `${listStart}\n${documents.map((document) => JSON.stringify(document)).join(',\n')}\n]}`);
  return `[\n${written.join(',\n')}\n]\n`;
}

/** Reads the file of the index part by part. */
export class IndexFileReader {
  private readonly decoder = new TextDecoder();
  private rest = '';
  private kind = -1;

  constructor(private readonly take: (kind: HitKind, document: IndexedDocument) => void) {}

  read(part: Uint8Array): void {
    const lines = (this.rest + this.decoder.decode(part, {stream: true})).split('\n');
    this.rest = lines.pop()!;
    for (const line of lines) {
      if (line === listStart) {
        this.kind += 1;
      } else if (line.startsWith('{')) {
        this.take(this.kind, JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as IndexedDocument);
      }
    }
  }
}
