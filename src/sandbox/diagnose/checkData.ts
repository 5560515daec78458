import type {PublishedSecrets} from './received';
import type {Scheme} from './schemes';

/** The data that a page passes to the signature check. */
export interface CheckData {
  readonly published: PublishedSecrets;
  readonly schemes: readonly {
    readonly id: Scheme;
    readonly name: string;
    /** A message with a mistake. */
    readonly example: string;
    /** The published secret of this message, or the published key of the exchange. */
    readonly secret: string;
  }[];
  /** Requests that the API refuses with an error, by its code; `?case=` of the address names one, or a scheme. */
  readonly refused: Readonly<
    Record<
      string,
      {
        readonly message: string;
        readonly secrets: string;
        /** The receiver’s clock, if the message has a time. */
        readonly now?: string;
        /** One per line, if the message has a nonce. */
        readonly usedNonces?: string;
      }
    >
  >;
}
