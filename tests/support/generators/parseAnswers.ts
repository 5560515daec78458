/** Parses responses of transactions (the argument) with the generated Zod schemas, and prints how many each took. */
import assert from 'node:assert/strict';
import {schemas} from './v2/openapi-zod-client';
import {v2TransactionFindResponse} from './v2/orval/zod';

const answers = JSON.parse(process.argv[2] ?? '[]') as {data: object}[];
for (const [name, schema] of Object.entries({
  'openapi-zod-client': schemas.TransactionAnswer,
  orval: v2TransactionFindResponse,
})) {
  for (const {data, ...rest} of answers) {
    schema.parse({...rest, data});
    const later = schema.parse({...rest, added: {later: 1}, data: {...data, added: 1, status: 'added_later'}});
    assert.equal('added' in later.data, name !== 'orval', `${name}: a field that the contract does not describe`);
    assert.ok(!schema.safeParse({...rest, data: {...data, amount: 1}}).success, `${name}: an amount is a string`);
  }
  console.log(`${name}: ${answers.length}`);
}
