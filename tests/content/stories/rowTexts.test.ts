/**
 * The sentence of a row “Try it in the test environment” and of a test card says what its outcome is: the outcome is
 * played elsewhere, and here the words beside it are compared with it, so that neither changes alone.
 */
import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {loadTestCards} from '../../../src/content/reference/testCards';
import {loadServices} from '../../../src/content/services/services';
import {fromRfc3339} from '../../../src/gateway/values/time';
import {Scene} from '../../support/stories/scenes';

/** What a sentence says of each reason; one without words of its own has the reason beside it in the table. */
const tellings: Record<string, RegExp> = {
  account_blocked: /blocked|frozen|closed|accepts no money/,
  account_name_mismatch: /another (name|person)/,
  authentication_failed: /challenge fails/,
  authentication_required: /requires authentication/,
  bank_unavailable: /not available|`pending`/,
  card_expired: /card has expired/,
  card_lost_stolen: /reported (lost|stolen)/,
  card_not_supported: /not accept payouts|brand were not enabled/,
  card_restricted: /cannot receive money/,
  code_expired: /code (is too old|has expired)/,
  compliance_declined: /compliance check/,
  cvv_invalid: /security code is wrong/,
  do_not_honour: /issuer refuses/,
  document_mismatch: /another (holder|document|CPF|CUIT|CNIC)/,
  insufficient_funds: /not enough money|not have enough|balance .* too small/,
  limit_exceeded: /limit/,
  mandate_limit_exceeded: /limit/,
  mandate_not_found: /no such contract|under this alias/,
  mandate_revoked: /stop these charges|ended the agreement|revoked the mandate|removed your shop/,
  otp_invalid: /wrong (answers|code)|code is wrong|issued this code|for another number/,
  payer_cancelled: /refuses|declines|leaves the app/,
  payer_timeout: /expires|search ends/,
  pin_invalid: /wrong PIN/,
  risk_declined: /stop list/,
  third_party_payer: /another person/i,
  transfer_returned: /returned/,
  underpaid: /too small an amount/,
  voucher_expired: /expires/,
  wallet_limit_exceeded: /limit|exceeds|may receive/,
  wallet_not_registered: /(no|No) .*(wallet|account)|opens no account|not registered/,
};

/** What a row says of a test page on which no button is pressed. */
const unpressed = /If (no button is|the button is not) pressed, ([^.]*)\./;

let played = 0;
afterAll(() => console.log(`stories of the texts of rows: ${played} rows`));

/** What a sentence does not say although it happens, or says although it does not. */
function contradictions(text: string, {status, reason, via}: {status?: string; reason?: string; via?: string}) {
  const found: string[] = [];
  const telling = reason === undefined ? undefined : tellings[reason];
  if (telling && !telling.test(text)) found.push(`${reason} is not told as ${telling.source}`);
  if (via !== undefined && !text.includes(`\`${via}\``)) found.push(`\`${via}\` is not named`);
  const asPlayed = text.replace(unpressed, '');
  if (status === 'success' && /\bfails\b(?! with)|expires\b|(?<!challenge is )\brefuse[sd]\b/.test(asPlayed))
    found.push('success is told as a failure');
  return found;
}

/** The status of the example of a service's page when its time has passed and nothing was done. */
function untouched(code: string): string {
  const scene = new Scene().create(code);
  return scene.pass(fromRfc3339(scene.data.expires_at!) - scene.now).data.status;
}

for (const {code, tests} of loadServices('en'))
  test(`${code}: the sentence of each test input says its outcome`, () => {
    for (const {code: row, outcome, meaning} of tests) {
      const promised = unpressed.exec(meaning)?.at(-1);
      if (promised) assert.deepEqual([promised, untouched(code)], ['the transaction expires', 'expired'], row);
      if (outcome.error) continue;
      assert.deepEqual(contradictions(meaning, outcome), [], `${row}: ${meaning}`);
      played += 1;
    }
  });

for (const {number, flow, result, reasonCode, isSlow, isChargedBack, description} of loadTestCards('en').cards)
  test(`the sentence of the test card ${number} says its result`, () => {
    const via = isSlow ? 'pending' : undefined;
    assert.deepEqual(contradictions(description, {status: result, reason: isSlow ? undefined : reasonCode, via}), []);
    assert.equal(
      /\b[Ss]ucce(ss|eds)\b(?!, then the)/.test(description.replace('The challenge succeeds', '')),
      result === 'success',
      'success',
    );
    assert.equal(/then a chargeback/.test(description), Boolean(isChargedBack), 'chargeback');
    if (/challenge/i.test(description)) assert.equal(flow, 'challenge');
    if (/without a payer action/.test(description)) assert.equal(flow, 'frictionless');
    played += 1;
  });

test('every reason to which a test input or a card leads has its words', () => {
  const reasons = new Set([
    ...loadServices('en').flatMap(({tests}) => tests.flatMap(({outcome}) => outcome.reason ?? [])),
    ...loadTestCards('en').cards.flatMap(({reasonCode}) => reasonCode ?? []),
  ]);
  // Rows of these two say what happens; the reason is in the cell beside it.
  const loose = ['account_not_found', 'provider_unavailable'];
  assert.deepEqual(
    [...reasons].filter((reason) => !tellings[reason] && !loose.includes(reason)),
    [],
  );
  assert.deepEqual(
    Object.keys(tellings).filter((reason) => !reasons.has(reason)),
    [],
  );
});
