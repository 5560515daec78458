import {expect, test} from '@playwright/test';
import {checkNames, passesCheck} from '../../../src/content/checks';

/** Values that each check takes and refuses; a check without a line here fails the last test. */
const values: Record<string, {right: string[]; wrong: string[]}> = {
  luhn: {right: ['4242424242424242', '378282246310005'], wrong: ['4242424242424241', '4242 4242 4242 4242', '']},
  cpf: {right: ['12345678909'], wrong: ['12345678900', '123.456.789-09', '1234567890']},
  cnpj: {right: ['11222333000181', '12ABC34501DE35'], wrong: ['11222333000180', '12ABC34501DE36', '12abc34501de35', '11.222.333/0001-81']},
  cpf_cnpj: {right: ['12345678909', '12ABC34501DE35'], wrong: ['12345678900', '']},
  btc: {
    // The last two of Bitcoin: test vectors of BIP 173 and BIP 350.
    right: ['bc1qtestaddress9244e69m2fkt2kfxgkuhtq05p7y', '1TESTADDRESSnkz66LpSj1SrMWB4jab3R', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    wrong: ['bc1qtestaddress9244e69m2fkt2kfxgkuhtq05p7z', '1TESTADDRESSnkz66LpSj1SrMWB4jab3S', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'TESTADDRESSmY4iNJbe49eNqinfguuGgAW', ''],
  },
  evm: {right: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'], wrong: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '']},
  tron: {right: ['TESTADDRESSmY4iNJbe49eNqinfguuGgAW'], wrong: ['TESTADDRESSmY4iNJbe49eNqinfguuGgAX', '1TESTADDRESSnkz66LpSj1SrMWB4jab3R', '']},
  document_py: {right: ['800012348'], wrong: ['800012347', '80001234-8', '']},
  document_pe: {right: ['20000000125'], wrong: ['20000000126', '20-00000012-5', '']},
  email: {right: ['ana.souza@payer.example'], wrong: ['ana.souza@payer', 'ana..souza@payer.example', 'ana souza@payer.example']},
  https_url: {right: ['https://shop.example/orders/1001'], wrong: ['http://shop.example/', 'shop.example']},
};

for (const name of checkNames) {
  test(`the check ${name} takes right values and refuses likely mistakes`, () => {
    const {right = [], wrong = []} = values[name] ?? {};
    expect(right.length * wrong.length, 'values tried').toBeGreaterThan(0);
    expect(right.filter((value) => !passesCheck(name, value))).toEqual([]);
    expect(wrong.filter((value) => passesCheck(name, value))).toEqual([]);
  });
}

test('an identity card beside its type needs no check digit', () => {
  expect(passesCheck('document_py', '1234567', {document_type: 'CI'})).toBe(true);
  expect(passesCheck('document_py', '123456789', {document_type: 'CI'})).toBe(false);
  expect(passesCheck('document_py', '800012347', {document_type: 'RUC'})).toBe(false);
  expect(passesCheck('document_pe', '12345678', {document_type: 'DNI'})).toBe(true);
  expect(passesCheck('document_pe', '1234567', {document_type: 'DNI'})).toBe(false);
  expect(passesCheck('document_pe', 'AB123456', {document_type: 'PAS'})).toBe(true);
  expect(passesCheck('document_pe', '20000000126', {document_type: 'RUC'})).toBe(false);
});

test('a check that does not exist is refused with the names that do', () => {
  expect(() => passesCheck('luck', '7')).toThrow(/There is no check luck\. Write one of luhn, /);
});
