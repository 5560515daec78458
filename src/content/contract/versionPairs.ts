import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {VersionPairsFile} from '../../types/data/version_pairs';
import type {Field} from './schemaFields';

type Part = keyof VersionPairsFile;

/** A field of an operation in both versions; the name is empty if a version does not have it. */
interface FieldPair {
  v1: string;
  v2: string;
  /** The difference; empty if name and type are the same. */
  note: string;
}

const file = 'version_pairs.yaml';

const readPairs = (part: Part, locale: LocaleCode) => readData(file, locale)[part];

/** Every pair of fields that differ between the versions, in the order of the data. */
export function listPairs(part: Part, locale: LocaleCode): FieldPair[] {
  return Object.entries(readPairs(part, locale)).map(([key, {v1 = key, v2 = key, note}]) => ({v1, v2, note}));
}

/** Name, type, format and values of a field and its children, for comparison. */
function shape({name, type, format, enumValues, children}: Field): string {
  const values = enumValues.map(({value}) => value).sort();
  return `${name}: ${type} ${format ?? ''} [${values.join()}] (${children.map(shape).sort().join()})`;
}

/**
 * Pairs the fields of one operation in v1 and v2: first by the data, then by name.
 *
 * @param id the id of the table, by which the data says what changes inside a field of the same shape
 * @throws a sentence that names the data file if a field exists in one version only, or differs, and has no note
 */
export function pairFields(part: Part, v1: Field[], v2: Field[], id: string, locale: LocaleCode): FieldPair[] {
  const pairs = readPairs(part, locale);
  const unpaired = new Map(v1.map((field) => [field.name, field]));
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
    const twin = unpaired.get(name);
    unpaired.delete(name);
    if (!twin) return {v1: '', v2: field.name, note: noteOf(field.name)};
    // A field may be the same in some operations and differ in others, such as the `id` of a service.
    const isSame = shape(twin) === shape(field);
    return {v1: twin.name, v2: field.name, note: isSame ? (pairs[field.name]?.inside?.[id] ?? '') : noteOf(field.name)};
  });
  const onlyInV1 = [...unpaired.keys()].map((name): FieldPair => ({
    v1: name,
    v2: pairs[name]?.v2 ?? '',
    note: noteOf(name),
  }));
  return [...onlyInV1, ...rows];
}
