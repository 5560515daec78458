// The access token of the collection authenticates each request.
const valueOf = (name) => pm.variables.get(name);
const isOAuth = true;
const sign = () => {};
/** An earlier request of the same scenario. */
const signed = (path, body) => {
  const headers = {
    Authorization: `Bearer ${valueOf('access_token')}`,
    'Idempotency-Key': pm.variables.replaceIn('{{$guid}}'),
  };
  return {headers, body: JSON.stringify(body)};
};
/** A new access token: `token` of the same gateway. */
const askForToken = async () => {
  const credentials = require('crypto-js').enc.Utf8.parse(`${valueOf('client_id')}:${valueOf('client_secret')}`);
  const {access_token: token} = await post('/invoicing/v1/token', {
    headers: {
      Authorization: `Basic ${require('crypto-js').enc.Base64.stringify(credentials)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return token;
};
