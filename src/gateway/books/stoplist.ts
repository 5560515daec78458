import type {World} from './types';
import type {Payer} from '../../types/contract/v2';

/** The stop-list entry of a value. */
type Listed = Pick<World['stoplist'][number], 'list' | 'reason' | 'since'>;

/** The entry of a value, or undefined. The merchant's list takes precedence over the gateway's. */
export function findListed({stoplist}: World, kind: string, value: string): Listed | undefined {
  const wanted = fold(value);
  const found = stoplist.filter((entry) => entry.kind === kind && fold(entry.value) === wanted);
  const first = found.find(({list}) => list === 'own') ?? found[0];
  return first && {list: first.list, reason: first.reason, since: first.since};
}

/** Whether a payer or a recipient has a listed value. */
export function isListed(world: World, person: Partial<Payer> = {}): boolean {
  const values = [
    ['email', person.email],
    ['phone', person.phone],
    ['ip', person.ip],
    ['document', person.document_number],
  ];
  return values.some(([kind, value]) => typeof value === 'string' && findListed(world, kind!, value) !== undefined);
}

/** Values are compared case-insensitively. */
const fold = (value: string): string => value.toLowerCase();
