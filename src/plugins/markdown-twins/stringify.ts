import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Node} from '../../content/core/markdown';

const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // Aligned columns would be mostly spaces, because cells contain sentences.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  // Undoes unneeded escapes: an underscore within a word, an ampersand in a query.
  handlers: {
    text(...given: Parameters<typeof defaultHandlers.text>) {
      const [{value}, , state] = given;
      const {unsafe} = state;
      // Only the expressions for characters of this text: to run all 80 on each text takes most of the time.
      state.unsafe = unsafe.filter(({character}) => value.includes(character));
      const text = defaultHandlers.text(...given);
      state.unsafe = unsafe;
      return text.replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
    },
    link: Object.assign(
      (...given: Parameters<typeof defaultHandlers.link>) =>
        defaultHandlers.link(...given).replace(/\\&(?=\w+=[^()]*\)$)/g, '&'),
      {
        peek: defaultHandlers.link.peek,
      },
    ),
  },
};

/** Serializes plain Markdown nodes as GFM. */
export function stringify(nodes: Node[]): string {
  return toMarkdown({type: 'root', children: nodes}, options);
}
