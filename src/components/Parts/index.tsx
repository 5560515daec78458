import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Blocks from './Blocks';
import Controls from './Controls';
import Foundations from './Foundations';

/**
 * `/_parts` of the development server: each part of the site once, in every state, from the real components and style
 * sheets. The switch of the navbar shows it in the other colours. src/plugins/dev-server adds the route.
 */
export default function Parts(): ReactNode {
  return (
    <Layout title="Parts" description="Each part of the site in every state">
      <main className="container margin-vert--lg">
        <article className="theme-doc-markdown markdown">
          <h1>Parts</h1>
          <p>Each part of the site once, in every state. Use a part as it is here instead of making another one.</p>
          <Heading as="h2" id="foundations">
            Foundations
          </Heading>
          <Foundations />
          <Heading as="h2" id="controls">
            Controls
          </Heading>
          <Controls />
          <Heading as="h2" id="blocks">
            Blocks
          </Heading>
          <Blocks />
        </article>
      </main>
    </Layout>
  );
}
