/**
 * Addresses of the test environment, and the payment URIs that a wallet reads. Nobody holds a key to these addresses:
 * they come from a hash and spell TESTADDRESS (7E57ADD7E55 in hex).
 */
import {keccak_256 as keccak} from '@noble/hashes/sha3.js';
import {base58, bech32, createBase58check} from '@scure/base';
import {sha256, toBytes, toHex} from './bytes';
import type {Coin} from './types';

const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const base58check = createBase58check(sha256);
/** EIP-155: the id of Sepolia, a test network of Ethereum. */
const testChain = 11155111;

/** An address of its own for each transaction, with the checksum of its network. */
export function testAddress(network: Coin['network'], transactionId: string): string {
  const hash = sha256(toBytes(`test address of ${transactionId}`));
  if (network === 'ethereum') return withChecksum('7e57add7e55' + toHex(hash).slice(0, 29));
  if (network === 'bitcoin') {
    // BIP 173: the test network, witness version 0, and a program of 160 bits in words of five.
    const spelled = [...'testaddress'].map((letter) => bech32Alphabet.indexOf(letter));
    return bech32.encode('tb', [0, ...spelled, ...bech32.toWords(hash).slice(0, 32 - spelled.length)]);
  }
  // TRON: Base58Check of the byte 0x41 and 20 others. The first nine bytes decide the letters at the beginning.
  const spelled = base58.decode('TESTADDRESS'.padEnd(34, 'm')).slice(0, 9);
  return base58check.encode(new Uint8Array([...spelled, ...hash.slice(0, 21 - spelled.length)]));
}

/** EIP-55: a letter is a capital where the hash of the lower-case address has a digit of 8 or more. */
export function withChecksum(hex: string): string {
  const digits = toHex(keccak(toBytes(hex)));
  return (
    '0x' + [...hex].map((digit, index) => (parseInt(digits[index]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')
  );
}

/**
 * What the QR code holds: BIP 21 for Bitcoin, EIP-681 for Ethereum, the bare address for TRON, which has no such standard.
 *
 * @param units amount in the smallest units of the coin, which Ethereum counts in
 */
export function paymentUri({network, token}: Coin, address: string, amount: string, units: bigint): string {
  if (network === 'tron') return address;
  if (network === 'bitcoin') return `bitcoin:${address}?amount=${amount}`;
  return token
    ? `ethereum:${token}@${testChain}/transfer?address=${address}&uint256=${units}`
    : `ethereum:${address}@${testChain}?value=${units}`;
}
