import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `cat > body.bin # the bytes of the request, unchanged
verify_callback "$id" "$timestamp" "$signatures" body.bin "$(date +%s)" "$secret"`;

export const fixes: Fixes = {
  sendSignedBytes: `body=$(jq -nc --arg id "$order" '{external_id: $id}')
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //')
curl --data-binary "$body" --header "Gateway-Signature: $signature" "$address"`,
  sendProofBody: `body=$(jq -c --argjson auth "$auth" '{auth: $auth} + .' fields.json)
curl --header 'Content-Type: application/json' --data-binary "$body" "$address" # whole and not compressed`,
  readRawBody,
  readProofBody: `cat > body.bin # the bytes of the request, unchanged
verify_callback body.bin nonces.txt "$point:$key=$secret"`,
  readNotification: 'cat > body.bin # the bytes of the notification, unchanged',
  readRawQuery: `query=$QUERY_STRING # as it arrived, not a parsed copy`,
  requestString: `path=/v2/transaction/create # no host, no query
printf '%s' "$timestamp.POST.$path.$body" > to_sign`,
  callbackString: `{ printf '%s' "$webhook_id.$webhook_timestamp."; cat body.bin; } > to_sign`,
  proofString: `printf '%s' "$point:$key:$nonce:$secret" > to_hash # the whole secret as text`,
  exchangeString: `{ printf '%s\\n%s\\n' "$timestamp" "$nonce"; cat body.bin; printf '\\n'; } > to_sign # three line feeds`,
  queryString: `encode() { printf '%s' "$1" | jq -sRr @uri | sed "s/!/%21/g; s/'/%27/g; s/(/%28/g; s/)/%29/g; s/\\*/%2A/g"; }
printf '%s\\0' "\${pairs[@]}" | LC_ALL=C sort -z -t= -k1,1 | # name=value, decoded, without sign
  while IFS='=' read -r -d '' name value; do printf '&%s=%s' "$(encode "$name")" "$(encode "$value")"; done |
  tail -c +2 > to_sign`,
  verifyRsa: `base64 -d <<< "$signature" > signature.bin
openssl dgst -sha256 -verify exchange.pem -signature signature.bin to_sign`,
  readPublicKey: `printf -- '-----BEGIN PUBLIC KEY-----\\n%s\\n-----END PUBLIC KEY-----\\n' "$(fold -w 64 <<< "$key_base64")" > exchange.pem`,
  readExchangeHeaders: `timestamp=$HTTP_BINANCEPAY_TIMESTAMP nonce=$HTTP_BINANCEPAY_NONCE signature=$HTTP_BINANCEPAY_SIGNATURE`,
  hmacHex: `openssl dgst -sha256 -hmac "$secret" < to_sign | sed 's/.*= //'`,
  hmacBase64: `openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary to_sign | base64 | sed 's/^/v1,/'`,
  sha256Hex: `openssl dgst -sha256 < to_hash | sed 's/.*= //'`,
  textKey: `openssl dgst -sha256 -hmac "$secret" < to_sign # the whole secret as text`,
  callbackKey: `key=$(printf '%s' "\${secret#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')`,
  cleanSecret: `secret=$(tr -d '[:space:]' < "$secret_file") # one file for each environment`,
  sendHeaders: `curl --header "Gateway-Point: $point" --header "Gateway-Key: $key" \\
  --header "Gateway-Timestamp: $timestamp" --header "Gateway-Signature: $signature" \\
  --data-binary "$body" "$address"`,
  readHeaders: `id=$HTTP_WEBHOOK_ID timestamp=$HTTP_WEBHOOK_TIMESTAMP signatures=$HTTP_WEBHOOK_SIGNATURE
for entry in $signatures; do [[ $entry == "$expected" ]] && verified=1; done # each entry, not only the first`,
  proofObject: `body=$(jq -nc --argjson point "$point" --argjson key "$key" --arg nonce "$nonce" --arg hash "$hash" \\
  '{auth: {point: $point, key: $key, nonce: $nonce, hash: $hash}, external_id: "order-1002"}')`,
  readAuth: `nonce=$(jq -r '.auth.nonce // ""' body.bin) hash=$(jq -r '.auth.hash // ""' body.bin) # empty: refuse`,
  readNonce: `nonce=$(jq -r '.auth.nonce // ""' body.bin) # as it arrived, for the hash too
if grep -qxF -- "$nonce" nonces.txt; then refuse nonce_reused; fi # else append it when the hash is right`,
  readSign: `sign=$(tr '&' '\\n' <<< "$QUERY_STRING" | sed -n 's/^sign=//p') # empty: refuse`,
  signTime: `timestamp=$(date +%s) # once, for the header and for the string`,
  readTime: `timestamp=$HTTP_WEBHOOK_TIMESTAMP # as it arrived, for the string to sign too
[[ $timestamp =~ ^[0-9]{1,15}$ ]] && difference=$(($(date +%s) - 10#$timestamp)) &&
  ((difference >= -${toleranceSeconds} && difference <= ${toleranceSeconds})) && is_fresh=true`,
  bodyWithoutLineFeed: `body=$(< body.json) # without the line feed at its end
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //') # printf, not echo
curl --data-binary "$body" --header "Gateway-Signature: $signature" "$address" # --data-binary, not --data`,
  hashWithoutLineFeed: `hash=$(printf '%s' "$point:$key:$nonce:$secret" | openssl dgst -sha256 | sed 's/.*= //') # printf, not echo`,
  queryWithoutLineFeed: `printf '%s' "$(< to_sign)" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //' # printf, not echo`,
  encodeUtf8: `iconv -f WINDOWS-1251 -t UTF-8 body.txt > body.json # then sign and send body.json`,
  decodeUtf8: `printf -v value '%b' "\${encoded//%/\\\\x}" # the bytes are UTF-8: convert nothing`,
  toJson: `body=$(jq -c . fields.json) # JSON text
curl --header 'Content-Type: application/json' --data-binary "$body" "$address"`,
  decodeBody: `if [[ $is_base64 == true ]]; then base64 -d <<< "$event_body"; else printf '%s' "$event_body"; fi > body.bin`,
  newNonce: `nonce=$(openssl rand -hex 8) # anew for each attempt, before the hash`,
  logBody: `od -A d -t x1z body.bin | head # the bytes, not a line of the log`,
  logQuery: `printf '%s' "$QUERY_STRING" | od -A d -t x1z | head # the bytes, not a line of the log`,
  refuse: `[[ $sign == "$expected" ]] || { printf 'Status: 401\\r\\n\\r\\n'; exit; }`,
};
