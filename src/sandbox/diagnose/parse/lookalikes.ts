import {toBytes} from '../../../gateway/values/bytes';
import type {Lookalike} from '../received';

/** Bodies whose lines end with `\r\n`; a text field turns it into `\n`. */
export function withLineEnds(body: string): Lookalike[] {
  if (!body.includes('\n') || body.includes('\r')) return [];
  return [{body: toBytes(body.replaceAll('\n', '\r\n')), unseen: ['line_ends']}];
}

/** Bodies that look like this one in a text field, where neither line ends nor a last line feed can be seen. */
export function lookalikesOf(body: string): Lookalike[] {
  const windows = body.includes('\r') ? body : body.replaceAll('\n', '\r\n');
  return [
    {body: toBytes(`${body}\n`), unseen: ['trailing_newline']},
    ...withLineEnds(body),
    {body: toBytes(`${windows}\r\n`), unseen: ['line_ends', 'trailing_newline']},
  ];
}
