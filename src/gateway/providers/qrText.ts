/** The text of a QR code or a link that the payer opens in an app. */
import {toBase64Url, toBytes} from '../values/bytes';
import {toRfc3339} from '../values/time';
import type {JsonObject} from '../../types/json';

/** The data of a payment that a template may contain; `fields` are those of `pay`. */
interface Payment {
  amount: string;
  /** 32 hex digits. */
  charge: string;
  fields: JsonObject;
  /** Unix seconds. */
  now: number;
}

const yearsOfMandate = 10;
/** India is five and a half hours ahead of UTC. */
const secondsToIndia = 19800;

/** Fills the placeholders of a template, then encodes the content of each `{base64url:…}`. */
export function fillQr(template: string, payment: Payment): string {
  const values: Record<string, string> = {amount: payment.amount, charge: payment.charge, ...mandateOf(payment)};
  return encodeParts(template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** The terms of a UPI mandate: the frequency as NPCI writes it, the largest charge, the first and the last day. */
function mandateOf({amount, fields, now}: Payment): Record<string, string> {
  const [year, month, day] = toRfc3339(now + secondsToIndia)
    .slice(0, 10)
    .split('-');
  return {
    max_amount: (fields.max_amount as string | undefined) ?? amount,
    recur: ((fields.frequency as string | undefined) ?? '').replace('_', '').toUpperCase(),
    first_day: `${day}${month}${year}`,
    last_day: `${day}${month}${Number(year) + yearsOfMandate}`,
  };
}

/** Replaces each `{base64url:…}` by its Base64URL encoding (RFC 4648 §5, no padding). */
function encodeParts(text: string): string {
  return text.replace(/\{base64url:([^}]*)\}/g, (_whole, part: string) => toBase64Url(toBytes(part)));
}
