// Generated from src/data/reference/region_codes.schema.yaml by `npm run types`. Change that instead.

export interface RegionCodesFile {
  /**
   * Countries whose cards need a region in the billing address, by alpha-2 code.
   */
  countries: {
    [k: string]: {
      /**
       * What the regions are, as a heading shows it.
       */
      title: string;
      /**
       * Names of the regions by the part of the ISO 3166-2 code after the hyphen; in English as the country itself writes them in Latin letters.
       */
      regions: {
        [k: string]: string;
      };
    };
  };
}
