// Change: the icon is hidden from screen readers, because the text next to it says the same.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  return <Layout {...props} icon={<span aria-hidden="true">{icon}</span>} />;
}
