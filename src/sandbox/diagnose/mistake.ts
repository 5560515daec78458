import type {Received} from './received';
import type {Scheme, Signing} from './signing';
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

/** The schemes that sign a body. */
export const bodySchemes: readonly Scheme[] = ['v2_request', 'v2_callback', 'binance_pay'];
/** The schemes that sign a time in seconds. */
export const timedSchemes: readonly Scheme[] = ['v2_request', 'v2_callback'];
/** The schemes whose body contains `auth`. */
export const proofSchemes: readonly Scheme[] = ['v1_request', 'v1_post_callback'];
/** The schemes that compute an HMAC. */
export const hmacSchemes: readonly Scheme[] = ['v2_request', 'v2_callback', 'v1_get_callback'];
/** The schemes that write hex. */
export const hexSchemes: readonly Scheme[] = ['v2_request', 'v1_request', 'v1_post_callback', 'v1_get_callback'];
/** The schemes of the gateway, whose two sides share a secret. */
export const secretSchemes: readonly Scheme[] = ['v2_request', 'v2_callback', ...proofSchemes, 'v1_get_callback'];
export const allSchemes: readonly Scheme[] = [...secretSchemes, 'binance_pay'];
