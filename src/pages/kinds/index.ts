/** The sections of pages that are whole pages of facts, by the front matter key of their kind: one module each. */
export * as cabinet from './cabinet';
export * as operation from './operation';
export * as reference from './reference';
export * as service from './service';
