import {doneWord, formFields, tokenComment, type SampleRequest} from '../../request';

/** Quotes a text for the shell with single quotes. */
function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/** Common options of every call: silent, fail on errors, time-out of 60 s. */
const curl = 'curl --silent --show-error --fail-with-body --max-time 60 "$host$path"';

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  const fields = formFields(body).map(([name, value]) => `  --data-urlencode ${quote(`${name}=${value}`)}`);
  return `#!/usr/bin/env bash
# ${purpose}. Needs curl${hasAnswer ? ' and jq' : ''}.
set -euo pipefail

host=${host}
client_id=${client.id}
client_secret=${client.secret}

path=${path}
${curl} \\
  --user "$client_id:$client_secret" \\
${fields.join(' \\\n')}${hasAnswer ? ' | jq .' : `\necho '${doneWord}'`}
`;
}

function renderBearer({purpose, host, path, token, body, idempotencyKey}: SampleRequest): string {
  return `#!/usr/bin/env bash
# ${purpose}. Needs curl and jq.
set -euo pipefail

host=${host}
# ${tokenComment}
token=${token}

path=${path}
body=${quote(JSON.stringify(body, null, 2))}

${curl} \\
  --header "Authorization: Bearer $token" \\
  --header 'Content-Type: application/json' \\
${idempotencyKey ? `  --header 'Idempotency-Key: ${idempotencyKey}' \\\n` : ''}  --data-binary "$body" | jq .
`;
}

/** curl and openssl; the response is parsed with jq. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  if (request.scheme === 'bearer') return renderBearer(request);
  const {purpose, host, path, point, secret, key, body, idempotencyKey} = request;
  const head = `#!/usr/bin/env bash
# ${purpose}. Needs curl, openssl and jq.
set -euo pipefail

host=${host}
point=${point}
key=${key}
secret=${secret}

path=${path}
`;
  if (request.scheme === 'v1') {
    return `${head}nonce=$(openssl rand -hex 16)
hash=$(printf '%s' "$point:$key:$nonce:$secret" | openssl dgst -sha256 -r | cut -d' ' -f1)

body=$(jq --argjson point "$point" --argjson key "$key" --arg nonce "$nonce" --arg hash "$hash" \\
  '{auth: {point: $point, key: $key, nonce: $nonce, hash: $hash}} + .' <<'JSON'
${JSON.stringify(body, null, 2)}
JSON
)

curl --silent --show-error --max-time 60 "$host$path" \\
  --header 'Content-Type: application/json' \\
  --data-binary "$body" |
  jq --exit-status 'if .status == "ok" then .result else (.error | halt_error(1)) end'
`;
  }
  return `${head}body=${quote(JSON.stringify(body, null, 2))}

# The signature covers the very bytes that are sent.
timestamp=$(date +%s)
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" -r | cut -d' ' -f1)

${curl} \\
  --header 'Content-Type: application/json' \\
  --header "Gateway-Point: $point" \\
  --header "Gateway-Key: $key" \\
  --header "Gateway-Timestamp: $timestamp" \\
  --header "Gateway-Signature: $signature" \\
${idempotencyKey ? `  --header 'Idempotency-Key: ${idempotencyKey}' \\\n` : ''}  --data-binary "$body" | jq .
`;
}
