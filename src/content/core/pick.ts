/** A copy of an object with only the named properties, in the order of the names; missing ones stay absent. */
export function pick<Of extends object, Key extends keyof Of>(object: Of, names: readonly Key[]): Pick<Of, Key> {
  return Object.fromEntries(
    names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]),
  ) as Pick<Of, Key>;
}
