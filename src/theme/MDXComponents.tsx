// Change: tables scroll in a frame of their own, which the keyboard can reach.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '../components/Table';

export default {...MDXComponents, table: Table};
