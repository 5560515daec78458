// Generated from src/data/cabinet/navigation.schema.yaml by `npm run types`. Change that instead.

export interface NavigationFile {
  /**
   * The sections in the order of the menu, by code.
   */
  sections: {
    [k: string]: Section;
  };
}
export interface Section {
  /**
   * The section's name as the menu shows it.
   */
  label: string;
  /**
   * What the section is for, one sentence.
   */
  purpose: string;
  /**
   * The screens in the order of the menu, by path; the page about a screen is /cabinet/<path>.
   */
  screens: {
    [k: string]: Screen;
  };
}
export interface Screen {
  /**
   * The screen's name as the menu shows it.
   */
  label: string;
  /**
   * What people come for, one sentence.
   */
  purpose: string;
  /**
   * What the right to act allows here, an infinitive without capital and full stop. Left out where a screen is only looked at.
   */
  act?: string;
  /**
   * Addresses of the pages whose operations do the same.
   *
   * @minItems 1
   */
  api?: string[];
}
