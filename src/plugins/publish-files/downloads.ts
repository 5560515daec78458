import {contractFiles} from '../../content/contract/contract';
import {errorFile} from '../../content/reference/errorFile';
import {defaultLocale, type LocaleCode} from '../../content/core/locales';
import {payoutFiles} from '../../content/cabinet/payoutFile';
import {referenceFiles} from '../../content/reference/referenceFiles';
import {reportFiles} from '../../content/examples/reportFiles';
import {robotsText} from '../../content/site/robotsText';
import {sbomFile, sbomText} from '../../content/site/sbom';
import {securityText, securityTextFile} from '../../content/site/securityText';
import {licencesFile, licencesText} from '../../content/site/shipped';
import {cacheLoader} from '../../content/core/fileCache';
import {vectorFiles} from '../../content/signing/vectors';
import {verifySampleFiles} from '../../samples/verifySamples';
import {sampleFiles} from '../../samples/files';
import {serviceSampleFiles} from '../../samples/serviceFiles';
import {postmanFiles} from '../../samples/postman/collection';
import {llmsFiles, twinFiles} from '../markdown-twins';
import {firstPaymentFile, firstPaymentFiles} from '../remark-facts/firstPaymentFile';
import {formFiles} from '../remark-facts/formFiles';
import {sandboxFile, sandboxFiles} from '../remark-facts/sandboxFile';
import {serviceFiles} from '../remark-facts/serviceFiles';
import {changelogFeed, feedName} from './changelogFeed';
import {pageListFile} from './pageList';
import type {FileSource} from '.';

/** Files of one kind that the site publishes beside its pages. */
export interface Download {
  /** Place on `/downloads`, where `<Facts name="downloads" group="…" />` lists them. */
  group: string;
  files: FileSource['files'];
  /** Published once, for all languages. What a page links to is not: the framework adds the language to each link. */
  isCommon?: true;
  /** The names, or their forms (`<…>` stands for what differs), so that the source of a name is known before its content is created. */
  names: string[];
  /** Too many files to list: `/downloads` shows the form of their names. */
  isMany?: true;
}

const all: Download[] = [
  {group: 'contracts', names: ['openapi/<contract>.<format>'], files: contractFiles},
  {group: 'collections', names: ['postman/<contract>.json'], files: postmanFiles},
  {group: 'samples', names: ['samples/verify/<scheme>.<format>'], files: verifySampleFiles},
  // Code is fetched from one address in every language.
  {
    group: 'samples',
    names: ['samples/<operation>/<scenario>.<format>', 'samples/services/<family>/<service>/<call>.<format>'],
    isMany: true,
    files: () => ({...sampleFiles(), ...serviceSampleFiles()}),
    isCommon: true,
  },
  {group: 'vectors', names: ['vectors/<scheme>.json'], files: vectorFiles},
  {group: 'catalogues', names: ['errors.json'], files: errorFile},
  {group: 'catalogues', names: ['services.csv', 'services.json'], files: serviceFiles},
  {group: 'tables', names: ['reference/<table>.<format>'], files: referenceFiles},
  {group: 'examples', names: ['examples/reports_<kind>.csv'], files: reportFiles},
  {group: 'examples', names: ['examples/payouts.csv'], files: payoutFiles},
  {group: 'site', names: [feedName], files: changelogFeed},
  {group: 'site', names: ['pages.json'], files: pageListFile},
  // Lazy, because a page rendered as Markdown may itself list the published files.
  {group: 'site', names: ['<page>.md'], isMany: true, files: (locale) => twinFiles(locale)},
  {group: 'site', names: ['llms.txt', 'llms-full.txt'], files: (locale) => llmsFiles(locale)},
  {group: 'site', names: ['robots.txt'], files: () => ({'robots.txt': robotsText()})},
  {group: 'site', names: [securityTextFile], files: () => ({[securityTextFile]: securityText(new Date())})},
  {group: 'parts', names: [licencesFile], files: () => ({[licencesFile]: licencesText()})},
  {group: 'parts', names: [sbomFile], files: () => ({[sbomFile]: sbomText()})},
];

/** Everything that the site publishes beside its pages, in the order of `/downloads`: what is not here has no address. */
export const downloads: Download[] = all.map((download) => ({...download, files: cacheLoader(download.files)}));

/** What components of pages fetch on demand. It is no download: its format changes with the code of the site. */
const parts: FileSource[] = [
  {names: [patternOf('forms/<operation>.json')], files: cacheLoader(formFiles)},
  {names: [patternOf(firstPaymentFile)], files: cacheLoader(firstPaymentFiles)},
  {names: [patternOf(sandboxFile)], files: cacheLoader(sandboxFiles)},
];

/** The same as the plugin takes it. */
export const fileSources: FileSource[] = [
  ...downloads.map(({names, files, isCommon}) => ({
    names: names.map(patternOf),
    files: (locale: LocaleCode) => (isCommon && locale !== defaultLocale ? {} : files(locale)),
  })),
  ...parts,
];

/** A regular expression that passes the names of a form. */
export function patternOf(name: string): RegExp {
  return new RegExp(
    `^${name
      .replaceAll('.', '\\.')
      .replace(/<(operation|page)>/, '.+')
      .replace(/<\w+>/g, '[^/]+')}$`,
  );
}
