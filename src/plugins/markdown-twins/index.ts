import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {areInputsFixed} from '../../content/core/fileCache';
import {createPage, locate} from '../../pages/page';
import {keepTwin} from '../../published/twins/files';
import {insertPartials} from '../../published/twins/readTree';
import {writeTwin} from '../../published/twins/twin';

/**
 * Remark plugin that renders a page's Markdown twin during MDX compilation, from the nodes that `remarkFacts` produced.
 * Building the facts a second time would dominate the build time.
 */
export default function remarkTwins() {
  return ({children}: Root, {path, data}: VFile): void => {
    const place = areInputsFixed ? locate(path) : null;
    if (place === null) return;
    const page = createPage(place.id, place.locale, (data as {frontMatter: Record<string, unknown>}).frontMatter);
    const nodes = insertPartials(children.filter(({type}) => type !== 'yaml'));
    keepTwin(place, writeTwin(nodes, page));
  };
}
