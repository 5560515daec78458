// Generated from src/data/invoicing/oauth_errors.schema.yaml by `npm run types`. Change that instead.

export interface OauthErrorsFile {
  /**
   * The errors by the value of `error` (RFC 6749 section 5.2, RFC 7009 section 2.2.1).
   */
  errors: {
    [k: string]: Error;
  };
}
export interface Error {
  /**
   * HTTP status of the answer.
   */
  http: 400 | 401;
  /**
   * Whether the request may be sent again; `changed` after it is mended, `no` never.
   */
  retryable: 'no' | 'changed';
  /**
   * Who can mend it.
   */
  who_acts: 'developer' | 'merchant';
  /**
   * What is wrong, as one sentence.
   */
  meaning: string;
}
