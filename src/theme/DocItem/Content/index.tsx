// Change: hydrates in a separate task.
import DocItemContent from '@theme-original/DocItem/Content';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocItemContent);
