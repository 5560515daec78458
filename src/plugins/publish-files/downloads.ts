import {contractFiles} from '../../content/contract/contract';
import {errorFile} from '../../content/reference/errorFile';
import {defaultLocale} from '../../content/core/locales';
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
import {postmanFiles} from '../../samples/postman/collection';
import {llmsFiles, twinFiles} from '../markdown-twins';
import {serviceFiles} from '../remark-facts/serviceFiles';
import {changelogFeed} from './changelogFeed';
import {pageListFile} from './pageList';
import type {FileSource} from '.';

/** Files of one kind that the site publishes beside its pages. */
export interface Download {
  /** Place on `/downloads`, where `<Facts name="downloads" group="…" />` lists them. */
  group: string;
  files: FileSource;
  /** Published once, for all languages. What a page links to is not: the framework adds the language to each link. */
  isCommon?: true;
  /** Form of the names where there are too many files to list: `<…>` stands for what differs. */
  pattern?: string;
}

const all: Download[] = [
  {group: 'contracts', files: contractFiles},
  {group: 'collections', files: postmanFiles},
  {group: 'samples', files: verifySampleFiles},
  // Code is fetched from one address in every language.
  {group: 'samples', files: sampleFiles, isCommon: true, pattern: 'samples/<operation>/<scenario>.<format>'},
  {group: 'vectors', files: vectorFiles},
  {group: 'catalogues', files: errorFile},
  {group: 'catalogues', files: serviceFiles},
  {group: 'tables', files: referenceFiles},
  {group: 'examples', files: reportFiles},
  {group: 'examples', files: payoutFiles},
  {group: 'site', files: changelogFeed},
  {group: 'site', files: pageListFile},
  // Called late: a page that is drawn as Markdown may itself list what is published.
  {group: 'site', files: (locale) => twinFiles(locale), pattern: '<page>.md'},
  {group: 'site', files: (locale) => llmsFiles(locale)},
  {group: 'site', files: () => ({'robots.txt': robotsText()})},
  {group: 'site', files: () => ({[securityTextFile]: securityText(new Date())})},
  {group: 'parts', files: () => ({[licencesFile]: licencesText()})},
  {group: 'parts', files: () => ({[sbomFile]: sbomText()})},
];

/** Everything that the site publishes beside its pages, in the order of `/downloads`: what is not here has no address. */
export const downloads: Download[] = all.map((download) => ({...download, files: cacheLoader(download.files)}));

/** The same as the plugin takes it. */
export const fileSources: FileSource[] = downloads.map(
  ({files, isCommon}) =>
    (locale) =>
      isCommon && locale !== defaultLocale ? {} : files(locale),
);

/** A regular expression that passes the names of a pattern. */
export function patternOf(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/<(operation|page)>/, '.+')
      .replace(/<\w+>/g, '[^/]+')}$`,
  );
}
