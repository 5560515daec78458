import type {Json, World} from './types';

/** What a stop list knows of a value. */
export interface Listed {
  list: 'own' | 'gateway';
  reason: string;
  /** RFC 3339. */
  since: string;
}

/** The entry for a value, or undefined. The merchant's own list speaks before the gateway's. */
export function findListed({stoplist}: World, kind: string, value: string): Listed | undefined {
  const wanted = fold(value);
  const found = stoplist.filter((entry) => entry.kind === kind && fold(entry.value) === wanted);
  const first = found.find(({list}) => list === 'own') ?? found[0];
  return first && {list: first.list, reason: first.reason, since: first.since};
}

/** Whether a payer or a recipient carries a listed value. */
export function isListed(world: World, person: Json = {}): boolean {
  const values = [
    ['email', person.email],
    ['phone', person.phone],
    ['ip', person.ip],
    ['document', person.document_number],
  ];
  return values.some(([kind, value]) => typeof value === 'string' && findListed(world, kind, value) !== undefined);
}

/** Letter case tells no value of any kind from another one. */
const fold = (value: string): string => value.toLowerCase();
