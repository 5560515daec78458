import {convertV2} from 'openapi-to-postmanv2';
import {brand} from '../../brand';
import {
  contractNames,
  listOperations,
  loadContract,
  type Contract,
  type Operation,
  type OperationScenario,
  type Scenario,
} from '../../content/contract/contract';
import type {LocaleCode} from '../../content/core/locales';
import {readInput} from '../../content/core/fileCache';
import {play} from '../../content/examples/replay';
import {loadWorld} from '../../content/examples/world';
import {exampleClient, exampleKey, examplePoint, loadTestKeys} from '../../content/core/testKeys';
import type {AuthenticationScheme} from '../../gateway/values/scheme';
import {fromRfc3339} from '../../gateway/values/time';

// The format: https://schema.postman.com/json/collection/v2.1.0/collection.json.

interface Header {
  key: string;
  value: string;
  description?: unknown;
  disabled?: boolean;
}

/** Variable of a collection, of a path, or of an authentication. */
interface Variable {
  key: string;
  value?: string;
  type?: 'string';
}

interface Script {
  listen: 'prerequest' | 'test';
  script: {type: string; exec: string[]};
}

interface Auth {
  type: string;
  bearer?: Variable[];
  basic?: Variable[];
}

/** An operation as the converter writes it. */
interface ConvertedOperation {
  request: {header?: Header[]; url: {path: string[]}};
}

/** A contract as the converter writes it: a folder for each tag. */
interface ConvertedContract {
  info: {name: string; description: {content: string}; schema: string};
  item: {name: string; description: unknown; item: ConvertedOperation[]}[];
}

/** Folder of the scripts that run in Postman. */
const scripts = 'src/samples/postman';

/** The lines of a script that runs in Postman. */
const linesOf = (name: string): string[] => readInput(`${scripts}/${name}.js`).trimEnd().split('\n');

const script = (listen: Script['listen'], exec: string[]): Script => ({
  listen,
  script: {type: 'text/javascript', exec},
});

/** How the requests of a scheme are authenticated: headers, `auth` settings, and scripts. */
const proofs: Record<AuthenticationScheme, {headers?: Record<string, string>; auth?: Auth}> = {
  v2: {
    headers: {
      'Gateway-Point': '{{point}}',
      'Gateway-Key': '{{key}}',
      'Gateway-Timestamp': '{{timestamp}}',
      'Gateway-Signature': '{{signature}}',
    },
  },
  // v1 credentials are part of the body.
  v1: {},
  bearer: {auth: {type: 'bearer', bearer: [{key: 'token', value: '{{access_token}}', type: 'string'}]}},
  client: {
    auth: {
      type: 'basic',
      basic: [
        {key: 'username', value: '{{client_id}}', type: 'string'},
        {key: 'password', value: '{{client_secret}}', type: 'string'},
      ],
    },
  },
};

/** Variables that a reader sets once: the host and the credentials, initially those of the examples. */
function variables(isSigned: boolean): Variable[] {
  const {request_secrets: secrets, clients, access_token} = loadTestKeys();
  const values = {
    host: `https://${brand.hosts.test}`,
    ...(isSigned
      ? {point: examplePoint, key: exampleKey, secret: secrets[examplePoint]![exampleKey]!}
      : {client_id: exampleClient, client_secret: clients[exampleClient]!.secret, access_token}),
  };
  return Object.entries(values).map(([key, value]) => ({key, value: String(value), type: 'string'}));
}

/** Converts a contract without its examples: folders, names, URLs and headers of all operations. */
function convert({document, name}: Contract): Promise<ConvertedContract> {
  const {webhooks: _webhooks, security: _security, ...rest} = document;
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, {post}]) => {
      const {requestBody: _body, security: _scheme, ...operation} = post;
      return [path, {post: {...operation, responses: {}}}];
    }),
  );
  const options = {
    folderStrategy: 'Tags',
    requestNameSource: 'Fallback',
    parametersResolution: 'Example',
    alwaysInheritAuthentication: true,
  };
  return new Promise((resolve, reject) =>
    convertV2({type: 'json', data: {...rest, paths}}, options, (error, answer) => {
      if (answer?.result) resolve(answer.output![0]!.data as ConvertedContract);
      else
        reject(
          new Error(
            `src/contract/${name} makes no Postman collection: ${error?.message ?? answer?.reason}. Correct what it names.`,
          ),
        );
    }),
  );
}

/** A time as v2 or v1 writes it. */
const isTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?$/;

