// Change: the icon is a drawing beside the word that says the same; a screen reader passes over it.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  return <Layout {...props} icon={<span aria-hidden="true">{icon}</span>} />;
}
