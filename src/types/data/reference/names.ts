// Generated from src/data/reference/names.schema.yaml by `npm run types`. Change that instead.

export interface NamesFile {
  /**
   * Names by the code of ISO 3166-1.
   */
  countries: {
    [k: string]: string;
  };
  /**
   * Names by the code of ISO 4217.
   */
  currencies: {
    [k: string]: string;
  };
  /**
   * Names by the code of ISO 639-1.
   */
  languages: {
    [k: string]: string;
  };
}
