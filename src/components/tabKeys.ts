/**
 * The tab that a key selects in the ARIA tabs pattern with automatic activation: `index` is the selected one of
 * `count`.
 * Undefined for any other key.
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
