/** What readers of each language look for, and what they are told; `textTerm` is in no title, heading, keyword or question; `kept` are queries, and what their pages have of them. */
export const languages = [
  {
    code: 'en',
    base: '/',
    term: 'request',
    page: 'request_format',
    apiTerm: 'transaction',
    textTerm: 'mailbox',
    misspelt: 'marchent',
    meant: 'merchant',
    kept: [
      ['transaction/create', /^transaction\/create$/i],
      ['3ds', /^3-?D/i],
      ['creating a transaction ', /^(creat|transaction)/i],
    ] as [string, RegExp][],
    search: 'Search',
    noResults: 'No results',
    notOffered: 'Apple Pay is not offered.',
    errorLabel: 'Error',
    signatureAnswer: /^The signature does not match the request\. In v2, sign exactly/,
    seeAll: 'See all results',
    seeAllWithin: 'See all results within "API Reference"',
    seeAllOutside: 'See all results outside "API Reference"',
    apiLabel: 'API Reference',
    everywhere: 'Everywhere',
    query: 'What to search for',
    where: 'Where to search',
    failed: 'The search index could not be loaded.',
    loading: 'Loading the search index…',
    suggestions: /^8 suggestions$/,
    tryAgain: 'Try again',
    freshPage: 'Search on a fresh page',
    clear: 'Clear the search',
    found: /^(\d+) results? found$/,
    foundMore: 'More than 100 results; the best 100 are shown',
    emptyTitle: 'Search the documentation',
    title: (query: string) => `Search results for "${query}"`,
  },
  {
    code: 'uk',
    base: '/uk/',
    term: 'запит',
    page: 'request_format',
    apiTerm: 'транзакцію',
    textTerm: 'процентиль',
    misspelt: 'мирчонт',
    meant: 'мерчант',
    kept: [
      ['transaction/create', /^transaction\/create$/i],
      ['3ds', /^3-?D/i],
      ['створити транзакцію ', /^(створ|транзакці)/i],
    ] as [string, RegExp][],
    search: 'Пошук',
    noResults: 'Нічого не знайдено',
    notOffered: 'Не підтримується: Apple Pay.',
    errorLabel: 'Помилка',
    signatureAnswer: /^Підпис не відповідає запиту\. У v2 підписуйте/,
    seeAll: 'Усі результати',
    seeAllWithin: 'Усі результати в розділі «Довідник API»',
    seeAllOutside: 'Усі результати поза розділом «Довідник API»',
    apiLabel: 'Довідник API',
    everywhere: 'Усюди',
    query: 'Що шукати',
    where: 'Де шукати',
    failed: 'Не вдалося завантажити пошуковий індекс.',
    loading: 'Завантажуємо пошуковий індекс…',
    suggestions: /^8 підказок$/,
    tryAgain: 'Спробувати ще раз',
    freshPage: 'Шукати на оновленій сторінці',
    clear: 'Очистити пошук',
    found: /^Знайдено (\d+) результат(?:и|ів)?$/,
    foundMore: 'Понад 100 результатів; показано 100 найкращих',
    emptyTitle: 'Пошук у документації',
    title: (query: string) => `Результати пошуку «${query}»`,
  },
] as const;

/** An API page that has `apiTerm` in its text. */
export const apiPage = 'api/v2/transaction/create';

/** A letter with which words of many pages begin, in both languages. */
export const commonLetter = 'a';

/** A word of few pages, in both languages. */
export const rareWord = 'boleto';

/** A word that no page has, nor one like it. */
export const unknownWord = 'qqqqzzzz';

/** A word of few titles, headings and keywords, and of many texts, one of which is about it more than they are. */
export const growingTerm = 'base64';
