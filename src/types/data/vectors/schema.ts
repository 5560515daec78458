// Generated from src/data/vectors/schema.yaml by `npm run types`. Change that instead.

/**
 * A vector says what arrives. Headers and signature are computed; `signed` names what the sender signed instead, and `headers` what arrives instead of a computed header.
 */
export interface VectorsFile {
  /**
   * What the file proves and how to read it; published with the vectors.
   */
  description: string;
  /**
   * The receiver's clock in Unix seconds.
   */
  now: number;
  defaults: Message;
  /**
   * Vectors by name, in the order in which they are published.
   */
  vectors: {
    [k: string]: Vector;
  };
}
export interface Message {
  /**
   * Id of a callback.
   */
  id?: string;
  /**
   * Signed time in Unix seconds. Without it, the clock of the receiver.
   */
  timestamp?: number | string;
  /**
   * HTTP method of a request.
   */
  method?: string;
  /**
   * Path of a request.
   */
  path?: string;
  /**
   * Body as text; its UTF-8 bytes are sent.
   */
  body?: string;
  /**
   * Body as bytes, where text cannot say it.
   */
  body_base64?: string;
  /**
   * Query of a callback by GET.
   */
  query?: string;
  /**
   * Point in the proof of v1. Without it, that of the examples.
   */
  point?: number;
  /**
   * Number of the key in the proof of v1. Without it, 1.
   */
  key?: string;
  /**
   * Nonce in the proof of v1.
   */
  nonce?: string;
  /**
   * What the sender signed, whole, where its parts cannot say it.
   */
  string?: string;
  /**
   * Secret that the message is signed with. Without it, the published one.
   */
  secret?: string;
}
export interface Vector {
  /**
   * What is special about the message.
   */
  description: string;
  /**
   * Scenario of the contract whose message arrives.
   */
  scenario?: string;
  /**
   * Id of a callback.
   */
  id?: string;
  /**
   * Time in the header and in the signature.
   */
  timestamp?: number | string;
  /**
   * HTTP method of a request.
   */
  method?: string;
  /**
   * Path of a request.
   */
  path?: string;
  /**
   * Body that arrives; in v1 `{signature}` stands for the hash.
   */
  body?: string;
  /**
   * Body that arrives, as bytes.
   */
  body_base64?: string;
  /**
   * Query of a callback by GET that arrives; `{signature}` stands for the signature.
   */
  query?: string;
  /**
   * Point in the proof of v1. Without it, that of the examples.
   */
  point?: number;
  /**
   * Number of the key that signs. Without it, 1.
   */
  key?: string;
  /**
   * Nonce in the proof of v1.
   */
  nonce?: string;
  /**
   * Nonces that the receiver has seen in the last 24 hours. Without it, none.
   */
  used_nonces?: string[];
  /**
   * Secrets that the receiver of a callback holds. Without it, the present one alone.
   */
  secrets?: string[];
  signed?: Message;
  /**
   * The signature that arrives. In braces: `signature` is the computed one in its usual form, `digest:hex`, `digest:HEX`, `digest:base64` and `digest:base64url` its bytes, `plus_as_space` the usual form without pluses, `next` the one under the next callback secret, `text` the one under the text of the secret, `sha256` SHA-256 without a key. In v1 the body or the query holds `{signature}` where it goes.
   */
  signature?: string;
  /**
   * Headers that arrive instead of the computed ones; null for a header that is missing.
   */
  headers?: {
    [k: string]: string | null;
  };
  /**
   * `valid`, the reason of the refusal, or why the acceptance is a weakness.
   */
  expected:
    | 'valid'
    | {
        /**
         * Reason that the check gives.
         */
        refused: string;
      }
    | {
        /**
         * Why the acceptance is a weakness and what covers it.
         */
        accepted: string;
      };
  /**
   * The mistake that leads to this vector, for the page.
   */
  mistake?: {
    /**
     * What the integrator sees.
     */
    symptom: string;
    /**
     * Why it happens.
     */
    cause: string;
    /**
     * What to do.
     */
    fix: string;
  };
}
