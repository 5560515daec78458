// Change: hydrates in a separate task.
import Navbar from '@theme-original/Navbar';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(Navbar);
