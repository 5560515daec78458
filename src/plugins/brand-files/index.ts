import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mark} from '../../brand';
import {fillTokens} from '../../content/core/tokens';
import {root} from '../../content/core/root';
import type {FileSource} from '../../published/file';
import publishFiles from '../publish-files';
import {drawIcon, drawMark} from './drawMark';

/** Image files of the mark. */
const pictures: FileSource = {
  names: [/^img\/(mark|mark_dark|favicon)\.svg$/, /^img\/favicon\.ico$/],
  files: () => ({
    'img/mark.svg': drawMark(mark.light),
    'img/mark_dark.svg': drawMark(mark.dark),
    'img/favicon.svg': drawMark(mark.light, mark.dark),
    'img/favicon.ico': () => drawIcon(),
  }),
  isUncached: true,
};

/** PostCSS plugin that replaces `%brand.colors.…%` in style sheets. */
const fillColors = {
  postcssPlugin: 'brand-colors',
  Declaration(declaration: {value: string; source?: {input: {file?: string}}}) {
    const filled = fillTokens(declaration.value, path.relative(root, declaration.source?.input.file ?? root));
    if (filled !== declaration.value) declaration.value = filled;
  },
};

/** Docusaurus plugin that generates the mark's image files and passes the brand colours to style sheets. */
export default function brandFiles(context: LoadContext): Plugin {
  return {
    ...publishFiles(context, {sources: [pictures]}),
    name: 'brand-files',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, fillColors]}),
  };
}
