import {formType} from '../../../gateway/values/scheme';
import {formText, type SampleRequest} from '../../request';
import {basicCredentials, exampleNonce, exampleTime, hashRequest, signRequest} from '../../signature';

/** The body of the raw message: compact JSON, at the time of the examples. */
export function exampleBody(request: SampleRequest): string {
  const {scheme, point, key, body} = request;
  if (scheme === 'client') return formText(body);
  return JSON.stringify(
    scheme === 'v1' ? {auth: {point, key, nonce: exampleNonce, hash: hashRequest(request).hash}, ...body} : body,
  );
}

/** The raw message (RFC 9112), signed with the published test secret at the time of the examples. */
export function render(request: SampleRequest): string {
  const {scheme, host, path, point, key, token, client, idempotencyKey} = request;
  const body = exampleBody(request);
  const headers = [
    `Host: ${new URL(host).host}`,
    `Content-Type: ${scheme === 'client' ? formType : 'application/json'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(scheme === 'v2'
      ? [
          `Gateway-Point: ${point}`,
          `Gateway-Key: ${key}`,
          `Gateway-Timestamp: ${exampleTime}`,
          `Gateway-Signature: ${signRequest(request, body).signature}`,
        ]
      : []),
    ...(scheme === 'bearer' ? [`Authorization: Bearer ${token}`] : []),
    ...(scheme === 'client' ? [`Authorization: Basic ${basicCredentials(client)}`] : []),
    ...(idempotencyKey ? [`Idempotency-Key: ${idempotencyKey}`] : []),
  ];
  return `POST ${path} HTTP/1.1\n${headers.join('\n')}\n\n${body}\n`;
}
