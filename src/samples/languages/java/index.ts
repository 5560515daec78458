import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {id: 'java', label: 'Java', extension: 'java', grammars: ['java'], render};
