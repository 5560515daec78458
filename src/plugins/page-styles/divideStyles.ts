import postcss, {type ChildNode, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** A style sheet in two. */
export interface DividedStyles {
  /** What the pages look like as they come. */
  inPage: string;
  /** What is added by scripts alone: open menus, search results, messages. */
  later: string;
}

const tag = /<([a-z][\w-]*)((?:\s[^<>]*?)?)>/gi;
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Code in a page: it runs before the first paint and sets the colour mode. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const word = /[A-Za-z_][\w-]*/g;

/** Elements, attributes, classes and ids of a page, and whatever its own code may set. */
function* wordsOfPage(html: string): Generator<string> {
  for (const [, code] of html.matchAll(inlineScript)) yield* code!.match(word) ?? [];
  for (const [, name, attributes] of html.matchAll(tag)) {
    yield name!;
    for (const [, key, ...values] of attributes!.matchAll(attribute)) {
      yield key!;
      yield* values.join('').split(/\s+/);
    }
  }
}

/** What pages are made of is in their HTML; the script of a page's text would keep the style of each word in it. */
const isContent = (script: string): boolean => script.includes('contentTitle:()=>');

/** Whatever may be a class; one that scripts put together (`language-${…}`) is known by how it begins. */
function wordsOfScripts(scripts: string[]): {words: Set<string>; beginnings: RegExp[]} {
  const words = new Set(scripts.filter((script) => !isContent(script)).flatMap((script) => script.match(word) ?? []));
  return {words, beginnings: [...words].filter((word) => /^[a-z]{3}.*[a-z](-|--|__)$/.test(word)).map((word) => new RegExp(`^${word}`))};
}

/** Selectors that hold for one element or another, or for any in some state: PurgeCSS would ask for all that they name. */
const isForAny = (selector: string): boolean => /^:(?!root)|:(?:is|where)\([^)]*,/.test(selector);

function keepForAny(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.selectors.some(isForAny)) rule.before(postcss.comment({text: 'purgecss ignore'}));
  });
  return root.toString();
}

const purge = async (css: string, words: Set<string>, beginnings: RegExp[] = []): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: keepForAny(css)}],
    content: [{raw: [...words].join('\n'), extension: 'words'}],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {standard: beginnings},
  });
  return purged!.css.replace(/\/\*[^*]*\*\//g, '');
};

/** A style sheet without the variables that neither it names nor the texts (drawings name some in their attributes). */
function withoutVariables(css: string, texts: string[]): string {
  const known = new Set(texts.flatMap((text) => text.match(/--[A-Za-z_][\w-]*/g) ?? []));
  const root = postcss.parse(css);
  for (let isLess = true; isLess; ) {
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

/** Where a rule stands (its layer, its media), without the rule. */
function framesOf(rule: Rule): string {
  const frames: string[] = [];
  for (let parent: unknown = rule.parent; (parent as ChildNode).type === 'atrule'; parent = (parent as ChildNode).parent) {
    const {name, params} = parent as {name: string; params: string};
    frames.unshift(`@${name} ${params}`);
  }
  return frames.join(' ');
}

const isOfAnimation = (rule: Rule): boolean => framesOf(rule).includes('keyframes');

/** The rules of a style sheet that another, cut from the same, lacks. */
function without(whole: Root, part: Root): Root {
  const known = new Set<string>();
  part.walkRules((rule) => rule.selectors.forEach((selector) => known.add(`${framesOf(rule)} ${selector}`)));
  const rest = whole.clone();
  rest.walkRules((rule) => {
    const selectors = isOfAnimation(rule) ? [] : rule.selectors.filter((selector) => !known.has(`${framesOf(rule)} ${selector}`));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  rest.walkAtRules((atRule) => {
    // Fonts are declared in the first part: once more, they would make the browser lay the whole page out anew.
    if (!atRule.nodes || atRule.nodes.length === 0 || /keyframes|font-face/.test(atRule.name)) atRule.remove();
  });
  return rest;
}

/**
 * Divides the site's style sheet by what its pages are made of. What neither a page nor a script names is left out.
 *
 * The second part comes after the first, so rules of one layer and specificity change their order: those of the second
 * are states and parts of their own, and win.
 */
export async function divideStyles(css: string, pages: string[], scripts: string[]): Promise<DividedStyles> {
  const ofPages = new Set(pages.flatMap((html) => [...new Set(wordsOfPage(html))]));
  const {words, beginnings} = wordsOfScripts(scripts);
  const all = withoutVariables(await purge(css, new Set([...ofPages, ...words]), beginnings), [...pages, ...scripts]);
  // The variables stay together: those of the second part are declared in the first.
  const inPage = await purge(all, ofPages);
  return {inPage, later: without(postcss.parse(all), postcss.parse(inPage)).toString()};
}
