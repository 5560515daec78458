// Change: starts in a task of its own, on wide pages alone.
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocSidebarDesktop, {isWideOnly: true});
