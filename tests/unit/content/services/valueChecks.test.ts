import {expect, test} from 'vitest';
import {checkNames, passesCheck} from '../../../../src/content/services/valueChecks';

/** Values that each check takes and refuses; a check without a line here fails the last test. */
const values: Record<string, {right: string[]; wrong: string[]}> = {
  luhn: {right: ['4242424242424242', '378282246310005'], wrong: ['4242424242424241', '4242 4242 4242 4242', '']},
  cpf_cnpj: {
    right: ['12345678909', '11222333000181', '12ABC34501DE35'],
    wrong: ['12345678900', '123.456.789-09', '1234567890', '11222333000180', '12ABC34501DE36', '12abc34501de35', ''],
  },
  btc: {
    // The last two of Bitcoin: test vectors of BIP 173 and BIP 350.
    right: [
      'bc1qtestaddress9244e69m2fkt2kfxgkuhtq05p7y',
      '1TESTADDRESSnkz66LpSj1SrMWB4jab3R',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    wrong: [
      'bc1qtestaddress9244e69m2fkt2kfxgkuhtq05p7z',
      '1TESTADDRESSnkz66LpSj1SrMWB4jab3S',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'TESTADDRESSmY4iNJbe49eNqinfguuGgAW',
      '',
    ],
  },
  evm: {
    right: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    wrong: [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '',
    ],
  },
  tron: {
    right: ['TESTADDRESSmY4iNJbe49eNqinfguuGgAW'],
    wrong: ['TESTADDRESSmY4iNJbe49eNqinfguuGgAX', '1TESTADDRESSnkz66LpSj1SrMWB4jab3R', ''],
  },
  msisdn: {
    right: ['380501234567', '254712345678', '5511987654321'],
    wrong: ['+380501234567', '0501234567', '38050123456', ''],
  },
  iban: {
    right: ['DE02100100109307118603', 'UA363220010000026000000000123'],
    wrong: ['DE02100100109307118604', 'DE02 1001 0010 9307 1186 03', 'XX02100100109307118603', ''],
  },
  clabe: {right: ['646180000012345671'], wrong: ['646180000012345672', '64618000001234567', '']},
  cci: {
    right: ['00219310001234567811'],
    wrong: ['00219310001234567821', '00219310001234567812', '0021931000123456781', ''],
  },
  cbu: {right: ['0000003110000000123456'], wrong: ['0000003110000000123457', '0000003210000000123456', '']},
  cuit: {
    right: ['20123456786', '25123456788', '26123456784'],
    wrong: ['20123456787', '25123456789', '21123456782', '20-12345678-6', ''],
  },
  // Without the code of its bank a NUBAN proves nothing; with it, see below.
  nuban: {right: [], wrong: ['0000123456', '']},
  rut_cl: {right: ['111111111', '10000013K'], wrong: ['111111112', '11111111-1', '']},
  // Companies have numbers without a check digit.
  document_ec: {
    right: ['1700000019001', '1790000001001', '1790000002001', '1760000002001'],
    wrong: ['1700000019', '1700000018001', '9990000001001', '1790000002000', ''],
  },
  document_uy: {right: ['211000010012'], wrong: ['211000010013', '12345672', '']},
  cedula_uy: {right: ['12345672', '1234561'], wrong: ['12345673', '1234562', '211000010012', '']},
  rnokpp: {right: ['3123456789'], wrong: ['3123456788', '312345678', '']},
  rnokpp_or_edrpou: {right: ['3123456789', '00032106'], wrong: ['3123456788', '00032107', '']},
  tckn: {right: ['10000000146'], wrong: ['10000000147', '00000000146', '']},
  za_id: {right: ['8001015009087'], wrong: ['8001015009088', '8013015009087', '']},
  nif_pt: {right: ['123456789'], wrong: ['123456780', '']},
  pix_key: {
    right: ['12345678909', 'ana.souza@payer.example', '+5511987654321', '123e4567-e89b-42d3-a456-426614174000'],
    wrong: ['12345678900', '5511987654321', '123E4567-E89B-42D3-A456-426614174000', '123e4567-e89b-42d3-a456', ''],
  },
  binance_receiver: {
    right: ['123456789', 'olena.koval@payer.example'],
    wrong: ['123-456-789', 'olena.koval@payer', ''],
  },
  date: {right: ['1990-05-17', '2024-02-29'], wrong: ['2023-02-29', '17.05.1990', '']},
  ip: {right: ['203.0.113.10', '2001:db8::1'], wrong: ['203.0.113.310', 'localhost', '']},
  document_co: {right: ['1000123456', '900123456'], wrong: ['AB123456', '12345', '1.000.123.456', '']},
  document_py: {right: ['800012348', '800012240'], wrong: ['800012347', '800012241', '80001234-8', '']},
  document_pe: {right: ['20000000125'], wrong: ['20000000126', '20-00000012-5', '']},
  email: {
    right: ['ana.souza@payer.example'],
    wrong: ['ana.souza@payer', 'ana..souza@payer.example', 'ana souza@payer.example'],
  },
  https_url: {right: ['https://shop.example/orders/1001'], wrong: ['http://shop.example/', 'shop.example']},
};

for (const name of checkNames) {
  test(`the check ${name} takes right values and refuses likely mistakes`, () => {
    const {right = [], wrong = []} = values[name] ?? {};
    expect(wrong.length, 'values tried').toBeGreaterThan(0);
    if (name !== 'nuban') expect(right.length, 'values tried').toBeGreaterThan(0);
    expect(right.filter((value) => !passesCheck(name, value))).toEqual([]);
    expect(wrong.filter((value) => passesCheck(name, value))).toEqual([]);
  });
}

test('the check digit of a NUBAN covers the code of the bank', () => {
  // Published examples: CBN, “Proposals for uniform account numbers in Nigeria” (bank 011), and a code of five digits with 9 before it.
  expect(passesCheck('nuban', '0000014579', {bank_code: '011'})).toBe(true);
  expect(passesCheck('nuban', '0000014578', {bank_code: '011'})).toBe(false);
  expect(passesCheck('nuban', '0000014579', {bank_code: '058'})).toBe(false);
});

test('a wallet’s number is a mobile number beside a code of five or six digits, and a bank’s needs its check digit', () => {
  expect(passesCheck('nuban', '8012345678', {bank_code: '100004'})).toBe(true);
  expect(passesCheck('nuban', '8012345678', {bank_code: '058'})).toBe(false);
  expect(passesCheck('nuban', '6012345678', {bank_code: '100004'})).toBe(false);
});

test('a passport may hold letters, and other documents of Colombia and Peru may not', () => {
  expect(passesCheck('document_co', 'AB123456', {document_type: 'PPN'})).toBe(true);
  expect(passesCheck('document_co', 'AB123456', {document_type: 'CC'})).toBe(false);
  // The example of tax guides: 800191045 has the check digit 1.
  expect(passesCheck('document_co', '8001910451', {document_type: 'NIT'})).toBe(true);
  for (const wrong of ['8001910452', '800191045', '08001910451'])
    expect(passesCheck('document_co', wrong, {document_type: 'NIT'}), wrong).toBe(false);
  expect(passesCheck('document_pe', 'AB12345', {document_type: 'DNI'})).toBe(false);
});

test('a Pix key has the form of its type, and an email key is in small letters and short', () => {
  const isKey = (type: string, key: string) => passesCheck('pix_key', key, {pix_key_type: type});
  expect(isKey('cpf', '12345678909')).toBe(true);
  expect(isKey('phone', '12345678909')).toBe(false);
  expect(isKey('email', 'ana.souza@payer.example')).toBe(true);
  expect(isKey('email', 'Ana.Souza@payer.example')).toBe(false);
  const name = 'a'.repeat(77 - '@payer.example'.length);
  expect([`${name}@payer.example`, `${name}a@payer.example`].map((key) => isKey('email', key))).toEqual([true, false]);
});

test('an identity card beside its type needs no check digit', () => {
  expect(passesCheck('document_py', '1234567', {document_type: 'CI'})).toBe(true);
  expect(passesCheck('document_py', '123456789', {document_type: 'CI'})).toBe(false);
  expect(passesCheck('document_py', '800012347', {document_type: 'RUC'})).toBe(false);
  expect(passesCheck('document_pe', '12345678', {document_type: 'DNI'})).toBe(true);
  expect(passesCheck('document_pe', '1234567', {document_type: 'DNI'})).toBe(false);
  expect(passesCheck('document_pe', 'AB123456', {document_type: 'PAS'})).toBe(true);
  expect(passesCheck('document_pe', '20000000126', {document_type: 'RUC'})).toBe(false);
});

test('an identity card of Ecuador or Uruguay is no taxpayer number, and the other way round', () => {
  const passes = (check: string, type: string, value: string) => passesCheck(check, value, {document_type: type});
  expect(['1700000019', '1700000018', '1700000019001'].map((value) => passes('document_ec', 'CI', value))).toEqual([
    true,
    false,
    false,
  ]);
  expect(['1700000019001', '1700000019'].map((value) => passes('document_ec', 'RUC', value))).toEqual([true, false]);
  expect(
    ['12345672', '1234561', '12345673', '211000010012'].map((value) => passes('document_uy', 'CI', value)),
  ).toEqual([true, true, false, false]);
  expect(['211000010012', '12345672'].map((value) => passes('document_uy', 'RUT', value))).toEqual([true, false]);
});

test('a check that does not exist is refused with the names that do', () => {
  expect(() => passesCheck('luck', '7')).toThrow(/There is no check luck\. Write one of luhn, /);
});
