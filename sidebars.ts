import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {docs: ['index', 'request_format']};

export default sidebars;
