import {addAPIProvider, addCollection} from '@iconify/react';
import {iconService} from './iconService';
import site from './site.json';

// The package itself knows the first host only.
addAPIProvider('', {...iconService, resources: [...iconService.resources]});

// Drawn for this site, so nothing is asked of the icon service.
addCollection(site);
