/** `npm run gateway`: the reference gateway from the source of this site, as `gateway.mjs` runs it elsewhere. */
import {aboutGateway} from '../content/site/aboutGateway';
import {loadWorld} from '../content/examples/world';
import {runCommand} from '../local/command';

void runCommand(loadWorld, aboutGateway('npm run gateway --'), process.argv.slice(2));
