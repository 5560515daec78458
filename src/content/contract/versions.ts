import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {Field} from './schemaFields';

type Part = 'request' | 'answer';
type Pairs = Record<Part, Record<string, {v1?: string; v2?: string; note: string}>>;

/** One field of an operation in both versions; an empty name where a version has none. */
export interface FieldPair {
  v1: string;
  v2: string;
  /** What changes; empty when name and type are the same. */
  note: string;
}

const file = 'version_pairs.yaml';

/** How fields of the two versions answer to each other, by part and by the field's name in v2 (in v1 where v2 has none). */
export function loadPairs(locale: LocaleCode): Pairs {
  return readData<Pairs>(file, locale);
}

/** Name, type, form and values of a field and of everything in it. */
function shape({name, type, format, enumValues, children}: Field): string {
  const values = enumValues.map(({value}) => value).sort();
  return `${name}: ${type} ${format ?? ''} [${values.join()}] (${children.map(shape).sort().join()})`;
}

/**
 * Joins the fields of one operation in v1 and v2: by the pairs of the data, then by name.
 *
 * @throws a sentence naming the data file, for a field of one version alone, or of another shape, without a note
 */
export function pairFields(part: Part, v1: Field[], v2: Field[], locale: LocaleCode): FieldPair[] {
  const pairs = loadPairs(locale)[part];
  const rest = new Map(v1.map((field) => [field.name, field]));
  const noteOf = (name: string): string => {
    const note = pairs[name]?.note;
    if (note === undefined) {
      throw new Error(
        `src/data/${file}: the field ${name} (${part}) is not the same in both versions. Add it with a note that says what changes.`,
      );
    }
    return note;
  };
  const rows = v2.map((field): FieldPair => {
    const name = pairs[field.name]?.v1 ?? field.name;
    const twin = rest.get(name);
    rest.delete(name);
    if (!twin) return {v1: '', v2: field.name, note: noteOf(field.name)};
    const pair = pairs[field.name];
    // A pair that leads elsewhere is about operations of v2 that lack the name.
    const isSame = shape(twin) === shape(field) && (!pair || pair.v2 !== undefined);
    return {v1: twin.name, v2: field.name, note: isSame ? '' : noteOf(field.name)};
  });
  const alone = [...rest.keys()].map((name): FieldPair => ({v1: name, v2: pairs[name]?.v2 ?? '', note: noteOf(name)}));
  return [...alone, ...rows];
}
