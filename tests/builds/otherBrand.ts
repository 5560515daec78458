/** The brand of another gateway: all that differs from `src/brand.ts` but its shape. */
export const brand = {
  name: 'Zorya Pay',
  title: {en: 'Zorya Pay for developers', uk: 'Zorya Pay для розробників'},
  tagline: 'How to take and send money with Zorya Pay',
  copyright: '© 2026 Zorya Pay Ltd',
  hosts: {
    site: 'developers.zorya.example',
    live: 'gate.zorya.example',
    test: 'gate.trial.zorya.example',
    pay: 'checkout.zorya.example',
    cabinet: 'office.zorya.example',
    help: 'answers.zorya.example',
  },
  links: {
    knowledgeHub: 'https://answers.zorya.example',
    repository: 'https://code.zorya.example/developers.git',
    becomeClient: 'https://www.zorya.example/join',
    cabinet: 'https://office.zorya.example',
  },
  contacts: {
    support: 'people@zorya.example',
    documentation: 'pages@zorya.example',
    security: 'weakness@zorya.example',
  },
  colors: {
    light: {paper: '#fafcff', accent: '#0b5394', accentStrong: '#073763', accentWash: '#dfebf7'},
    dark: {paper: '#0d1420', accent: '#8ab8e6', accentStrong: '#b3d1ef', accentWash: '#1b2a3d'},
  },
} as const;

export const mark = {
  shapes: '<circle class="line" stroke-width="3" cx="16" cy="16" r="13"/><circle class="fill" cx="16" cy="16" r="6"/>',
  light: {line: '#102030', fill: '#3377bb'},
  dark: {line: '#d0e0f0', fill: '#77aadd'},
} as const;
