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
  /**
   * Colours: the paper of every page; links, the current place and focus, then stronger where the pointer is, and as a
   * wash behind text. `npm test` measures their contrasts. The neutral colours beside them are in src/css/tokens.css.
   */
  colors: {
    light: {paper: '#fbfaf6', accent: '#865008', accentStrong: '#6b3e04', accentWash: '#f6ecd9'},
    dark: {paper: '#11181d', accent: '#e3b566', accentStrong: '#f0cb8b', accentWash: '#2c291f'},
  },
} as const;

/** The mark, for the navbar, the browser's tab and the social cards. It stands apart, since pages load the rest. */
export const mark = {
  /** SVG in a box of 32 × 32. What is of class `line` is drawn as a line, `fill` as a surface. */
  shapes:
    '<path class="line" stroke-width="3.5" d="M4 30V15a12 12 0 0 1 24 0v15"/>' +
    '<path class="fill" d="M8.25 30V15A7.75 7.75 0 0 1 14 7.52V25.5zM23.75 30V15A7.75 7.75 0 0 0 18 7.52V25.5z"/>',
  light: {line: '#1e262b', fill: '#b97a1a'},
  dark: {line: '#d9e0e3', fill: '#e3b566'},
} as const;
