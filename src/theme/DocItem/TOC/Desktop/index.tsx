// Change: starts in a task of its own, on wide pages alone.
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocItemTOCDesktop, {isWideOnly: true});
