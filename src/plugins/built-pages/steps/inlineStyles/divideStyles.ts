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

const variable = /--[A-Za-z_][\w-]*/g;

/** Elements, attributes, classes and ids of a page, variables that its drawings name, and whatever its own code may set. */
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

/** What pages are made of is in their HTML; the script of a page's text would keep the style of each word in it. */
const isContent = (script: string): boolean => script.includes('contentTitle:()=>');

/** Variables, and whatever may be a class. */
function* namesOfScript(script: string): Generator<string> {
  yield* script.match(variable) ?? [];
  if (!isContent(script)) yield* script.match(word) ?? [];
}

/** The names in texts, which do not fit into memory together: each is copied, for a part of a text keeps the whole of it. */
function namesIn(texts: Iterable<string>, namesOf: (text: string) => Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const name of namesOf(text)) if (!names.has(name)) names.add(Buffer.from(name).toString());
  }
  return names;
}

/** A name that is put together (`language-${…}`) is known by how it begins. */
const beginningsOf = (names: Set<string>): RegExp[] =>
  [...names].filter((name) => /^[a-z]{3}.*[a-z](-|--|__)$/.test(name)).map((name) => new RegExp(`^${name}`));

/** Selectors that hold for one element or another, or for any in some state: PurgeCSS would ask for all that they name. */
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

/** A style sheet without the variables that are neither known nor used by it. */
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

/** Where a rule stands (its layer, its media), without the rule. */
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

/** The rules of a style sheet that another, cut from the same, lacks. */
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
export async function divideStyles(
  css: string,
  pages: Iterable<string>,
  scripts: Iterable<string>,
): Promise<DividedStyles> {
  const ofPages = namesIn(pages, namesOfPage);
  const ofScripts = namesIn(scripts, namesOfScript);
  const ofAll = new Set([...ofPages, ...ofScripts]);
  const all = withoutVariables(await purge(css, ofAll, beginningsOf(ofScripts)), ofAll);
  // The variables stay together: those of the second part are declared in the first.
  const inPage = await purge(all, ofPages);
  return {inPage, later: without(postcss.parse(all), postcss.parse(inPage)).toString()};
}
