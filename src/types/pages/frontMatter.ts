// Generated from src/content/pages/frontMatter.schema.yaml by `npm run types`. Change that instead.

export interface FrontMatter {
  /**
   * The page's heading, and its name in the sidebar and in search.
   */
  title: string;
  /**
   * What the page answers, as one or two sentences for search engines and link previews.
   */
  description: string;
  /**
   * A shorter name for the sidebar, where the title is too long for it.
   */
  sidebar_label?: string;
  /**
   * Address of the page where it is not its path; the home page alone has one.
   */
  slug?: '/';
  /**
   * Words that people search for and that the text does not use.
   *
   * @minItems 1
   */
  keywords?: string[];
  /**
   * Id of the operation that the page documents; its file in src/contract has the same path.
   */
  operation?: string;
  /**
   * Code of the service that the page documents; its record in src/data/services has the same path.
   */
  service?: string;
  /**
   * Name of the table that the page shows; its data in src/data/reference has the same name.
   */
  reference?: string;
  /**
   * Screen of the cabinet that the page explains; its data in src/data/cabinet/screens has the same path.
   */
  cabinet?: string;
  /**
   * Whether the page has a desk of its own. The pages of operations and services have one without it.
   */
  has_desk?: true;
  /**
   * Whether the text takes the place of the table of contents on a wide screen.
   */
  is_wide?: true;
  /**
   * Whether the page has no table of contents, because something stands in the place of the table.
   */
  hide_table_of_contents?: true;
  /**
   * Stamp of the English page that a translation was made from; `npm run stamp` writes it.
   */
  source?: string;
}
