import type {Json, World} from './types';

/** The stop-list entry of a value. */
export interface Listed {
  list: 'own' | 'gateway';
  reason: string;
  /** RFC 3339. */
  since: string;
}

/** The entry of a value, or undefined. The merchant's list takes precedence over the gateway's. */
export function findListed({stoplist}: World, kind: string, value: string): Listed | undefined {
  const wanted = fold(value);
  const found = stoplist.filter((entry) => entry.kind === kind && fold(entry.value) === wanted);
  const first = found.find(({list}) => list === 'own') ?? found[0];
  return first && {list: first.list, reason: first.reason, since: first.since};
}

/** Whether a payer or a recipient has a listed value. */
export function isListed(world: World, person: Json = {}): boolean {
  const values = [
    ['email', person.email],
    ['phone', person.phone],
    ['ip', person.ip],
    ['document', person.document_number],
  ];
  return values.some(([kind, value]) => typeof value === 'string' && findListed(world, kind, value) !== undefined);
}

/** Values are compared case-insensitively. */
const fold = (value: string): string => value.toLowerCase();
