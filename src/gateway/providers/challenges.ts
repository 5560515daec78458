/** The result of a 3-D Secure challenge, as the issuer’s page posts it to the merchant and `update` submits it. */
import {base64urlnopad} from '@scure/base';
import {fromUtf8, toBytes} from '../values/bytes';
import {deriveHex} from '../books/ids';
import {parseObject} from '../values/json';
import type {Entry} from '../books/types';
import type {JsonObject} from '../../types/json';

/** Ids of the challenge of a payment, in the names of EMV 3-D Secure. A payment has one challenge at most. */
function idsOf({data}: Entry): {acsTransID: string; threeDSServerTransID: string} {
  const uuid = (party: string): string =>
    deriveHex(`${party} ${data.point} ${data.external_id}`, 32).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return {acsTransID: uuid('acs'), threeDSServerTransID: uuid('server')};
}

/** The challenge response (CRes) of a payment in base64url; `Y` means that the payer passed. */
export function challengeResponse(entry: Entry, transStatus: 'Y' | 'N'): string {
  const {acsTransID, threeDSServerTransID} = idsOf(entry);
  const message = {acsTransID, messageType: 'CRes', messageVersion: '2.2.0', threeDSServerTransID, transStatus};
  return base64urlnopad.encode(toBytes(JSON.stringify(message)));
}

/** Decodes a challenge response; null if the text is none. */
export function readChallengeResponse(result: string): JsonObject | null {
  try {
    const value = parseObject(fromUtf8(base64urlnopad.decode(result)));
    return value.messageType === 'CRes' ? value : null;
  } catch {
    return null;
  }
}

/** Whether a challenge response is about the challenge of this payment. */
export function isResponseTo(entry: Entry, response: JsonObject): boolean {
  return Object.entries(idsOf(entry)).every(([name, id]) => response[name] === id);
}
