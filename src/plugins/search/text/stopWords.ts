import lunr from 'lunr';

const stopWords = new Set(
  (
    'і й у в з із зі на до для як що це та чи за по про при від не або є а але б би ж же то так ще вже бо якщо ' +
    'щоб чому де коли який яка яке які якого якої яких хто кого я мене мені ми нас нам ви він вона воно вони його ' +
    'її їх мій моя моє мої наш наша наше наші ваш ваша ваше ваші вам вас свій своя своє свої ніж треба можна буде ' +
    'був була було були куди тут там цей ця ці цього чого чим лише тільки досі навіщо how do i my am im ive dont ' +
    'doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt havent hasnt hadnt whats wheres whos hows ' +
    'thats theres'
  ).split(' '),
);

/** Whether a word of a query is a stop word, which does not narrow the search. */
export const isStopWord = (word: string): boolean =>
  stopWords.has(word) || lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;
