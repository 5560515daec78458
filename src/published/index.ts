import {contractFiles} from '../content/contract/contract';
import {errorFile} from '../content/reference/errorFile';
import {defaultLocale, type LocaleCode} from '../content/core/locales';
import {loadQuickstart, quickstartPrograms} from '../content/examples/quickstart';
import {payoutFiles} from '../content/cabinet/payoutFile';
import {referenceFiles} from '../content/reference/referenceFiles';
import {reportFiles} from '../content/examples/reportFiles';
import {robotsText} from '../content/site/robotsText';
import {sbomFile, sbomText} from '../content/site/sbom';
import {flagFile, markFile} from '../content/services/marks';
import {securityText, securityTextFile} from '../content/site/securityText';
import {licencesFile, licencesText} from '../content/site/shipped';
import {cacheLoader} from '../content/core/fileCache';
import {vectorFiles} from '../content/signing/vectors';
import {receiverFiles} from '../samples/receivers';
import {sampleFiles} from '../samples/files';
import {serviceSampleFiles} from '../samples/serviceFiles';
import {postmanFiles} from '../samples/postman/collection';
import {llmsFiles, twinFiles} from './twins/files';
import {firstPaymentFile, firstPaymentFiles} from './firstPaymentFile';
import {formFiles} from './formFiles';
import {gatewayFileNames, gatewayFiles} from './gatewayFile';
import {sandboxFile, sandboxFiles} from './sandboxFile';
import {serviceFiles} from './serviceFiles';
import {changelogFeed, feedName} from './changelogFeed';
import {pageListFile} from './pageList';
import {pictureFiles} from './pictureFiles';
import {downloadTable} from './downloadTable';
import type {Download, FileSource} from './file';
import * as facts from '../pages/facts';
import type {Blocks} from '../pages/insertFacts';

/** The blocks that a page can place; `downloads` is here because it lists the Markdown of pages that may contain it. */
export const blocks: Blocks = {
  ...facts,
  downloads: {build: (page, {group = ''}) => downloadTable(downloads, page, group)},
};

const all: Download[] = [
  {group: 'gateway', names: [...gatewayFileNames], files: () => gatewayFiles()},
  {group: 'contracts', names: ['openapi/<contract>.<format>'], files: contractFiles},
  {group: 'collections', names: ['postman/<contract>.json'], files: postmanFiles},
  {group: 'samples', names: ['samples/verify/<scheme>.<format>'], files: receiverFiles},
  {
    group: 'samples',
    names: quickstartPrograms.map((name) => `samples/quickstart/${name}`),
    files: () =>
      Object.fromEntries(quickstartPrograms.map((name) => [`samples/quickstart/${name}`, loadQuickstart(name)])),
  },
  // Pages in all languages fetch code from the same URL.
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
  {group: 'site', names: ['<page>.md'], isMany: true, files: (locale) => twinFiles(locale, blocks), isUncached: true},
  {group: 'site', names: ['llms.txt', 'llms-full.txt'], files: (locale) => llmsFiles(locale, blocks), isUncached: true},
  {group: 'site', names: ['robots.txt'], files: () => ({'robots.txt': robotsText()})},
  {
    group: 'site',
    names: [securityTextFile],
    files: () => ({[securityTextFile]: securityText(new Date())}),
    isUncached: true,
  },
  {group: 'parts', names: [licencesFile], files: () => ({[licencesFile]: licencesText()})},
  {group: 'parts', names: [sbomFile], files: () => ({[sbomFile]: sbomText()})},
];

/** All files that the site publishes besides its pages, in the order of `/downloads`. */
export const downloads: Download[] = all.map((download) => ({...download, files: cacheLoader(download.files)}));

/** Files that components fetch on demand, and the pictures. They are no downloads, because they change with the pages. */
const parts: FileSource[] = [
  {names: [patternOf('forms/<operation>.json')], files: cacheLoader(formFiles)},
  {names: [patternOf(firstPaymentFile)], files: cacheLoader(firstPaymentFiles)},
  {names: [patternOf(sandboxFile)], files: cacheLoader(sandboxFiles)},
  {
    names: [patternOf(markFile('<mark>')), patternOf(flagFile('<country>'))],
    files: (locale) => (locale === defaultLocale ? pictureFiles() : {}),
  },
];

/** All published files, for the plugin publish-files. */
export const fileSources: FileSource[] = [
  ...downloads.map(({names, files, isCommon, isUncached}) => ({
    names: names.map(patternOf),
    isUncached,
    files: (locale: LocaleCode) => (isCommon && locale !== defaultLocale ? {} : files(locale)),
  })),
  ...parts,
];

/** The regular expression for a form of names, such as `forms/<operation>.json`. */
export function patternOf(name: string): RegExp {
  return new RegExp(
    `^${name
      .replaceAll('.', '\\.')
      .replace(/<(operation|page)>/, '.+')
      .replace(/<\w+>/g, '[^/]+')}$`,
  );
}
