// Proves who sends the request: SHA-256 over point, key, nonce and secret, joined with colons.
const algorithms = require('crypto-js');

const isOAuth = false;
const valueOf = (name) => pm.variables.get(name);
const proofOf = () => {
  const nonce = pm.variables.replaceIn('{{$guid}}');
  const parts = [valueOf('point'), valueOf('key'), nonce, valueOf('secret')];
  return {nonce, hash: algorithms.SHA256(parts.join(':')).toString()};
};
const sign = () => Object.entries(proofOf()).forEach(([name, value]) => pm.variables.set(name, value));
/** An earlier request of the same scenario. */
const signed = (path, body) => {
  const auth = {point: Number(valueOf('point')), key: Number(valueOf('key')), ...proofOf()};
  return {headers: {}, body: JSON.stringify({auth, ...body})};
};
