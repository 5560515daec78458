/** Compiles if the types and schemas of every generator know the statuses, and know that another text is none. */
import type {z} from 'zod';
import type {components} from './v2/contract';
import type {Status as HeyApi} from './v2/hey-api';
import type {Status as Codegen} from './v2/openapi-typescript-codegen';
import type {schemas} from './v2/openapi-zod-client';
import type {Status as Orval} from './v2/orval/fetch';
import type {Status as SwaggerTypescriptApi} from './v2/swagger-typescript-api/Api';

// Some of them are enumerations.
interface Statuses {
  codegen: `${Codegen}`;
  heyApi: `${HeyApi}`;
  orval: `${Orval}`;
  swaggerTypescriptApi: `${SwaggerTypescriptApi}`;
  types: components['schemas']['Status'];
  zod: z.infer<typeof schemas.Status>;
}

export const known: Statuses = {
  codegen: 'success',
  heyApi: 'success',
  orval: 'success',
  swaggerTypescriptApi: 'success',
  types: 'success',
  zod: 'success',
};

export const unknown: Statuses = {
  // @ts-expect-error
  codegen: 'paid',
  // @ts-expect-error
  heyApi: 'paid',
  // @ts-expect-error
  orval: 'paid',
  // @ts-expect-error
  swaggerTypescriptApi: 'paid',
  // @ts-expect-error
  types: 'paid',
  // @ts-expect-error
  zod: 'paid',
};
