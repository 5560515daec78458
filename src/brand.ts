/**
 * The brand of the site: the one module that a company changes to make the site its own.
 * Every name, host and colour of the brand that any page, sample or test shows comes from here.
 */
export const brand = {
  /** The name as it stands in running text. */
  name: 'Brama',
  /** The title of the site. */
  title: 'Brama docs',
  /** The configuration's tagline; pages say the same in their own language. */
  tagline: 'Документация по интеграции с платёжным шлюзом: приём платежей и проведение выплат',
  copyright: '© 2025 Brama',
  hosts: {
    site: 'docs.brama.example',
    live: 'api.brama.example',
    test: 'api.sandbox.brama.example',
    pay: 'pay.brama.example',
    cabinet: 'cabinet.brama.example',
    help: 'help.brama.example',
  },
  links: {
    knowledgeHub: 'https://help.brama.example',
    /** Where the source of the site is cloned from. */
    repository: 'https://git.brama.example/docs.git',
    becomeClient: 'https://brama.example/become-a-client',
    cabinet: 'https://cabinet.brama.example',
  },
  /** Whom to tell about a weakness. */
  securityContact: 'security@brama.example',
  /** Colours of the browser's own surface (address bar on a phone). */
  themeColor: {light: '#fbfaf6', dark: '#11181d'},
} as const;
