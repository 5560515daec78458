/**
 * Check digit by the Luhn algorithm (ISO/IEC 7812-1, annex B): weights 2 and 1 alternate from the right, and the digits
 * of a two-digit product are added. Cards have it, and so do the fields of a boleto and a Peruvian CCI.
 */
export function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
