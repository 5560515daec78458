import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/core/locales';
import {headersOf} from '../../content/site/headers';
import {policyIn} from '../../content/site/policy';
import {headersFile} from '../../content/site/staticHosts';
import {isOn} from '../../optimizations';
import {policyNames} from '../../trustedTypes';
import {fileOf, pageIn, replaceFile, type Site, type Step, type Transform} from './page';
import {contentSecurityPolicy} from './steps/contentSecurityPolicy';
import {iconSprite} from './steps/iconSprite';
import {inlineStyles} from './steps/inlineStyles';
import {structuredData} from './steps/structuredData';

/** The steps that each page passes after the build, in this order. To drop one, delete its file and its line. */
const steps: Step[] = [
  ...(isOn('inlineStyles') ? [inlineStyles] : []),
  contentSecurityPolicy, // after what adds inline code
  iconSprite,
  structuredData,
];

/**
 * Docusaurus plugin that finishes the built pages: each passes through the steps and is written once.
 * `_headers` follows, with the policy that the pages carry.
 *
 * Docusaurus runs all `postBuild` hooks concurrently, so search and redirects may read a page before or after its
 * steps. No step may change what they read: the text, language, title and canonical URL.
 */
export default function builtPages({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as LocaleCode;
  return {
    name: 'built-pages',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        output: {trustedTypes: {policyName: policyNames.bundle}},
      };
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      const routes = [...new Set(routesPaths)];
      const pages = routes.map((route) => pageIn(fileOf({outDir, baseUrl}, route), route));
      const site: Site = {outDir, baseUrl, locale, pages, inlineStyles: []};

      const transforms: Transform[] = [];
      for (const step of steps) transforms.push(await step(site));

      /** Each policy with the first page that carries it. */
      const policies = new Map<string | null, string>();
      for (const {route, html} of pages) {
        const finished = transforms.reduce((current, transform) => transform({route, html: current}), html);
        replaceFile(fileOf(site, route), finished);
        const policy = policyIn(finished);
        if (!policies.has(policy)) policies.set(policy, route);
      }
      checkPolicies([...policies.values()]);
      writeHeaders(site);
    },
  };
}

/** One header holds for all pages, so they may not differ in their policy. */
function checkPolicies([route, other]: string[]): void {
  if (other) throw new Error(`${other} has other inline code than ${route}: put its scripts and styles into files.`);
}

/** Writes `_headers` for static hosts, for all languages built so far, into the output folder of the default one. */
function writeHeaders({outDir, baseUrl, locale}: Site): void {
  const folder = baseUrl.endsWith(`/${locale}/`) ? path.dirname(outDir) : outDir;
  replaceFile(path.join(folder, '_headers'), headersFile(headersOf(folder)));
}
