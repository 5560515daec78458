// Change: hydrates in a separate task.
import DocRootLayout from '@theme-original/DocRoot/Layout';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocRootLayout);
