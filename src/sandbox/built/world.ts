/** The world of the sandbox. src/plugins/sandbox-world generates this module; this file only declares its type. */
import type {WorldFile} from '../world';

declare const world: WorldFile;
export default world;
