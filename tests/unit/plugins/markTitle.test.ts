import {expect, test} from 'vitest';
import {markTitle} from '../../../src/plugins/rehype-foreign-terms/title';

const titles: [what: string, frontMatter: object, added: object][] = [
  ['without foreign words', {title: 'Callbacks'}, {}],
  [
    'that is foreign',
    {title: 'Boleto bancário'},
    {title_parts: [{lang: 'pt-BR', words: 'Boleto bancário'}], sidebar_custom_props: {lang: 'pt-BR'}},
  ],
  [
    'with foreign words, and another name in the sidebar',
    {title: 'Pix Automático: регулярний платіж', sidebar_label: 'Pix Automático'},
    {
      title_parts: [{lang: 'pt-BR', words: 'Pix Automático'}, ': регулярний платіж'],
      sidebar_custom_props: {lang: 'pt-BR'},
    },
  ],
  [
    'with foreign words, and a name that is not foreign',
    {title: 'Pay a boleto bancário', sidebar_label: 'Boleto'},
    {title_parts: ['Pay a ', {lang: 'pt-BR', words: 'boleto bancário'}]},
  ],
];

for (const [what, frontMatter, added] of titles) {
  test(`the front matter of a page gets the languages of its title: a title ${what}`, () => {
    const marked = {...frontMatter};
    markTitle(marked);
    expect(marked).toEqual({...frontMatter, ...added});
  });
}
