import {language as bash} from './languages/bash';
import {language as http} from './languages/http';
import {language as java} from './languages/java';
import {language as javascript} from './languages/javascript';
import {language as json} from './languages/json';
import {language as kotlin} from './languages/kotlin';
import {language as php} from './languages/php';
import {language as python} from './languages/python';
import type {Language} from './language';

/**
 * All languages in display order; the first one is rendered in the HTML. A language is added by its folder and its name
 * here; `npm run types` then writes the lists that the browser and the highlighter read.
 */
export const languages: Language[] = [bash, php, javascript, python, java, kotlin, http, json];

/** The languages of programs: they also have receivers of callbacks and fixes of a signature. */
export const programmingLanguages: Language[] = languages.filter(({isMessage}) => !isMessage);
