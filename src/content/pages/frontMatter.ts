import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import {parse} from 'yaml';
import {root} from '../core/root';

const schemaFile = 'src/content/pages/frontMatter.schema.yaml';
const schema = parse(fs.readFileSync(path.join(root, schemaFile), 'utf8')) as {
  properties: Record<string, {description: string}>;
};
const validate = new Ajv({allErrors: true, allowUnionTypes: true}).compile(schema);

/**
 * Validates the front matter of a page against the closed schema.
 *
 * @throws a sentence that names the file, each wrong key and the expected value
 */
export function checkFrontMatter(frontMatter: Record<string, unknown>, file: string): void {
  if (validate(frontMatter)) return;
  const sentences = (validate.errors ?? []).map((error) => {
    if (error.keyword === 'additionalProperties') {
      const key = String(error.params.additionalProperty);
      return `there is no key ${key}. Write one of ${Object.keys(schema.properties).join(', ')}`;
    }
    const key = error.instancePath.slice(1).split('/')[0] || String(error.params.missingProperty);
    return `${key} ${error.message}. It is: ${schema.properties[key]?.description ?? 'unknown'}`;
  });
  throw new Error(`${file}: the front matter is wrong: ${sentences.join('; ')}`);
}
