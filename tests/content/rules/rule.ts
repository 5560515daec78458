/** A rule that every text of the site keeps. */
export interface Rule {
  /** Kebab-case name. */
  id: string;
  /** What is wrong and what to write instead. */
  message: string;
  /** Which files it reads (paths relative to the root). */
  appliesTo: (file: string) => boolean;
  /** The places where the text breaks the rule, as short quotations; empty when it keeps it. */
  check: (text: string, file: string) => string[];
  /** A file's name and text that break the rule. */
  failing: {file: string; text: string};
  /** A file's name and text that keep it. */
  passing: {file: string; text: string};
}

/** Files with the words that readers type into the search, which are not those of the site. */
export const isTyped = (file: string): boolean =>
  /\/(?:synonyms|word_classes|not_offered)\.yaml$|\/data\/questions\//.test(file);

/** Files whose text people read in Ukrainian. */
export const isUkrainian = (file: string): boolean => file.startsWith('i18n/uk/') && /\.(mdx|json|yaml)$/.test(file);

/** Files whose text people read, in either language. */
export const isText = (file: string): boolean => /^(docs|i18n|src\/(data|contract))\/.*\.(mdx|json|yaml)$/.test(file);

/** The text without code: fenced blocks, inline code, addresses, tags, comments of headings. */
export function proseOf(text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\{\/\*.*?\*\/\}/g, blank)
    .replace(/<\/?[A-Za-z][^>]*>/g, blank)
    .replace(/https?:\/\/[^\s)»"]+/g, blank)
    .replace(/%brand\.[\w.]+%/g, blank);
}

/** Each match with a little of the text around it. */
export function quote(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join('')))].map((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return `line ${line}: …${text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20).replace(/\s+/g, ' ')}…`;
  });
}
