import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {
  id: 'http',
  label: 'HTTP',
  extension: 'http',
  grammars: ['http'],
  isMessage: true,
  render,
};
