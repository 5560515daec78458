/**
 * Finds the mistake behind a wrong signature: makes each known mistake and compares the resulting signature with the
 * pasted one.
 */
import {canBeBoth, changesForm, inOrderOfSteps, mistakesOf} from './mistakes';
import type {Mistake} from './mistake';
import {guessScheme, receive, type Pasted, type Received, type Unseen} from './received';
import {sha256, toHex} from '../../gateway/values/bytes';
import {isFormed, sign, signingOf, stringToSign, type Signing} from './signing';
import type {Scheme} from './schemes';
import {isSameBytes} from './text';

export interface Diagnosis {
  readonly scheme: Scheme;
  /**
   * `correct`: the signature belongs to the message and the secret. `named`: `mistakes` says what is wrong. `unnamed`:
   * none of `ruledOut` gives the pasted signature.
   */
  readonly verdict: 'correct' | 'named' | 'unnamed';
  /** Ids of the mistakes, which were made together. */
  readonly mistakes: readonly string[];
  /**
   * Differences between the pasted text and the signed bytes that a text field hides. They are not mistakes of the
   * reader.
   */
  readonly unseen: readonly Unseen[];
  /** Code points of invisible characters that were removed around the message, and from its values and secrets. */
  readonly removed: readonly string[];
  /** Ids of other mistakes that give the same signature. */
  readonly also: readonly string[];
  /** Ids of the mistakes that were tried and give another signature. */
  readonly ruledOut: readonly string[];
  /** Ids of mistakes that readers often make with such a message. */
  readonly hints: readonly string[];
  /** The right string to sign and its signature; null if the secret is malformed, or if only the exchange can sign. */
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

/** The signatures to compare with: the one that the reader computed, or else each entry in the message. */
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
  if (scheme === 'binance_pay') return [''];
  if (secrets.length > 0) return [...secrets];
  const named = published.requests[point]?.[key];
  const all = Object.values(published.requests).flatMap((keys) => Object.values(keys));
  const requests = named === undefined ? all : [named];
  const offered = scheme === 'v2_callback' ? published.callbacks : requests;
  return offered.length > 0 ? [...offered] : [''];
}

/**
 * Checks a signature and, if it is wrong, finds the mistake that results in it.
 *
 * @throws a sentence if the message is of no scheme
 */
export function diagnose(pasted: Pasted): Diagnosis {
  const scheme = pasted.scheme ?? guessScheme(pasted);
  if (scheme === null) throw new Error('The message belongs to no scheme. Choose one.');
  return search(receive(pasted, scheme));
}

function search(received: Received): Diagnosis {
  const {scheme, message, ownString, secrets, pastedSecrets, removed} = received;
  const known = mistakesOf(scheme);
  const seen = known.filter(({isSeen}) => isSeen?.(received) ?? false);
  const hints = seen.filter(({isHint}) => isHint).map(({id}) => id);
  const wrong = seen.filter(({isHint}) => !isHint).map(({id}) => id);
  const signings = secretsToTry(received).map((secret): Signing => {
    const pastedSecret = pastedSecrets[secrets.indexOf(secret)];
    return {
      ...signingOf(scheme, message, secret, otherSecretsOf(received)),
      ...(ownString && {ownString}),
      ...(pastedSecret !== secret && {pastedSecret}),
    };
  });
  const base = signings[0]!;
  let candidates = candidatesOf(received);
  const isPasted = (signature: string | null): boolean => signature !== null && candidates.includes(signature);
  const result = {
    scheme,
    hints,
    right: rightOf(base),
    examined: candidates[0] ?? '',
    also: [],
    ruledOut: [],
    unseen: [],
    removed,
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
    const isOwnWrong = scheme === 'binance_pay' && ownString && !isSameBytes(ownString, stringToSign(right));
    if (!isOwnWrong) return {...result, right: rightOf(right), verdict: 'correct', mistakes: [], tried: 1};
    // The signature of the exchange is right, so the mistake is in the string that the reader builds.
    candidates = [toHex(sha256(ownString))];
  }
  const lookalikes = received.lookalikes.flatMap(({body, unseen}) =>
    signings.map((signing) => ({
      unseen,
      signing: {...signing, message: {...message, body}, arrived: {...message, body}},
    })),
  );
  const meant = right ? undefined : lookalikes.find(({signing}) => isPasted(sign(signing)));
  if (meant) {
    if (wrong.length > 0) return asSeen(1);
    const {unseen, signing} = meant;
    const tried = 1 + lookalikes.length;
    return {...result, right: rightOf(signing), verdict: 'correct', mistakes: [], also: unseen, unseen, tried};
  }
  if (candidates.length === 0 && wrong.length > 0) return asSeen(0);
  if (wrong.includes('secret_masked')) return {...asSeen(0), mistakes: ['secret_masked'], also: []};

  // A mistake that only the message can show is the whole answer. One that a signature can prove may come with a second
  // one.
  const isProvable = seen.every(({isHint, make}) => isHint || make) || scheme === 'binance_pay';
  const found = candidates.length === 0 ? null : findInAny();
  if (found?.mistakes) {
    const {also, signing, tried, unseen, base: of} = found;
    // Mistakes in the text of the exchange’s signature are added to those that its digest proves.
    const mistakes = [...found.mistakes, ...(scheme === 'binance_pay' ? wrong : [])];
    const signed = stringToSign(signing);
    return {...result, right: rightOf(of), verdict: 'named', mistakes, also, unseen, signed, tried};
  }
  const tried = found?.tried ?? 0;
  if (wrong.length > 0) return asSeen(tried);
  const ruledOut = [...new Set(known.filter(({make, makeRarely}) => make ?? makeRarely).map(({id}) => id))];
  return {...result, verdict: 'unnamed', mistakes: [], ruledOut, tried};

  /**
   * Searches for one mistake with the pasted body, then with each lookalike, then for two mistakes with the pasted
   * body.
   */
  function findInAny(): Found & {base: Signing; unseen: readonly Unseen[]} {
    const bodies = [{signing: base, unseen: []}, ...lookalikes.filter(({signing}) => signing.secret === base.secret)];
    let before = 0;
    for (const {signing: each, unseen} of bodies) {
      const single = findMistake(each, known, isPasted);
      before += single.tried;
      if (single.mistakes) return {...single, base: each, unseen, tried: before};
    }
    const isWellFormed = candidates.some((one) => isFormed(one, scheme));
    const pair = isProvable ? findPair(base, known, isPasted, isWellFormed) : {also: [], signing: base, tried: 0};
    return {...pair, base, unseen: [], tried: before + pair.tried};
  }
}

