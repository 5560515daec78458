import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {
  id: 'json',
  label: 'JSON',
  extension: 'json',
  isMessage: true,
  hasNoForms: true,
  render,
};
