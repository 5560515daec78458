// Takes the place of src/content/examples/world where stories are played on the sandbox's bundle.
import type {Service, World} from '../../../src/gateway';
import {bundled} from './bundledGateway';

export * from '../../../src/content/examples/world';

/** The world of the bundle, with its own functions. */
export function loadWorld(services: Service[] = bundled.world.services): World {
  return {...bundled.world, services};
}
