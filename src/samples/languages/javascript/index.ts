import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {id: 'javascript', label: 'Node.js', extension: 'mjs', render};
