import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Node} from '../../content/core/markdown';

const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // Columns of one width would be mostly blanks: cells hold sentences.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  // What is escaped to be on the safe side, and is safe: an underscore within a word, an ampersand of a query.
  handlers: {
    text: (...given) => defaultHandlers.text(...given).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
    link: Object.assign(
      (...given: Parameters<typeof defaultHandlers.link>) =>
        defaultHandlers.link(...given).replace(/\\&(?=\w+=[^()]*\)$)/g, '&'),
      {
        peek: defaultHandlers.link.peek,
      },
    ),
  },
};

/** Plain Markdown (GFM) of nodes that Markdown knows. */
export function stringify(nodes: Node[]): string {
  return toMarkdown({type: 'root', children: nodes}, options);
}
