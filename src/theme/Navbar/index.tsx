// Change: starts in a task of its own.
import Navbar from '@theme-original/Navbar';
import {inTurn} from '@site/src/components/InTurn';

export default inTurn(Navbar);
