/** What the command says about itself. src/published/gatewayFile.ts generates this module; this file only declares its type. */
import type {About} from '../command';

declare const about: About;
export default about;
