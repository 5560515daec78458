/** One field of an EMV payload: a two-digit id, a two-digit length and the value. */
function field(id: string, value: string): string {
  if (value.length > 99) throw new Error(`The EMV field ${id} has ${value.length} characters. Write at most 99.`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) of ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The copy-and-paste string of a Pix charge: a dynamic BR Code, that is, the EMV merchant-presented payload with the
 * account in field 26. The CRC covers everything before it, its own id and length included.
 *
 * @param url URL of the charge at the receiver's bank, without the scheme, at most 77 characters
 * @param amount decimal string in BRL
 */
export function pixPayload({
  url,
  amount,
  merchant,
  city,
}: {
  url: string;
  amount: string;
  merchant: string;
  city: string;
}): string {
  const body = [
    field('00', '01'),
    // 12: valid for one payment.
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', url)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', merchant),
    field('60', city),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}
