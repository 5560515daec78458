// Change: a page is not rendered again while the next one is being loaded.
import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

/** Only `content`, the page's module, affects the output; the router passes new props at each click on a link. */
export default memo(DocItem, (before, after) => before.content === after.content);