/** The right string and its signature, which only the exchange can compute for its own messages. */
function rightOf(signing: Signing): Diagnosis['right'] {
  return {text: stringToSign(signing), signature: signing.scheme === 'binance_pay' ? null : sign(signing)};
}

interface Found {
  mistakes?: string[];
  also: string[];
  signing: Signing;
  tried: number;
}

/** Searches for a single mistake; the ways of `makeRarely` are tried last. */
function findMistake(base: Signing, known: readonly Mistake[], isPasted: (signature: string | null) => boolean): Found {
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
      // A different string of the reader always matches `string_differs`, so a more specific mistake is named first.
      hits.sort((left, right) => Number(left.id === 'string_differs') - Number(right.id === 'string_differs'));
      const [{id, signing}, ...others] = hits as [(typeof hits)[0], ...typeof hits];
      return {mistakes: [id], also: others.map((other) => other.id).filter((other) => other !== id), signing, tried};
    }
  }
  return {also: [], signing: base, tried};
}

/** Searches for two mistakes that were made together. */
function findPair(
  base: Signing,
  known: readonly Mistake[],
  isPasted: (signature: string | null) => boolean,
  isWellFormed: boolean,
): Found {
  let tried = 0;
  // A signature of the right form excludes all mistakes that always change the form; one of a wrong form requires such
  // a mistake.
  const ordered = inOrderOfSteps(isWellFormed ? known.filter((mistake) => changesForm(mistake) !== true) : known);
  const right = stringToSign(base);
  for (const [at, first] of ordered.entries()) {
    const seconds = ordered.filter(
      (second, place) =>
        canBeBoth(first, second, at < place) && (isWellFormed || changesForm(first) || changesForm(second)),
    );
    for (const signing of first.make?.(base) ?? []) {
      if (!hasEffect(signing, base, right)) continue;
      const text = stringToSign(signing);
      for (const second of seconds) {
        for (const both of second.make?.(signing) ?? []) {
          if (tried > mostPairs) return {also: [], signing: base, tried};
          if (!hasEffect(both, signing, text)) continue;
          tried += 1;
          if (isPasted(sign(both))) return {mistakes: [first.id, second.id], also: [], signing: both, tried};
        }
      }
    }
  }
  return {also: [], signing: base, tried};
}

/** Whether a changed signing differs from the base at all. */
function hasEffect(changed: Signing, base: Signing, right: Uint8Array): boolean {
  if (changed.secret !== base.secret || changed.keyOf !== base.keyOf) return true;
  if (changed.hash !== base.hash || changed.write !== base.write) return true;
  return !isSameBytes(stringToSign(changed), right);
}
