import {brand} from '../../brand';

/**
 * The name under which a browser saves a contract or a collection, whose addresses differ only in their folders:
 * `/openapi/v2.json` → `<brand>-v2.openapi.json`. Undefined for any other address.
 */
export function downloadName(address: string): string | undefined {
  const [, folder, name, format] = /\/(openapi|postman)\/([\w-]+)\.(json|yaml)$/.exec(address) ?? [];
  return folder && `${brand.name.toLowerCase()}-${name}.${folder}.${format}`;
}
