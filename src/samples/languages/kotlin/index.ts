import type {Language} from '../../language';
import {render} from './template';

export const language: Language = {id: 'kotlin', label: 'Kotlin', extension: 'kt', render};
