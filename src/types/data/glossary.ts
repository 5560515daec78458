// Generated from src/data/glossary.schema.yaml by `npm run types`. Change that instead.

/**
 * What the site's words mean.
 */
export interface GlossaryFile {
  /**
   * The terms by the id of their row, English kebab-case, the same in every language.
   */
  terms: {
    [k: string]: {
      /**
       * The English word, in lower case unless it is a name. Its translation stands under it in i18n/<language>/glossary.yaml.
       */
      term: string;
      /**
       * Address of the page or the section that says more.
       */
      page: string;
      /**
       * One or two sentences; Markdown of one paragraph without links.
       */
      definition: string;
    };
  };
}
