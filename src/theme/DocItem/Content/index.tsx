// Change: starts in a task of its own.
import DocItemContent from '@theme-original/DocItem/Content';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(DocItemContent);
