// Change: hydrates in a separate task, and only on desktop.
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocItemTOCDesktop, {isWideOnly: true});
