import {isCollection, parseDocument, visit} from 'yaml';
import type {Rule} from './rule';

/** In `{text: First, second.}` YAML ends the text at its comma and takes the rest for a key without a value. */
export const rule: Rule = {
  id: 'cut-text',
  message: 'A comma ends a text within { }, and what follows is lost. Put the text between quotes.',
  appliesTo: (file) => file.endsWith('.yaml'),
  check: (text) => {
    const lost: string[] = [];
    visit(parseDocument(text), {
      Pair(_, {key, value}, path) {
        const parent = path.at(-1);
        if (isCollection(parent) && parent.flow && !value && /\s/.test(String(key))) lost.push(String(key));
      },
    });
    return lost;
  },
  failing: {file: 'src/data/a.yaml', text: 'url: {text: The address of the page, or of the app.}'},
  passing: {file: 'src/data/a.yaml', text: "url: {text: 'The address of the page, or of the app.', required: true}"},
};
