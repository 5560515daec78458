import {loadServices} from '../../../src/content/services/services';
import {explore} from './reachable';
const only = process.argv[2];
const t0 = Date.now();
let played = 0;
for (const service of loadServices().filter(({code}) => !only || code.startsWith(only))) {
  if (service.flow === 'check') continue;
  const found = explore(service);
  played += found.played;
  const listed = new Set(service.statuses.map(({code}) => code));
  const missing = [...found.statuses].filter(([code]) => !listed.has(code));
  const never = [...listed].filter((code) => !found.statuses.has(code));
  const rmiss = [...found.reasons].filter(([code]) => !service.failure_reasons.includes(code));
  const rnever = service.failure_reasons.filter((code) => !found.reasons.has(code));
  console.log(
    `${service.code} (${service.flow}_${service.integration})`,
    found.played,
    missing.length || never.length || rmiss.length || rnever.length ? '' : 'OK',
  );
  if (missing.length) console.log('   unlisted:', missing.map(([c, how]) => `${c} [${how}]`).join('; '));
  if (never.length) console.log('   never:', never.join(' '));
  if (rmiss.length) console.log('   reasons unlisted:', rmiss.map(([c, how]) => `${c} [${how}]`).join('; '));
  if (rnever.length) console.log('   reasons never:', rnever.join(' '));
}
console.log(played, Date.now() - t0);
