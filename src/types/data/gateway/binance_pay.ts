// Generated from src/data/gateway/binance_pay.schema.yaml by `npm run types`. Change that instead.

export interface BinancePayFile {
  /**
   * Name of the key in BinancePay-Certificate-SN: the MD5 of the public key’s base64.
   */
  certificate_sn: string;
  /**
   * RSA public key, SubjectPublicKeyInfo in base64; line breaks are ignored.
   */
  public_key: string;
  /**
   * The private key to it, PKCS #8 in base64; line breaks are ignored.
   */
  private_key: string;
}
