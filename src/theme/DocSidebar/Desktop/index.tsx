// Change: hydrates in a separate task, and only on desktop.
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocSidebarDesktop, {isWideOnly: true});
