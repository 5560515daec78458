import type {Received} from './received';
import type {Scheme} from './schemes';
import type {Signing} from './signing';
import type {FixName} from './fixes';

export interface Mistake {
  /** Suffix of the ids of its texts and of its row on the page. */
  readonly id: string;
  readonly schemes: readonly Scheme[];
  /** The code that fixes it; see fixes.ts. */
  readonly fix: FixName;
  /**
   * Makes the mistake in each possible way and yields the changed signings, some of which may equal the original.
   * Absent if only the message shows the mistake and no signature can prove it.
   */
  readonly make?: (signing: Signing) => Iterable<Signing>;
  /** More ways, too many to be combined with a second mistake. */
  readonly makeRarely?: (signing: Signing) => Iterable<Signing>;
  /** Whether the pasted message shows the mistake. */
  readonly isSeen?: (received: Received) => boolean;
  /** Whether `isSeen` only finds a place where readers often make this mistake, not the mistake itself. */
  readonly isHint?: boolean;
}
