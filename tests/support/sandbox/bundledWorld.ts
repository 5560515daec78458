// Takes the place of src/content/examples/world where stories are played on the sandbox's bundle.
import type {GatewayService, World} from '../../../src/gateway';
import {bundled} from './bundledGateway';

export * from '../../../src/content/examples/world';

/** The world of the bundle, with its own functions. */
export function loadWorld(services: GatewayService[] = bundled.world.services): World {
  return {...bundled.world, services};
}
