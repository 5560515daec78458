/** The world of the sandbox. src/plugins/sandbox-world generates this module; what stands here is its type. */
import type {WorldFile} from '../world';

declare const world: WorldFile;
export default world;
