import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../../../content/core/root';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

const text = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;
const json = (value: unknown): string => text(JSON.stringify(value));
const lines = (name: string): string => linesOf(name, 'bash');
const {request, proof, callback, query, exchange} = given;
const verifier = (scheme: string): string => text(path.join(root, `src/samples/languages/bash/receivers/${scheme}.sh`));

/**
 * Runs lines that sign. The first line (`textKey`) computes the digest by itself, which must equal that of the others.
 */
function signed(name: string): string {
  const [key, ...others] = lines(name).split('\n');
  return `
${others.slice(0, -1).join('\n')}
signature=$(${others.at(-1)!}
)
own=$(${key!}
)
[[ \${own##*= } == "$signature" ]]
printf '%s' "$signature"`;
}

/** The commands of each case, which print its text. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
secret=${text(request.secret)} timestamp=${request.timestamp} body=${text(request.body)}
${signed('sign v2_request')}`,
  'sign v2_callback': () => `
secret=${text(callback.secret)} webhook_id=${callback.id} webhook_timestamp=${callback.timestamp}
printf '%s' ${text(callback.body)} > body.bin
${lines('sign v2_callback')}`,
  'sign v1_request': () => `
point=1042 key=1 nonce=${proof.nonce} secret=${text(proof.secret)}
${lines('sign v1_request')}`,
  'sign v1_get_callback': () => `
secret=${text(query.secret)} pairs=(${parameters.map((pair) => text(pair.join('='))).join(' ')})
${signed('sign v1_get_callback')}`,
  'sign binance_pay': () => `
key_base64=${given.keyBase64} signature=${exchange.signature} timestamp=${exchange.timestamp} nonce=${exchange.nonce}
printf '%s' ${text(exchange.body)} > body.bin
{
${lines('sign binance_pay')}
} | sed 's/^Verified OK$/true/'`,
  'bytes v2_request': (addressOf) => `
order=${given.order} secret=${text(request.secret)} timestamp=${request.timestamp} path=${given.path}
address=${text(addressOf('bytes v2_request'))}
{
${lines('bytes v2_request')}
} > response
printf sent`,
  'bytes v1_request': (addressOf) => `
auth=${json(given.auth)} address=${text(addressOf('bytes v1_request'))}
printf '%s' ${json(given.fields)} > fields.json
{
${lines('bytes v1_request')}
} > response
printf sent`,
  // Bash receives a request as a CGI program does: headers are variables, the body is the input.
  'bytes v2_callback': () => `
source ${verifier('v2_callback')}
date() { printf '%s' ${callback.timestamp}; }
id=${callback.id} timestamp=${callback.timestamp} signatures=${text(given.signatures)} secret=${text(callback.secret)}
printf '%s' ${text(given.raw)} > received
{
${lines('bytes v2_callback')}
} < received
base64 -w 0 body.bin`,
  'bytes v1_post_callback': () => `
source ${verifier('v1_post_callback')}
point=1042 key=1 secret=${text(proof.secret)}
touch nonces.txt
printf '%s' ${text(given.callbackOfV1)} > received
{
${lines('bytes v1_post_callback')}
} < received
base64 -w 0 body.bin`,
  'bytes binance_pay': () => `
printf '%s' ${text(given.raw)} > received
{
${lines('bytes binance_pay')}
} < received
base64 -w 0 body.bin`,
  'bytes v1_get_callback': () => `
QUERY_STRING=${text(given.rawQuery)}
${lines('bytes v1_get_callback')}
printf '%s' "$query"`,
  'headers v2_request': (addressOf) => `
point=1042 key=1 timestamp=${request.timestamp} signature=${request.right} body='{}'
address=${text(addressOf('headers v2_request'))}
{
${lines('headers v2_request')}
} > response
printf sent`,
  'headers v2_callback': () => `
HTTP_WEBHOOK_ID=${callback.id} HTTP_WEBHOOK_TIMESTAMP=${callback.timestamp} HTTP_WEBHOOK_SIGNATURE=${text(given.signatures)}
expected=${given.rightCallback}
${lines('headers v2_callback')}
[[ $verified == 1 ]]
unset verified; expected=v1,another
${lines('headers v2_callback')}
[[ -z \${verified:-} ]]
printf '%s' "$id|$timestamp|$signatures"`,
  'headers v1_request': () => `
point=1042 key=1 nonce=${proof.nonce} hash=${proof.right}
${lines('headers v1_request')}
printf '%s' "$body"`,
  'headers v1_post_callback': () => `
for text in ${text(given.callbackOfV1)} '{}'; do
printf '%s' "$text" > body.bin
${lines('headers v1_post_callback')}
read+=("$nonce:$hash")
done
listed`,
  'headers v1_get_callback': () => `
for QUERY_STRING in 'a=1&sign=00ff&asign=2' 'a=1'; do
${lines('headers v1_get_callback')}
read+=("$sign")
done
listed`,
  'headers binance_pay': () => `
HTTP_BINANCEPAY_TIMESTAMP=${exchange.timestamp} HTTP_BINANCEPAY_NONCE=${exchange.nonce}
HTTP_BINANCEPAY_SIGNATURE=${exchange.signature}
${lines('headers binance_pay')}
printf '%s' "$timestamp|$nonce|$signature"`,
  secret: () => `
secret_file=secret.txt
printf '%s\\r\\n' ${text(request.secret)} > secret.txt
${lines('secret')}
printf '%s' "$secret"`,
  'newline v2_request': (addressOf) => `
secret=${text(request.secret)} timestamp=${request.timestamp} path=${given.path}
address=${text(addressOf('newline v2_request'))}
printf '%s\\n' ${text(request.body)} > body.json
{
${lines('newline v2_request')}
} > response
printf '%s' "$body"`,
  'newline v1_request': () => `
point=1042 key=1 nonce=${proof.nonce} secret=${text(proof.secret)}
${lines('newline v1_request')}
printf '%s' "$hash"`,
  'newline v1_get_callback': () => `
secret=${text(query.secret)}
printf '%s\\n' ${text(query.toSign)} > to_sign
${lines('newline v1_get_callback')}`,
  'utf8 v2_request': () => `
base64 -d <<< ${given.inWindows1251} > body.txt
${lines('utf8 v2_request')}
base64 -w 0 body.json`,
  'utf8 v1_get_callback': () => `
encoded=${text(given.encoded)}
${lines('utf8 v1_get_callback')}
printf '%s' "$value"`,
  json: (addressOf) => `
printf '%s' ${json(given.fields)} > fields.json
address=${text(addressOf('json'))}
{
${lines('json')}
} > response
printf '%s' "$body"`,
  base64Body: () => `
text=${text(given.raw)}
for is_base64 in true false; do
event_body=$text
if [[ $is_base64 == true ]]; then event_body=$(printf '%s' "$text" | base64 -w 0); fi
${lines('base64Body')}
read+=("$(base64 -w 0 body.bin)")
done
listed`,
  'time v2_request': () => `
${lines('time v2_request')}
printf '%s' "$timestamp"`,
  'time v2_callback': () => `
for age in ${ages.join(' ')}; do
if [[ $age == date ]]; then at=2025-03-14T09:26:53Z; else at=$(($(date +%s) + age)); fi
HTTP_WEBHOOK_TIMESTAMP=$at is_fresh=false
${lines('time v2_callback')}
[[ $timestamp == "$at" ]]
read+=("$is_fresh")
done
listed`,
  'nonce v1_request': () => `
for attempt in 1 2; do
${lines('nonce v1_request')}
read+=("$nonce")
done
listed`,
  'nonce v1_post_callback': () => `
refuse() { isUsed=$1; }
for used in ${proof.nonce} another none; do
printf '%s' ${text(given.callbackOfV1)} > body.bin
if [[ $used == none ]]; then printf '%s' ${text(given.withoutNonce)} > body.bin; fi
printf '%s\\n' "$used" > nonces.txt
isUsed=
${lines('nonce v1_post_callback')}
read+=("$nonce:$([[ $isUsed == nonce_reused ]] && echo true || echo false)")
done
listed`,
  'log v2_callback': () => `
printf '%s' ${text(given.raw)} > body.bin
{
${lines('log v2_callback')}
} | dumped | base64 -w 0`,
  'log v1_get_callback': () => `
QUERY_STRING=${text(given.rawQuery)}
{
${lines('log v1_get_callback')}
} | dumped | base64 -w 0`,
  refuse: () => `
expected=${query.right}
for sign in ${signs.map(text).join(' ')}; do
status=$(
${lines('refuse')}
printf 'Status: 200'
)
[[ $status =~ [0-9]+ ]]
read+=("\${BASH_REMATCH[0]}")
done
listed`,
};

/** Bash, with openssl, curl and jq. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  sends: ['newline v2_request', 'json'],
  run: ({folder, addressOf}) => {
    const parts = Object.entries(programs).map(
      ([name, program], at) => `case_${at}() {${program(addressOf)}\n}\ncheck '${name}' case_${at}\n`,
    );
    const script = `#!/usr/bin/env bash
# A case ends at its first command that fails.
check() {
  mkdir "$2"
  (cd "$2" && set -euo pipefail && read=() && "$2") > output 2> errors
  local status=$?
  if ((status > 0)); then { echo; echo "failed with $status:"; cat errors; } >> output; fi
  printf '%s\\t%s\\n' "$1" "$(printf '%s' "$(< output)" | base64 -w 0)"
}

# What a case has read, with commas.
listed() { local IFS=,; printf '%s' "\${read[*]}"; }

# The bytes that od has printed.
dumped() { printf '%b' "$(sed -E 's/^[0-9]+ *//; s/ *>.*<$//' | tr -d ' \\n' | sed 's/../\\\\x&/g')"; }

${parts.join('\n')}`;
    fs.writeFileSync(path.join(folder, 'fixes.sh'), script);
    return runIn(folder, 'bash', ['fixes.sh']);
  },
};