/** Every text and number of a body with its path: `['data', 'id']`. */
function leavesOf(
  value: unknown,
  place: (string | number)[] = [],
): {value: string | number; place: (string | number)[]}[] {
  if (typeof value === 'string' || typeof value === 'number') return [{value, place}];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The input of `prepare.js` for a request: its times, and the earlier steps of its scenario. */
function storyOf(scenario: Scenario, {id}: Operation, {request}: OperationScenario) {
  // Not every step has its response in the scenario.
  const all = play(loadWorld(), scenario).played.filter(({step}) => !step.webhook);
  const until = all.findIndex(({step}) => step.operation === id && step.request === request);
  const steps = all.slice(0, until + 1).map(({step, answer}) => ({
    ...step,
    answer: answer?.body ? JSON.parse(answer.body) : undefined,
  }));
  const sent = steps.map((step) => leavesOf(step.request));
  const known = new Set<string | number>();
  const names = new Set<string>();
  const earlier = steps.slice(0, -1).map((step, index) => {
    for (const {value} of sent[index]!) known.add(value);
    const later = new Set(sent.slice(index + 1).flatMap((leaves) => leaves.map(({value}) => value)));
    const given = leavesOf(step.answer).filter(
      ({value}) => later.has(value) && !known.has(value) && String(value).length > 4 && !isTime.test(String(value)),
    );
    for (const {value} of given) {
      known.add(value);
      names.add(String(value));
    }
    return {
      wait: fromRfc3339(steps[index + 1]!.at) - fromRfc3339(step.at),
      ...(step.event ? {event: step.event} : {path: `/${step.operation}`}),
      body: Object.fromEntries(
        Object.entries(step.request).filter(
          // A page is paid by a new transaction, whose id only the documentation knows.
          ([name]) => name !== 'auth' && (name !== 'transaction_id' || !('page_id' in step.request)),
        ),
      ),
      ...(timesOf(step.request).length > 0 && {times: timesOf(step.request).map(([, time]) => time)}),
      ...(!step.event && {gives: Object.fromEntries(given.map(({value, place}) => [value, place]))}),
    };
  });
  // The notification of an exchange is signed with the id in it, which has to stay.
  const isNotified = steps.some(({operation}) => operation?.endsWith('/notify'));
  const ids = [...new Set(sent.flat().flatMap(({place, value}) => (place.at(-1) === 'external_id' ? [value] : [])))];
  if (earlier.length > 0) for (const value of ids) names.add(String(value));
  const {three_ds_result: result} = (request.fields ?? {}) as {three_ds_result?: string};
  return {
    at: fromRfc3339(steps.at(-1)!.at) * 1000,
    times: Object.fromEntries(timesOf(request)),
    own: isNotified ? [] : ids,
    names: [...names],
    ...(result && {challenge: {id: request.transaction_id, result}}),
    earlier: earlier.filter((one) => !('path' in one && /^\/invoicing\/.*token$/.test(one.path))),
  };
}

/** The times in a request by the names of their fields. */
const timesOf = (request: unknown): [string, string][] =>
  leavesOf(request)
    .filter(({value}) => isTime.test(String(value)))
    .map(({value, place}) => [String(place.at(-1)), String(value)]);

/** Body of a request; secrets and times are replaced by variables. */
function bodyOf({scheme}: Operation, {request}: OperationScenario) {
  if (scheme === 'client') {
    const {access_token: token} = loadTestKeys();
    return {
      mode: 'urlencoded',
      urlencoded: Object.entries(request).map(([key, value]) => ({
        key,
        value: value === token ? '{{token_to_revoke}}' : value,
        type: 'text',
      })),
    };
  }
  const {auth: _auth, ...body} = request;
  const auth = {point: '{{point}}', key: '{{key}}', nonce: '{{nonce}}', hash: '{{hash}}'};
  const times = new Map(timesOf(body).map(([name, time]) => [time, `{{${name}}}`]));
  const raw = JSON.stringify(
    scheme === 'v1' ? {auth, ...body} : body,
    (_name, value: unknown) => times.get(value as string) ?? value,
    2,
  );
  // Numbers stay without quotes when variables replace them.
  return {
    mode: 'raw',
    raw: raw.replace('"{{point}}"', '{{point}}').replace('"{{key}}"', '{{key}}'),
    options: {raw: {language: 'json'}},
  };
}

/** Headers from the contract: a new idempotency key for each request, and no optional headers. */
const headerOf = ({key, value, description}: Header): Header =>
  key === 'Idempotency-Key' ? {key, value: '{{$guid}}', description} : {key, value, description, disabled: true};

/** One scenario as a request with its documented response. */
function requestOf(converted: ConvertedOperation, operation: Operation, scenario: OperationScenario) {
  const {scheme, contentType} = operation;
  const {headers = {}, auth} = proofs[scheme];
  const segments = scenario.path.slice(1).split('/');
  const described = (converted.request.header ?? []).filter(({key}) => !/^(Accept|Content-Type)$/.test(key));
  const request = {
    method: operation.method,
    header: [
      {key: 'Content-Type', value: contentType},
      ...Object.entries(headers).map(([key, value]) => ({key, value})),
      ...described.map(headerOf),
    ],
    body: bodyOf(operation, scenario),
    url: {
      raw: `{{host}}/${converted.request.url.path.join('/')}`,
      host: ['{{host}}'],
      path: converted.request.url.path,
      variable: converted.request.url.path.flatMap((part, index) =>
        part.startsWith(':') ? [{key: part.slice(1), value: segments[index]}] : [],
      ),
    },
    ...(auth && {auth}),
    description: scenario.description,
  };
  const {status, body} = scenario.answer;
  return {
    name: scenario.summary,
    ...(operation.id === 'invoicing/v1/token' && {event: [script('test', linesOf('keepToken'))]}),
    request,
    response: [
      {
        name: scenario.summary,
        originalRequest: request,
        code: status,
        header: body === undefined ? [] : [{key: 'Content-Type', value: 'application/json'}],
        body: body === undefined ? '' : JSON.stringify(body, null, 2),
        _postman_previewlanguage: 'json',
      },
    ],
  };
}

/** One folder per operation with a request per scenario; a single request has no folder. */
function itemOf(converted: ConvertedOperation, operations: Operation[]) {
  const address = `/${converted.request.url.path.join('/')}`.replace(/:(\w+)/g, '{$1}');
  const operation = operations.find((candidate) => candidate.path === address)!;
  const item = operation.scenarios.map((scenario) => requestOf(converted, operation, scenario));
  const {summary: name, description} = operation;
  return item.length === 1 ? {...item[0], name} : {name, description, item};
}

/**
 * Converts a contract to a Postman collection: the converter creates folders, URLs and headers, the scenarios provide
 * requests and responses, and a script signs. Ids are omitted, because they would differ between builds.
 *
 * @throws a sentence if the converter rejects the contract
 */
export async function collectionOf(contract: Contract) {
  const converted = await convert(contract);
  const operations = listOperations(contract);
  const isSigned = operations.some(({scheme}) => scheme === 'v1' || scheme === 'v2');
  const proof = operations.some(({scheme}) => scheme === 'v2') ? 'signV2' : isSigned ? 'signV1' : 'useToken';
  /** Keyed by path and name of the request, which a script in Postman can read. */
  const stories = operations.flatMap((operation) =>
    operation.scenarios.map((scenario) => {
      const name = operation.scenarios.length === 1 ? operation.summary : scenario.summary;
      const address = operation.path.slice(1).replace(/\{(\w+)\}/g, ':$1');
      const whole = contract.scenarios.find(({key}) => key === scenario.key)!;
      return [`${address} ${name}`, storyOf(whole, operation, scenario)] as const;
    }),
  );
  const storyLines = stories.map(([name, story]) => `  ${JSON.stringify(name)}: ${JSON.stringify(story)},`);
  return {
    info: {name: converted.info.name, description: converted.info.description.content, schema: converted.info.schema},
    variable: variables(isSigned),
    event: [
      script('prerequest', [
        ...linesOf(proof),
        '',
        ...linesOf('prepare'),
        '',
        '// What happens before a request, by its path and name.',
        'start({',
        ...storyLines,
        '}).catch(({message}) => console.error(`${pm.info.requestName}: ${message}`));',
      ]),
    ],
    item: converted.item.map(({name, description, item}) => ({
      name,
      description,
      item: item.map((one) => itemOf(one, operations)),
    })),
  };
}

/** The published collections: `postman/<contract>.json` → content. */
export async function postmanFiles(locale: LocaleCode): Promise<Record<string, string>> {
  const files = contractNames().map(async (name) => [
    `postman/${name}.json`,
    `${JSON.stringify(await collectionOf(loadContract(name, locale)), null, 2)}\n`,
  ]);
  return Object.fromEntries(await Promise.all(files));
}
