/** Seconds of a day. */
export const day = 86400;

/** Unix seconds as RFC 3339 in UTC: `2025-03-14T09:26:53Z`. */
export function toRfc3339(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

const rfc3339 = /^(.{10})T(..:..):(\d\d)(?:\.\d+)?(?:Z|([+-]..):(..))$/i;

/**
 * Unix seconds of a time in RFC 3339 that the contract accepts, without its fraction. A leap second is the second that
 * follows it. Engines parse neither all of its fractions nor leap seconds.
 */
export function fromRfc3339(text: string): number {
  const [, date, clock, seconds, hours = '0', minutes = '0'] = rfc3339.exec(text) ?? [];
  const offset = Number(hours) * 60 + Number(`${hours[0]}${minutes}`);
  return Date.parse(`${date}T${clock}:00Z`) / 1000 + Number(seconds) - offset * 60;
}

const kyiv = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'medium'});

/** The last second that v1 can write: 9999-12-31 23:59:59 in Europe/Kyiv. */
const lastInKyiv = 253402293599;

/** Formats Unix seconds as v1 does: `2025-03-14 11:26:53` in Europe/Kyiv. */
export function toKyiv(seconds: number): string {
  return kyiv.format(new Date(Math.min(seconds, lastInKyiv) * 1000));
}

/** The local time of Kyiv read as UTC, in seconds. Differences are calendar time, in which every day has 24 hours. */
export function kyivClock(seconds: number): number {
  return fromRfc3339(`${toKyiv(seconds).replace(' ', 'T')}Z`);
}

/**
 * Parses a v1 time into Unix seconds. Returns null for a time skipped by daylight saving time, and the earlier of two
 * times that are repeated.
 */
export function fromKyiv(text: string): number | null {
  const utc = Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
  if (Number.isNaN(utc)) return null;
  return [3, 2].map((hours) => utc - hours * 3600).find((seconds) => toKyiv(seconds) === text) ?? null;
}
