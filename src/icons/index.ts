import {addAPIProvider} from '@iconify/react';
import {iconService} from './iconService';

// The package only knows the primary host.
addAPIProvider('', {...iconService, resources: [...iconService.resources]});
