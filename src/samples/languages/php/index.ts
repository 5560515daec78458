import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {
  id: 'php',
  label: 'PHP',
  extension: 'php',
  grammars: ['markup-templating', 'php'],
  render,
};
