// Signs the request: HMAC-SHA256 over timestamp, method, path and raw body, joined with dots.
const algorithms = require('crypto-js');

const timestamp = Math.floor(Date.now() / 1000);
const path = pm.variables.replaceIn(pm.request.url.getPath());
const body = pm.variables.replaceIn(pm.request.body.raw);
// A variable such as {{$guid}} has another value each time: what is signed is what is sent.
pm.request.body.raw = body;
const stringToSign = `${timestamp}.${pm.request.method}.${path}.${body}`;
pm.variables.set('timestamp', timestamp);
pm.variables.set('signature', algorithms.HmacSHA256(stringToSign, pm.variables.get('secret')).toString());
