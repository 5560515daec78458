// Signs the request: HMAC-SHA256 over timestamp, method, path and raw body, joined with dots.
const algorithms = require('crypto-js');

const isOAuth = false;
const valueOf = (name) => pm.variables.get(name);
const proofOf = (path, body) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const stringToSign = `${timestamp}.POST.${path}.${body}`;
  return {timestamp, signature: algorithms.HmacSHA256(stringToSign, valueOf('secret')).toString()};
};
const sign = (path, body) =>
  Object.entries(proofOf(path, body)).forEach(([name, value]) => pm.variables.set(name, value));
/** An earlier request of the same scenario. */
const signed = (path, object) => {
  const body = JSON.stringify(object);
  const {timestamp, signature} = proofOf(path, body);
  const headers = {
    'Gateway-Point': valueOf('point'),
    'Gateway-Key': valueOf('key'),
    'Gateway-Timestamp': String(timestamp),
    'Gateway-Signature': signature,
    'Idempotency-Key': pm.variables.replaceIn('{{$guid}}'),
  };
  return {headers, body};
};
