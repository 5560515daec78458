/**
 * The lines of code in one language that fix mistakes of a signature. Names are those of the published samples: `body` is
 * the raw body, `secret` the secret as the cabinet showed it.
 */
export interface Fixes {
  /** Sign the bytes that are sent: one variable for both. */
  sendSignedBytes: string;
  /** Send the body of v1 whole. Its hash does not cover it. */
  sendProofBody: string;
  /** Read the body before anything parses it. */
  readRawBody: string;
  /** Read a callback of v1 before anything parses it. */
  readProofBody: string;
  /** Read a notification of the exchange before anything parses it. */
  readNotification: string;
  /** Read the query before anything parses it. */
  readRawQuery: string;
  /** The string to sign of a v2 request. */
  requestString: string;
  /** The string to sign of a v2 callback. */
  callbackString: string;
  /** The text that v1 hashes. */
  proofString: string;
  /** The string to sign of a notification of the exchange. */
  exchangeString: string;
  /** The string to sign of a v1 callback by GET. */
  queryString: string;
  /** RSA with SHA-256, and padding of PKCS #1 v1.5. */
  verifyRsa: string;
  /** The public key of the exchange, from its base64 in one line. */
  readPublicKey: string;
  /** The headers of a notification, as they arrived. */
  readExchangeHeaders: string;
  /** HMAC-SHA256 in hex, of `toSign` with `secret`. */
  hmacHex: string;
  /** HMAC-SHA256 in base64 with its version, of `toSign` with `key`. */
  hmacBase64: string;
  /** SHA-256 in hex, of `toHash`. */
  sha256Hex: string;
  /** The key of an HMAC that is the secret itself. */
  textKey: string;
  /** The key of an HMAC that is decoded from the secret. */
  callbackKey: string;
  /** The secret, read from the settings. */
  cleanSecret: string;
  /** The headers of a v2 request. */
  sendHeaders: string;
  /** The headers of a v2 callback. */
  readHeaders: string;
  /** The object `auth` of a v1 request. */
  proofObject: string;
  /** The values of `auth` in a callback of v1. */
  readAuth: string;
  /** The nonce of a callback, and whether it is new. */
  readNonce: string;
  /** The sign that a verified query carries. */
  readSign: string;
  /** The time of a request. */
  signTime: string;
  /** The time of a callback, which the receiver compares with its own. */
  readTime: string;
  /** No line feed after a body that is sent. */
  bodyWithoutLineFeed: string;
  /** No line feed after a string that is hashed. */
  hashWithoutLineFeed: string;
  /** No line feed after a string that is signed. */
  queryWithoutLineFeed: string;
  /** UTF-8 in a body that is sent. */
  encodeUtf8: string;
  /** UTF-8 in a value of a query. */
  decodeUtf8: string;
  /** A body in JSON. */
  toJson: string;
  /** A body that a gateway of functions, such as that of AWS, passes on in base64. */
  decodeBody: string;
  /** The nonce of a v1 request. */
  newNonce: string;
  /** The body that was signed, to look at its bytes. */
  logBody: string;
  /** The query that was signed, to look at its bytes. */
  logQuery: string;
  /** Refuse a query whose `sign` is missing or wrong. */
  refuse: string;
}
