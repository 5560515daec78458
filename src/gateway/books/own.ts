import {Failure} from '../values/failure';
import type {Context} from './types';

/**
 * Returns the calling point's object.
 *
 * @param things all objects of the kind by id
 * @param name what the error message calls it
 * @param code error code if the object is missing
 * @param isThere whether the object still counts as existing
 * @throws Failure(code) if it does not exist or belongs to another point
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
  // A v1 caller does not know v2 ids, so the message does not show them.
  if (!thing || thing.point !== point.id || !isThere(thing))
    throw new Failure(code, `Point ${point.id} has no ${name} ${version === 'v1' ? 'with this id' : id}.`);
  return thing;
}
