import type {ComponentType} from 'react';
import CodeBlock, {type Props} from '@theme/CodeBlock';

/** The code block of the site, which takes its colours as marks (src/theme/CodeBlock). */
const MarkedCode = CodeBlock as ComponentType<Props & {marks: string}>;

export default MarkedCode;
