import {addAPIProvider} from '@iconify/react';
import {iconService} from './iconService';

// The package itself knows the first host only.
addAPIProvider('', {...iconService, resources: [...iconService.resources]});
