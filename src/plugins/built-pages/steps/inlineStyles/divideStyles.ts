import postcss, {type ChildNode, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** A style sheet in two parts. */
export interface DividedStyles {
  /** Critical styles: those of the prerendered pages. */
  inPage: string;
  /** Styles of what only scripts add: open menus, search results, messages. */
  later: string;
}

const tag = /<([a-z][\w-]*)((?:\s[^<>]*?)?)>/gi;
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Inline code, which sets the colour mode before the first paint. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const word = /[A-Za-z_][\w-]*/g;

const variable = /--[A-Za-z_][\w-]*/g;

/** Elements, attributes, classes and ids of a page, variables in its SVGs, and whatever its inline code may set. */
function* namesOfPage(html: string): Generator<string> {
  yield* html.match(variable) ?? [];
  for (const [, code] of html.matchAll(inlineScript)) yield* code!.match(word) ?? [];
  for (const [, name, attributes] of html.matchAll(tag)) {
    yield name!;
    for (const [, key, ...values] of attributes!.matchAll(attribute)) {
      yield key!;
      yield* values.join('').split(/\s+/);
    }
  }
}

/** The chunk of a page's text: its elements are in the HTML already, and each word in it would keep a class of that name. */
const isContent = (script: string): boolean => script.includes('contentTitle:()=>');

/** Variables, and whatever may be a class name. */
function* namesOfScript(script: string): Generator<string> {
  yield* script.match(variable) ?? [];
  if (!isContent(script)) yield* script.match(word) ?? [];
}

/** The names in texts. Each name is copied, because a substring would keep its whole text in memory. */
function namesIn(texts: Iterable<string>, namesOf: (text: string) => Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const name of namesOf(text)) if (!names.has(name)) names.add(Buffer.from(name).toString());
  }
  return names;
}

/** Prefixes of names that scripts build (`language-${…}`). */
const beginningsOf = (names: Set<string>): RegExp[] =>
  [...names].filter((name) => /^[a-z]{3}.*[a-z](-|--|__)$/.test(name)).map((name) => new RegExp(`^${name}`));

/** Selectors of alternatives, or of any element in some state: PurgeCSS would require all names in them. */
const isForAny = (selector: string): boolean => /^:(?!root)|:(?:is|where)\([^)]*,/.test(selector);

function keepForAny(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.selectors.some(isForAny)) rule.before(postcss.comment({text: 'purgecss ignore'}));
  });
  return root.toString();
}

const purge = async (css: string, names: Set<string>, beginnings: RegExp[] = []): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: keepForAny(css)}],
    content: [{raw: [...names].join('\n'), extension: 'names'}],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {standard: beginnings},
  });
  return purged!.css.replace(/\/\*[^*]*\*\//g, '');
};

/** Removes variables that are neither known nor used in the style sheet. */
function withoutVariables(css: string, known: Set<string>): string {
  const root = postcss.parse(css);
  for (let isLess = true; isLess;) {
    isLess = false;
    const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || known.has(declaration.prop)) return;
      declaration.remove();
      isLess = true;
    });
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return root.toString();
}

/** The at-rules around a rule (its layer, its media queries). */
function framesOf(rule: Rule): string {
  const frames: string[] = [];
  for (
    let parent: unknown = rule.parent;
    (parent as ChildNode).type === 'atrule';
    parent = (parent as ChildNode).parent
  ) {
    const {name, params} = parent as {name: string; params: string};
    frames.unshift(`@${name} ${params}`);
  }
  return frames.join(' ');
}

const isOfAnimation = (rule: Rule): boolean => framesOf(rule).includes('keyframes');

/** The rules of a style sheet that are missing in a part of it. */
function without(whole: Root, part: Root): Root {
  const known = new Set<string>();
  part.walkRules((rule) => rule.selectors.forEach((selector) => known.add(`${framesOf(rule)} ${selector}`)));
  const rest = whole.clone();
  rest.walkRules((rule) => {
    const selectors = isOfAnimation(rule)
      ? []
      : rule.selectors.filter((selector) => !known.has(`${framesOf(rule)} ${selector}`));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  rest.walkAtRules((atRule) => {
    // Fonts are declared in the first part. Declared again, they would make the browser lay out the whole page again.
    if (!atRule.nodes || atRule.nodes.length === 0 || /keyframes|font-face/.test(atRule.name)) atRule.remove();
  });
  return rest;
}

/**
 * Divides the site's style sheet into critical styles and the rest, and drops what neither a page nor a script names.
 *
 * The second part is loaded after the first, so rules of the same layer and specificity may change their order. Those of
 * the second part win: they style states and elements of their own.
 */
export async function divideStyles(
  css: string,
  pages: Iterable<string>,
  scripts: Iterable<string>,
): Promise<DividedStyles> {
  const ofPages = namesIn(pages, namesOfPage);
  const ofScripts = namesIn(scripts, namesOfScript);
  const ofAll = new Set([...ofPages, ...ofScripts]);
  const all = withoutVariables(await purge(css, ofAll, beginningsOf(ofScripts)), ofAll);
  // All variables are declared in the first part.
  const inPage = await purge(all, ofPages);
  return {inPage, later: without(postcss.parse(all), postcss.parse(inPage)).toString()};
}
