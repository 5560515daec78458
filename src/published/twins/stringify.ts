import type {Parents} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Node} from '../../content/core/markdown';

/** Whether the text of a paragraph or a cell has one asterisk, which cannot begin an emphasis then: `*133#`. */
function isOnlyAsterisk(parent: Parents | undefined): boolean {
  if (parent?.type !== 'paragraph' && parent?.type !== 'tableCell') return false;
  const text = parent.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.split('*').length === 2;
}

const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // Aligned columns would be mostly spaces, because cells contain sentences.
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  // Undoes unneeded escapes: of `get_list`, of a lone underscore, of `I&M Bank`, of `*133#`, and in a query.
  handlers: {
    text(...given: Parameters<typeof defaultHandlers.text>) {
      const [{value}, parent, state] = given;
      const {unsafe} = state;
      // Only the expressions for characters of this text: to run all 80 on each text takes most of the time.
      state.unsafe = unsafe.filter(({character}) => value.includes(character));
      const text = defaultHandlers.text(...given);
      state.unsafe = unsafe;
      const plain = text
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])|(?<=\s)\\_(?=\s)/gu, '_')
        .replace(/\\&(?!#?\w+;)/g, '&');
      return isOnlyAsterisk(parent) ? plain.replace(/\\\*(?=\d)/, '*') : plain;
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
