import type {RenderOptions} from '../../node_modules/beautiful-mermaid/dist/index';
import {renderDiagram, type DiagramText} from '../content/pages/diagram';
import {bold, hast, line, plain, withTwin, type Node} from '../content/core/markdown';

/**
 * A diagram as a node of a page. The Markdown twin gets its title and description.
 *
 * @param mermaid source of the diagram
 * @param isSaidBelow whether the page repeats the description below the diagram; the twin then omits it
 * @param options of the renderer, such as the space between nodes
 */
export function diagram(
  mermaid: string,
  words: DiagramText,
  {isSaidBelow = false, ...options}: {isSaidBelow?: boolean} & RenderOptions = {},
): Node {
  const description = isSaidBelow ? [] : [plain(`. ${words.description}`)];
  return withTwin(hast(renderDiagram(mermaid, words, options)), [line([bold([plain(words.title)]), ...description])]);
}
