import {Failure} from './failure';
import type {Context} from './types';

/**
 * A thing of the point, by its id.
 *
 * @param things all of its kind by id
 * @param name what the answer calls it
 * @param code of the refusal where the point has none of this id
 * @param isThere whether one is there still
 * @throws Failure
 */
export function ownOf<Thing extends {point: number}>(
  {point, version}: Context,
  things: Record<string, Thing>,
  id: string,
  name: string,
  code: string,
  isThere: (thing: Thing) => boolean = () => true,
): Thing {
  const thing = Object.hasOwn(things, id) ? things[id] : undefined;
  // Ids of v2 mean nothing to who speaks v1.
  if (!thing || thing.point !== point.id || !isThere(thing))
    throw new Failure(code, `Point ${point.id} has no ${name} ${version === 'v1' ? 'with this id' : id}.`);
  return thing;
}
