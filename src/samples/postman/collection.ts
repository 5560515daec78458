import fs from 'node:fs';
import path from 'node:path';
import {convertV2} from 'openapi-to-postmanv2';
import {brand} from '../../brand';
import {
  contractNames,
  listOperations,
  loadContract,
  type Contract,
  type Operation,
  type OperationScenario,
} from '../../content/contract/contract';
import type {LocaleCode} from '../../content/core/locales';
import {root} from '../../content/core/root';
import {exampleClient, exampleKey, examplePoint, loadTestKeys} from '../../content/core/testKeys';
import type {Scheme} from '../../gateway/scheme';

/** Any object of the format, https://schema.postman.com/json/collection/v2.1.0/collection.json. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

/** Folder of the scripts that run in Postman. */
const scripts = path.join(root, 'src/samples/postman');

const script = (listen: 'prerequest' | 'test', name: string): Json => ({
  listen,
  script: {
    type: 'text/javascript',
    exec: fs
      .readFileSync(path.join(scripts, `${name}.js`), 'utf8')
      .trimEnd()
      .split('\n'),
  },
});

/** How the requests of a scheme are authenticated: headers, `auth` settings, and scripts. */
const proofs: Record<Scheme, {headers?: Record<string, string>; auth?: Json; tests?: Json[]}> = {
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
function variables(isSigned: boolean): Json[] {
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
function convert({document, name}: Contract): Promise<Json> {
  const bare = structuredClone(document);
  for (const {post} of Object.values<Json>(bare.paths)) {
    delete post.requestBody;
    delete post.security;
    post.responses = {};
  }
  for (const key of ['webhooks', 'security']) delete bare[key];
  const options = {
    folderStrategy: 'Tags',
    requestNameSource: 'Fallback',
    parametersResolution: 'Example',
    alwaysInheritAuthentication: true,
  };
  return new Promise((resolve, reject) =>
    convertV2({type: 'json', data: bare}, options, (error, answer) => {
      if (answer?.result) resolve(answer.output![0]!.data);
      else
        reject(
          new Error(
            `src/contract/${name} makes no Postman collection: ${error?.message ?? answer?.reason}. Correct what it names.`,
          ),
        );
    }),
  );
}

/** Body of a request; secrets are replaced by variables. */
function bodyOf({scheme}: Operation, {request}: OperationScenario): Json {
  if (scheme === 'client') {
    const {access_token: token} = loadTestKeys();
    return {
      mode: 'urlencoded',
      urlencoded: Object.entries<string>(request).map(([key, value]) => ({
        key,
        value: value === token ? '{{access_token}}' : value,
        type: 'text',
      })),
    };
  }
  const {auth: _auth, ...body} = request;
  const auth = {point: '{{point}}', key: '{{key}}', nonce: '{{nonce}}', hash: '{{hash}}'};
  const raw = JSON.stringify(scheme === 'v1' ? {auth, ...body} : body, null, 2);
  // Numbers are not quoted, also as variables.
  return {
    mode: 'raw',
    raw: raw.replace('"{{point}}"', '{{point}}').replace('"{{key}}"', '{{key}}'),
    options: {raw: {language: 'json'}},
  };
}

/** Headers from the contract: a new idempotency key for each request, and no optional headers. */
const headerOf = ({key, value, description}: Json): Json =>
  key === 'Idempotency-Key' ? {key, value: '{{$guid}}', description} : {key, value, description, disabled: true};

/** One scenario as a request with its documented response. */
function requestOf(converted: Json, operation: Operation, scenario: OperationScenario): Json {
  const {scheme, contentType} = operation;
  const {headers = {}, auth} = proofs[scheme];
  const segments = scenario.path.slice(1).split('/');
  const described = (converted.request.header ?? []).filter(({key}: Json) => !/^(Accept|Content-Type)$/.test(key));
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
      variable: converted.request.url.path.flatMap((part: string, index: number) =>
        part.startsWith(':') ? [{key: part.slice(1), value: segments[index]}] : [],
      ),
    },
    ...(auth && {auth}),
    description: scenario.description,
  };
  const {status, body} = scenario.answer;
  return {
    name: scenario.summary,
    ...(operation.id === 'invoicing/v1/token' && {event: [script('test', 'keepToken')]}),
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
function itemOf(converted: Json, operations: Operation[]): Json {
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
export async function collectionOf(contract: Contract): Promise<Json> {
  const converted = await convert(contract);
  const operations = listOperations(contract);
  const isSigned = operations.some(({scheme}) => scheme === 'v1' || scheme === 'v2');
  return {
    info: {name: converted.info.name, description: converted.info.description.content, schema: converted.info.schema},
    variable: variables(isSigned),
    ...(isSigned && {
      event: [script('prerequest', operations.some(({scheme}) => scheme === 'v2') ? 'signV2' : 'signV1')],
    }),
    item: converted.item.map(({name, description, item}: Json) => ({
      name,
      description,
      item: item.map((one: Json) => itemOf(one, operations)),
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
