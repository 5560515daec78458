/**
 * Which tab a key chooses by the ARIA pattern, in which the choice follows the focus: `index` is the chosen one of `count`.
 * Undefined for a key that is not of the pattern.
 */
export function tabFor(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
    Enter: index,
    ' ': index,
  };
  return targets[key];
}
