// Proves who sends the request: SHA-256 over point, key, nonce and secret, joined with colons.
const algorithms = require('crypto-js');

const nonce = pm.variables.replaceIn('{{$guid}}');
const parts = [pm.variables.get('point'), pm.variables.get('key'), nonce, pm.variables.get('secret')];
pm.variables.set('nonce', nonce);
pm.variables.set('hash', algorithms.SHA256(parts.join(':')).toString());
