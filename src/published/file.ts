import type {LocaleCode} from '../content/core/locales';

export type Content = string | Buffer;

/** The content of a file, or a function that creates it lazily: the development server needs one file at a time. */
export type PublishedFile = Content | (() => Content | Promise<Content>);

/** Files to publish. */
export interface FileSource {
  /** Patterns of the file names, by which the development server finds the source of a requested file. */
  names: RegExp[];
  /** The files for a language: path below the locale's root → content. */
  files: (locale: LocaleCode) => Record<string, PublishedFile> | Promise<Record<string, PublishedFile>>;
  /** No text, or made from more than input files: the date, or the pages that this build compiled. */
  isUncached?: true;
}

/** Files of one kind that the site publishes beside its pages. */
export interface Download {
  /** Place on `/downloads`, where `<Facts name="downloads" group="…" />` lists them. */
  group: string;
  files: FileSource['files'];
  /** Published once, for all languages. Not for files that pages link to: Docusaurus adds the language to each link. */
  isCommon?: true;
  isUncached?: FileSource['isUncached'];
  /** The names, or their forms with `<…>` for the parts that differ: they identify a source before it is read. */
  names: string[];
  /** Too many files to list: `/downloads` shows the form of their names. */
  isMany?: true;
}
