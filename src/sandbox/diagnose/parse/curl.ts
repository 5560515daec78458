/** Reads a `curl` command as a shell would, as far as a request needs it. Nothing is run. */
import {concatBytes, toBytes} from '../../../gateway/values/bytes';
import type {RawMessage} from '../received';
import {typedName, withoutBlanks} from '../text';
import {withLineEnds} from './lookalikes';

/** The words of a command, without their quotation marks; the end of a line is a word of its own. */
function* words(text: string): Generator<string> {
  let at = 0;
  let word: string | null = null;
  const append = (part: string): void => void (word = (word ?? '') + part);
  while (at < text.length) {
    const character = text[at]!;
    if (character === "'") {
      const end = text.indexOf("'", at + 1);
      append(text.slice(at + 1, end < 0 ? undefined : end));
      at = end < 0 ? text.length : end + 1;
    } else if (character === '$' && text[at + 1] === "'") {
      let raw = '';
      at += 2;
      while (at < text.length && text[at] !== "'") {
        raw += text[at] === '\\' ? text.slice(at, at + 2) : text[at];
        at += text[at] === '\\' ? 2 : 1;
      }
      append(unescapeAnsi(raw));
      at += 1;
    } else if (character === '"') {
      at += 1;
      append('');
      while (at < text.length && text[at] !== '"') {
        if (text[at] === '\\' && /["\\$`\n]/.test(text[at + 1] ?? '')) {
          if (text[at + 1] !== '\n') append(text[at + 1]!);
          at += 2;
        } else {
          append(text[at]!);
          at += 1;
        }
      }
      at += 1;
    } else if (character === '\\') {
      // At the end of a line it continues the command; Windows has \r before the line feed.
      const lineEnd = /^\\[ \t]*\r?\n/.exec(text.slice(at))?.[0];
      if (lineEnd) at += lineEnd.length;
      else {
        append(text[at + 1] ?? '');
        at += 2;
      }
    } else if (character === '^' && /^\^\r?\n/.test(text.slice(at))) {
      at += text[at + 1] === '\r' ? 3 : 2;
    } else if (/\s/.test(character)) {
      if (word !== null) yield word;
      word = null;
      if (character === '\n') yield '\n';
      at += 1;
    } else {
      append(character);
      at += 1;
    }
  }
  if (word !== null) yield word;
}

/** Escapes of `$'…'`. */
function unescapeAnsi(text: string): string {
  const plain: Record<string, string> = {n: '\n', r: '\r', t: '\t', "'": "'", '"': '"', '\\': '\\'};
  return text.replace(
    /\\(?:u([0-9a-fA-F]{1,4})|x([0-9a-fA-F]{1,2})|(.))/g,
    (_, unicode?: string, byte?: string, other?: string) =>
      unicode || byte ? String.fromCodePoint(parseInt((unicode ?? byte)!, 16)) : (plain[other!] ?? `\\${other}`),
  );
}

/** A here-document, taken out of the command. */
function cutHeredoc(text: string): {command: string; heredoc?: string} {
  const start = /<<-?[ \t]*(["']?)([A-Za-z_]\w*)\1([^\n]*)\n/.exec(text);
  if (!start) return {command: text};
  const from = start.index + start[0].length;
  const end = new RegExp(`^[ \\t]*${start[2]}[ \\t]*\\r?$`, 'm').exec(text.slice(from));
  const heredoc = text.slice(from, end ? from + end.index : undefined);
  return {command: `${text.slice(0, start.index)}${start[3]}`, heredoc};
}

/** The text that a command before a pipe prints: `printf '%s' '…' | curl …` and `echo '…' | curl …`. */
function pipedInto(typed: string[]): string | undefined {
  const pipe = typed.indexOf('|');
  const command = typed.slice(0, Math.max(0, pipe)).filter((word) => word !== '\n');
  if (command[0] === 'printf') return command[1] === '%s' ? command[2] : command[1];
  if (command[0] === 'echo')
    return command[1] === '-n' ? command.slice(2).join(' ') : `${command.slice(1).join(' ')}\n`;
  return undefined;
}

const withValue =
  /^(-[HXdbAeuokmxTF]|--(header|request|data(-raw|-binary|-ascii|-urlencode)?|json|url|cookie|user-agent|referer|user|output|max-time|proxy|connect-timeout|form|cacert|cert|resolve))$/;

/** Whether a text contains a `curl` command. */
export function isCurl(text: string): boolean {
  return /(^|[\s|;$(])curl(\.exe)?\s/.test(text);
}

/**
 * Reads a `curl` command.
 *
 * @throws a sentence if it has no address
 */
export function parseCurl(text: string): RawMessage {
  const {command, heredoc} = cutHeredoc(text.replace(/^\s*[$>]\s+(?=curl)/, ''));
  const all = [...words(command)];
  const start = all.findIndex((word) => /^(.*\()?curl(\.exe)?$/.test(word));
  const standardInput = heredoc ?? pipedInto(all);
  const headers: Record<string, string> = {};
  const bodies: string[] = [];
  const removed: string[] = [];
  let method = '';
  let target = '';
  let isGet = false;
  const own = all.slice(start + 1);
  for (let at = 0; at < own.length; at += 1) {
    let word = own[at]!;
    if (word === '\n' || word === '|' || word === ';') {
      if (target) break;
      continue;
    }
    let value: string | undefined;
    const joined = /^(--[\w-]+)=([^]*)$/.exec(word);
    const short = /^(-[HXd])(.+)$/.exec(word);
    if (joined) [word, value] = [joined[1]!, joined[2]!];
    else if (short) [word, value] = [short[1]!, short[2]!];
    else if (withValue.test(word)) value = own[(at += 1)];
    switch (word) {
      case '-H':
      case '--header': {
        const colon = value?.indexOf(':') ?? -1;
        if (colon > 0) {
          const typed = typedName(value!.slice(0, colon));
          removed.push(...typed.removed);
          headers[typed.name] = withoutBlanks(value!.slice(colon + 1));
        }
        break;
      }
      case '-X':
      case '--request':
        method = value ?? '';
        break;
      case '-d':
      case '--data':
      case '--data-ascii':
        // curl takes line feeds out of a file, and leaves them in an argument.
        bodies.push(value === '@-' ? (standardInput ?? '').replace(/[\r\n]/g, '') : (value ?? ''));
        break;
      case '--data-raw':
      case '--data-urlencode':
        bodies.push(value ?? '');
        break;
      case '--data-binary':
      case '--json':
        bodies.push(value === '@-' ? (standardInput ?? '') : (value ?? ''));
        break;
      case '-G':
      case '--get':
        isGet = true;
        break;
      case '--url':
        target = value ?? '';
        break;
      default:
        if (!word.startsWith('-') && target === '' && value === undefined) target = word;
    }
  }
  if (target === '') throw new Error('The command has no address.');
  const body = bodies.join('&');
  if (isGet && body) target += (target.includes('?') ? '&' : '?') + body;
  return {
    method: method || (bodies.length > 0 && !isGet ? 'POST' : 'GET'),
    target: target.includes('://') || target.startsWith('/') ? target : `http://${target}`,
    headers,
    ...(removed.length > 0 && {removed}),
    body: isGet ? new Uint8Array() : concatBytes(toBytes(body)),
    // Line feeds in an escape such as `\n` are exact; only literal ones may have been `\r\n`.
    ...(!isGet && text.includes(body) && body.includes('\n') && {lookalikes: withLineEnds(body)}),
  };
}
