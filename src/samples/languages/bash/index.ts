import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {id: 'bash', label: 'Bash', extension: 'sh', grammars: ['bash'], render};
