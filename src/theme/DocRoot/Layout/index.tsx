// Change: starts in a task of its own.
import DocRootLayout from '@theme-original/DocRoot/Layout';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocRootLayout);
