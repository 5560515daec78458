/**
 * The brand of the site: the only module that a company changes to make the site its own.
 * Every brand name, host and colour in pages, samples and tests comes from here.
 */
export const brand = {
  /** The name in running text. */
  name: 'Brama',
  /** The title of the site in each language; a language without its own has that of the default one. */
  title: {en: 'Brama docs', uk: 'Документація Brama'},
  /** The tagline of the Docusaurus configuration; pages have their own in each language. */
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
    /** The repository to clone the source of the site from. */
    repository: 'https://git.brama.example/docs.git',
    becomeClient: 'https://brama.example/become-a-client',
    cabinet: 'https://cabinet.brama.example',
  },
  /** Addresses to write to: about the API and a payment, about these pages, and about a vulnerability. */
  contacts: {
    support: 'support@brama.example',
    documentation: 'docs@brama.example',
    security: 'security@brama.example',
  },
  /**
   * Colours: the page background (`paper`); links, the current item and focus (`accent`), their hover state
   * (`accentStrong`) and a tint behind text (`accentWash`). `npm test` checks their contrast. Neutral colours are in
   * src/css/tokens.css.
   */
  colors: {
    light: {paper: '#fbfaf6', accent: '#865008', accentStrong: '#6b3e04', accentWash: '#f6ecd9'},
    dark: {paper: '#11181d', accent: '#e3b566', accentStrong: '#f0cb8b', accentWash: '#2c291f'},
  },
} as const;

/** The logo mark, for the navbar, the favicon and the social cards. A separate export, because pages bundle `brand`. */
export const mark = {
  /** SVG in a 32 × 32 view box. Class `line` is stroked, class `fill` is filled. */
  shapes:
    '<path class="line" stroke-width="3.5" d="M4 30V15a12 12 0 0 1 24 0v15"/>' +
    '<path class="fill" d="M8.25 30V15A7.75 7.75 0 0 1 14 7.52V25.5zM23.75 30V15A7.75 7.75 0 0 0 18 7.52V25.5z"/>',
  light: {line: '#1e262b', fill: '#b97a1a'},
  dark: {line: '#d9e0e3', fill: '#e3b566'},
} as const;
