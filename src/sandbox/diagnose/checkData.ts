import type {PublishedSecrets} from './received';
import type {Scheme} from './signing';

/** What a page gives the signature check. */
export interface CheckData {
  readonly published: PublishedSecrets;
  readonly schemes: readonly {
    readonly id: Scheme;
    readonly name: string;
    /** A message with a mistake. */
    readonly example: string;
    /** The published secret of this message. */
    readonly secret: string;
  }[];
}
