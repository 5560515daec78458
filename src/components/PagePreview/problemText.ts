import {translate} from '@docusaurus/Translate';
import type {Option, Problem} from '../../content/cabinet/pageLook';

/** What is wrong with an option, and how to fix it. */
export function problemText(problem: Problem, {limits, example}: Option): string {
  switch (problem) {
    case 'length':
      return translate(
        {
          id: 'site.pagePreview.length',
          message: 'Write at most {most} characters.',
          description: 'What is wrong with an option that is too long',
        },
        {most: String(limits.maxLength)},
      );
    case 'format':
      return translate(
        {
          id: 'site.pagePreview.format',
          message: 'Write it like {example}',
          description: 'What is wrong with an option of another format',
        },
        {example},
      );
    case 'missing':
      return translate({
        id: 'site.pagePreview.missing',
        message: 'Fill this in too, or clear what belongs with it.',
        description: 'One of the options that go together is empty',
      });
    default:
      throw new Error(`The problem ${String(problem satisfies never)} has no sentence.`);
  }
}
