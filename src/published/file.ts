import type {LocaleCode} from '../content/core/locales';

/** What a file holds. */
export type Content = string | Buffer;

/** The content of a file, or a function that creates it lazily: the development server needs one file at a time. */
export type PublishedFile = Content | (() => Content | Promise<Content>);

/** Files to publish. */
export interface FileSource {
  /** What their names look like: the development server asks a source only for a name that is one of its own. */
  names: RegExp[];
  /** The files for a language: path below the locale's root → what it holds. */
  files: (locale: LocaleCode) => Record<string, PublishedFile> | Promise<Record<string, PublishedFile>>;
}

/** Files of one kind that the site publishes beside its pages. */
export interface Download {
  /** Place on `/downloads`, where `<Facts name="downloads" group="…" />` lists them. */
  group: string;
  files: FileSource['files'];
  /** Published once, for all languages. What a page links to is not: the framework adds the language to each link. */
  isCommon?: true;
  /** The names, or their forms (`<…>` stands for what differs), so that the source of a name is known before its content is created. */
  names: string[];
  /** Too many files to list: `/downloads` shows the form of their names. */
  isMany?: true;
}
