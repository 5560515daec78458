import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {id: 'python', label: 'Python', extension: 'py', render};
