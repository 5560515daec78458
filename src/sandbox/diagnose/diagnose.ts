/** Finds the mistake behind a signature: makes every known mistake and compares what it gives with what was pasted. */
import {canBeBoth, mistakesOf} from './mistakes';
import type {Mistake} from './mistake';
import {guessScheme, receive, type Pasted, type Received} from './received';
import {sign, signingOf, stringToSign, type Scheme, type Signing} from './signing';

export interface Diagnosis {
  readonly scheme: Scheme;
  /**
   * `correct`: the signature belongs to the message and the secret. `named`: `mistakes` says what is wrong. `unnamed`:
   * none of `ruledOut` gives the pasted signature.
   */
  readonly verdict: 'correct' | 'named' | 'unnamed';
  /** Ids of the mistakes, which were made together. */
  readonly mistakes: readonly string[];
  /** Ids of other mistakes that give the same signature. */
  readonly also: readonly string[];
  /** Ids of the mistakes that were tried and give another signature. */
  readonly ruledOut: readonly string[];
  /** What readers of such a message often overlook. */
  readonly hints: readonly string[];
  /** The right string to sign and its signature; the signature is null if the secret is malformed. */
  readonly right: {readonly text: Uint8Array; readonly signature: string | null};
  /** The string that the pasted signature covers, where a mistake changed it. */
  readonly signed?: Uint8Array;
  /** The signature that was examined; empty if the message has none. */
  readonly examined: string;
  /** How many signatures were computed. */
  readonly tried: number;
}

/** At most this many signatures are computed for two mistakes at once. */
const mostPairs = 60_000;

/** The signatures to compare with: what the reader computed, or each entry of the message. */
function candidatesOf({scheme, signature, computed}: Received): string[] {
  if (computed !== '') return [computed];
  if (signature === '') return [];
  // A header whose pluses were lost is one entry, although it has spaces.
  return scheme === 'v2_callback' ? [...new Set([...signature.split(' '), signature])] : [signature];
}

function otherSecretsOf({secrets, published}: Received): string[] {
  const known = [
    ...secrets,
    ...Object.values(published.requests).flatMap((keys) => Object.values(keys)),
    ...published.callbacks,
  ];
  return [...new Set(known)].filter((secret) => secret !== secrets[0]);
}

/** The secrets under which a message may be right: those of the reader, or else the published ones. */
function secretsToTry({scheme, message: {point, key}, secrets, published}: Received): string[] {
  if (secrets.length > 0) return [...secrets];
  const named = published.requests[point]?.[key];
  const all = Object.values(published.requests).flatMap((keys) => Object.values(keys));
  const requests = named === undefined ? all : [named];
  const offered = scheme === 'v2_callback' ? published.callbacks : requests;
  return offered.length > 0 ? [...offered] : [''];
}

/**
 * Says whether a signature is right, and if not, which mistake gives it.
 *
 * @throws a sentence if the message is of no scheme
 */
export function diagnose(pasted: Pasted): Diagnosis {
  const scheme = pasted.scheme ?? guessScheme(pasted);
  if (scheme === null) throw new Error('The message belongs to no scheme. Choose one.');
  return search(receive(pasted, scheme));
}

function search(received: Received): Diagnosis {
  const {scheme, message, ownString} = received;
  const known = mistakesOf(scheme);
  const seen = known.filter(({isSeen}) => isSeen?.(received) ?? false);
  const hints = seen.filter(({isHint}) => isHint).map(({id}) => id);
  const wrong = seen.filter(({isHint}) => !isHint).map(({id}) => id);
  const signings = secretsToTry(received).map((secret): Signing => ({
    ...signingOf(scheme, message, secret, otherSecretsOf(received)),
    ...(ownString && {ownString}),
  }));
  const base = signings[0]!;
  const candidates = candidatesOf(received);
  const isPasted = (signature: string | null): boolean => signature !== null && candidates.includes(signature);
  const result = {
    scheme,
    hints,
    right: {text: stringToSign(base), signature: sign(base)},
    examined: candidates[0] ?? '',
    also: [],
    ruledOut: [],
  };
  const asSeen = (tried: number): Diagnosis => ({
    ...result,
    verdict: 'named',
    mistakes: wrong.slice(0, 1),
    also: wrong.slice(1),
    tried,
  });

  const right = signings.find((signing) => isPasted(sign(signing)));
  if (right) {
    if (wrong.length > 0) return asSeen(1);
    return {
      ...result,
      right: {text: stringToSign(right), signature: sign(right)},
      verdict: 'correct',
      mistakes: [],
      tried: 1,
    };
  }
  if (candidates.length === 0 && wrong.length > 0) return asSeen(0);
  if (wrong.includes('secret_masked')) return {...asSeen(0), mistakes: ['secret_masked'], also: []};

  const found = candidates.length === 0 ? null : findMistakes(base, known, isPasted, wrong.length === 0);
  if (found?.mistakes) {
    const {mistakes, also, signing, tried} = found;
    return {...result, verdict: 'named', mistakes, also, signed: stringToSign(signing), tried};
  }
  const tried = found?.tried ?? 0;
  if (wrong.length > 0) return asSeen(tried);
  const ruledOut = [...new Set(known.filter(({make, makeRarely}) => make ?? makeRarely).map(({id}) => id))];
  return {...result, verdict: 'unnamed', mistakes: [], ruledOut, tried};
}

interface Found {
  mistakes?: string[];
  also: string[];
  signing: Signing;
  tried: number;
}

/**
 * One mistake alone, then two together, unless the message already shows one. The rare ways are tried alone, after the
 * others.
 */
function findMistakes(
  base: Signing,
  known: readonly Mistake[],
  isPasted: (signature: string | null) => boolean,
  triesPairs: boolean,
): Found {
  let tried = 0;
  const matches = (signing: Signing): boolean => {
    tried += 1;
    return isPasted(sign(signing));
  };
  for (const way of ['make', 'makeRarely'] as const) {
    const hits = known.flatMap(({id, [way]: make}) => {
      for (const signing of make?.(base) ?? []) if (matches(signing)) return [{id, signing}];
      return [];
    });
    if (hits.length > 0) {
      const [{id, signing}, ...others] = hits as [(typeof hits)[0], ...typeof hits];
      return {mistakes: [id], also: others.map((other) => other.id).filter((other) => other !== id), signing, tried};
    }
  }
  if (!triesPairs) return {also: [], signing: base, tried};
  const right = stringToSign(base);
  for (const [at, first] of known.entries()) {
    const seconds = known.filter((second, place) => canBeBoth(first, second, at < place));
    for (const signing of first.make?.(base) ?? []) {
      if (!hasEffect(signing, base, right)) continue;
      for (const second of seconds) {
        for (const both of second.make?.(signing) ?? []) {
          if (tried > mostPairs) return {also: [], signing: base, tried};
          if (matches(both)) return {mistakes: [first.id, second.id], also: [], signing: both, tried};
        }
      }
    }
  }
  return {also: [], signing: base, tried};
}

/** Whether a way to make a mistake changes anything in this message. */
function hasEffect(changed: Signing, base: Signing, right: Uint8Array): boolean {
  if (changed.secret !== base.secret || changed.keyOf !== base.keyOf) return true;
  if (changed.hash !== base.hash || changed.write !== base.write) return true;
  const text = stringToSign(changed);
  return text.length !== right.length || text.some((byte, at) => byte !== right[at]);
}
