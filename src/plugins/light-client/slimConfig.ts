/** Options that only the build reads. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * `.docusaurus/docusaurus.config.mjs` without the options that only the build reads.
 * @throws if the file's format is not the expected one
 */
export function slimConfig(source: string): string {
  const [, literal] = /export default (\{.*\});?\s*$/s.exec(source) ?? [];
  if (literal === undefined)
    throw new Error(
      `src/plugins/light-client/slimConfig.ts does not understand the framework's docusaurus.config.mjs; adapt it: ${source.slice(0, 80)}`,
    );
  const config = JSON.parse(literal) as object;
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(config).filter(([key]) => !ofBuild.includes(key))))};\n`;
}
