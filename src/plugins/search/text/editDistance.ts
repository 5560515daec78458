/**
 * Damerau–Levenshtein distance (optimal string alignment).
 * @returns `limit + 1` as soon as the distance exceeds `limit`
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: second.length + 1}, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return limit + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[second.length]!, limit + 1);
}

/** A word longer than the first number may have one typo, longer than the second two. */
const typoLengths = [3, 5];

/** How many typos a word may have; a number has none. */
export function typosIn(word: string): number {
  return /^\d+$/.test(word) ? 0 : typoLengths.filter((letters) => word.length > letters).length;
}
