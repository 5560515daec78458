// The packages have no types. These are the parts that the site uses.

declare module 'openapi-to-postmanv2' {
  export function convertV2(
    input: {type: 'json'; data: object},
    options: Record<string, unknown>,
    done: (error: Error | null, answer?: {result: boolean; reason?: string; output?: {data: object}[]}) => void,
  ): void;
}

declare module 'newman' {
  import type {EventEmitter} from 'node:events';

  export function run(
    options: {collection: object; envVar?: {key: string; value: string}[]},
    done: (error: Error | null, summary?: {run: {failures: {source?: {name: string}; error: Error}[]}}) => void,
  ): EventEmitter;
}
