import {loadStatuses, type StatusKindName} from './statuses';

/** A number of the v1 field `state` and its name. */
interface StateCode {
  /** The number in v1. */
  state: number;
  /** The text in `status`, the same in v1 and v2. */
  status: string;
  /** The kinds of transaction that can have it. */
  kinds: StatusKindName[];
}

/**
 * The numeric states of v1 in ascending order, derived from the statuses.
 *
 * @throws a sentence if one number belongs to two statuses or one status has two numbers
 */
export function loadStateCodes(): StateCode[] {
  const states = new Map<number, StateCode>();
  for (const {name, statuses} of loadStatuses('en')) {
    for (const {code, v1} of statuses) {
      if (v1 === undefined) continue;
      const known = states.get(v1) ?? [...states.values()].find(({status}) => status === code);
      if (known && (known.status !== code || known.state !== v1)) {
        throw new Error(
          `src/data/reference/transaction_statuses.yaml: ${v1} is "${code}" of ${name}, but ${known.state} is "${known.status}" elsewhere. Give one number to one status.`,
        );
      }
      if (known) known.kinds.push(name);
      else states.set(v1, {state: v1, status: code, kinds: [name]});
    }
  }
  return [...states.values()].sort((one, other) => one.state - other.state);
}
