import {expect, test} from '@playwright/test';
import {checkNames, passesCheck} from '../../../src/content/checks';

/** Values that each check takes and refuses; a check without a line here fails the last test. */
const values: Record<string, {right: string[]; wrong: string[]}> = {
  luhn: {right: ['4242424242424242', '378282246310005'], wrong: ['4242424242424241', '4242 4242 4242 4242', '']},
  cpf: {right: ['12345678909'], wrong: ['12345678900', '123.456.789-09', '1234567890']},
  cnpj: {right: ['11222333000181', '12ABC34501DE35'], wrong: ['11222333000180', '12ABC34501DE36', '12abc34501de35', '11.222.333/0001-81']},
  cpf_cnpj: {right: ['12345678909', '12ABC34501DE35'], wrong: ['12345678900', '']},
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

test('a check that does not exist is refused with the names that do', () => {
  expect(() => passesCheck('luck', '7')).toThrow(/There is no check luck\. Write one of luhn, /);
});
