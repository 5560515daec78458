import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import type {Hit} from './hit';

/** The text of a hit around the words that were found, as HTML with marks: about `maxLength` characters. */
export function markedText({document, metadata, tokens}: Hit, maxLength?: number): string {
  const positions = getStemmedPositions(metadata, 't');
  // A page may be found by its address, a text by the heading above it: then the package's function has no place to show.
  return positions.length > 0
    ? highlightStemmed(document.t, positions, tokens, maxLength)
    : highlight(document.s ?? document.t, tokens);
}
