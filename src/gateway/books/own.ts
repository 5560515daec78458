import {Failure} from '../values/failure';
import type {Context} from './types';

/**
 * Returns the calling point's object.
 *
 * @param objects all objects of the kind by id
 * @param name what the error message calls it
 * @param code error code if the object is missing
 * @param isThere whether the object still counts as existing
 * @throws Failure(code) if it does not exist or belongs to another point
 */
export function ownOf<Owned extends {point: number}>(
  {point, version}: Context,
  objects: Record<string, Owned>,
  id: string,
  name: string,
  code: string,
  isThere: (object: Owned) => boolean = () => true,
): Owned {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  // A v1 caller does not know v2 ids, so the message does not show them.
  if (!object || object.point !== point.id || !isThere(object))
    throw new Failure(code, `Point ${point.id} has no ${name} ${version === 'v1' ? 'with this id' : id}.`);
  return object;
}
