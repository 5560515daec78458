import type {Plugin} from '@docusaurus/types';
import {shippedFile, shippedPackages} from '../../content/site/shipped';
import {packageCollector} from '../../published/bundler';

/**
 * Docusaurus plugin that checks the list of packages on `/licenses` against the modules in the client bundle.
 *
 * The list is a file, because pages are compiled before the bundle is complete.
 */
export default function shippedCode(): Plugin {
  const collector = packageCollector();
  return {
    name: 'shipped-code',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [collector]} as never;
    },
    postBuild() {
      const bundled = collector.packages;
      const listed = new Set(shippedPackages());
      const problems = [
        ...[...bundled]
          .filter((name) => !listed.has(name))
          .sort()
          .map((name) => `- ${name}: it is shipped to the browser; add it`),
        ...[...listed]
          .filter((name) => !bundled.has(name))
          .sort()
          .map((name) => `- ${name}: it is not shipped any more; remove it`),
      ];
      if (problems.length > 0)
        throw new Error(
          `${shippedFile}: the list \`code\` differs from what the bundler packed.\n${problems.join('\n')}`,
        );
    },
  };
}
