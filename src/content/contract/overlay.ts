import {jsonpath} from 'json-p3';
import {parse, stringify} from 'yaml';
import {readLocaleFile} from '../core/localeFile';
import {stampOf} from '../core/stamp';
import type {JsonObject, JsonValue} from '../../types/json';

/** One action of an OpenAPI Overlay 1.0: the texts of one node in another language. */
interface OverlayAction {
  /** JSONPath (RFC 9535) that selects exactly one node of the bundled contract. */
  target: string;
  /** Translated texts by key; only keys of `translatableKeys`. */
  update: Record<string, string>;
  /** Stamp of the English texts that the update replaces, see `stampOf`. */
  'x-source': string;
}

export interface Overlay {
  overlay: string;
  info: {title: string; version: string};
  actions: OverlayAction[];
}

/** Keys of a contract whose values are sentences for readers. */
const translatableKeys = ['title', 'summary', 'description', 'x-required-when', 'cause', 'fix'];

/** Keys whose values are data, so texts below them are not translated. */
const dataKeys = ['example', 'examples', 'default', 'const', 'steps', 'license'];

/** The texts of one node of a contract. */
export interface TextNode {
  target: string;
  /** Keys and indexes on the way from the document to the node. */
  path: string[];
  node: JsonObject;
  keys: string[];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The segment of a target that selects a property. */
const propertySegment = (key: string): string => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `['${key}']`);

/** The segment of a target that selects an item of a list: by its identifying property if it has one. */
function itemSegment(item: unknown, index: number): string {
  const identity = isObject(item) && ['const', 'code', 'name', 'url'].find((name) => typeof item[name] === 'string');
  return identity ? `[?@.${identity} == '${String(item[identity])}']` : `[${index}]`;
}

/** All nodes with translatable texts, in document order. */
export function textNodes(document: object): TextNode[] {
  const found: TextNode[] = [];
  const walk = (node: unknown, target: string, path: string[]): void => {
    if (Array.isArray(node))
      node.forEach((item: unknown, index) => walk(item, target + itemSegment(item, index), [...path, String(index)]));
    if (!isObject(node)) return;
    const keys = translatableKeys.filter((key) => typeof node[key] === 'string');
    if (keys.length > 0) found.push({target, path, node, keys});
    for (const [key, value] of Object.entries(node)) {
      const isName = target.endsWith('.properties');
      if (isName || !dataKeys.includes(key)) walk(value, target + propertySegment(key), [...path, key]);
    }
  };
  walk(document, '$', []);
  return found;
}

/** Stamp of the English texts of a node. */
function stampOfTexts(node: JsonObject, keys: string[]): string {
  return stampOf(keys.map((key) => `${key}: ${String(node[key])}`).join('\n'));
}

/** The node that a target selects; throws unless there is exactly one. */
function select(document: object, target: string, file: string): JsonObject {
  const {nodes} = jsonpath.query(target, document as JsonValue);
  if (nodes.length !== 1) {
    throw new Error(
      `${file}: the target ${target} hits ${nodes.length} nodes of the contract. Write a target that hits exactly one.`,
    );
  }
  return nodes[0]!.value as JsonObject;
}

/**
 * Returns a translated copy of a bundled contract. Every action must match one node and replace existing texts, every
 * stamp must match the English text, and no English text may remain.
 *
 * @param file name of the overlay, for error messages
 * @throws a sentence with the first wrong action or the first untranslated text
 */
export function applyOverlay<T extends object>(document: T, overlay: Overlay, file: string): T {
  const translated = structuredClone(document);
  const done = new Map<JsonObject, string[]>();
  for (const {target, update, 'x-source': stamp} of overlay.actions) {
    const node = select(translated, target, file);
    if (done.has(node)) throw new Error(`${file}: ${target} is translated twice. Remove one of the two actions.`);
    const keys = translatableKeys.filter((key) => key in update);
    const wrong = Object.keys(update).find((key) => !keys.includes(key) || typeof node[key] !== 'string');
    if (wrong) throw new Error(`${file}: ${target} has no English text "${wrong}". Remove it from the update.`);
    const empty = keys.find((key) => !update[key]?.trim());
    if (empty) throw new Error(`${file}: ${target} has an empty "${empty}". Write the translation.`);
    // In development an edited English text is shown before it is translated.
    if (stamp !== stampOfTexts(node, keys) && process.env.NODE_ENV !== 'development') {
      throw new Error(
        `${file}: the English of ${target} has changed since it was translated. Correct the translation, then stamp it: "npm run stamp:contracts" prints its name.`,
      );
    }
    done.set(node, keys);
    Object.assign(node, update);
  }
  for (const {target, node, keys} of textNodes(translated)) {
    const missing = keys.find((key) => !done.get(node)?.includes(key));
    if (missing) {
      throw new Error(
        `${file}: ${target} has no translation of "${missing}". Write it, then stamp it: "npm run stamp:contracts" prints its name.`,
      );
    }
  }
  return translated;
}

/** Path of an overlay relative to the root. */
export function overlayFile(name: string, locale: string): string {
  return `i18n/${locale}/contract/${name}.overlay.yaml`;
}

/** Reads an overlay; brand tokens are not replaced. */
export function readOverlay(name: string, locale: string): Overlay {
  return parse(readLocaleFile(overlayFile(name, locale), `src/contract/${name}`)) as Overlay;
}

/** A text whose translation is missing, or carries the stamp of another English text. */
interface UnstampedText extends TextNode {
  lacks: 'translation' | 'stamp';
}

/** The texts of a contract that an overlay does not translate as they are now, in document order. */
export function unstampedTexts(document: object, overlay: Overlay): UnstampedText[] {
  const byTarget = new Map(overlay.actions.map((action) => [action.target, action]));
  return textNodes(document).flatMap((text): UnstampedText[] => {
    const action = byTarget.get(text.target);
    if (!text.keys.every((key) => action?.update[key]?.trim())) return [{...text, lacks: 'translation'}];
    return action?.['x-source'] === stampOfTexts(text.node, text.keys) ? [] : [{...text, lacks: 'stamp'}];
  });
}

/** The targets of an overlay that no text of the contract has, such as those of removed texts. */
export function targetsOfNothing(document: object, overlay: Overlay): string[] {
  const known = new Set(textNodes(document).map(({target}) => target));
  return overlay.actions.map(({target}) => target).filter((target) => !known.has(target));
}

/**
 * Renews the stamps of the named texts of an overlay, by default of all, and adds an empty text for each of them that
 * has no translation. Other actions stay as they are. Actions follow the order of the contract; those without a node of
 * the contract are removed.
 */
export function stampOverlay(
  document: object,
  overlay: Overlay,
  isNamed: (text: TextNode) => boolean = () => true,
): Overlay {
  const byTarget = new Map(overlay.actions.map((action) => [action.target, action]));
  const actions = textNodes(document).flatMap((text): OverlayAction[] => {
    const {target, node, keys} = text;
    const known = byTarget.get(target);
    if (!isNamed(text)) return known ? [known] : [];
    const update = Object.fromEntries(keys.map((key) => [key, known?.update[key] ?? '']));
    return [{target, update, 'x-source': stampOfTexts(node, keys)}];
  });
  return {...overlay, actions};
}

/** The text of an overlay file. */
export function overlayText(overlay: Overlay): string {
  return stringify(overlay, {lineWidth: 120});
}
