/**
 * Deposit addresses of the sandbox, and the payment URIs that wallets read. No private key exists for these addresses:
 * they are derived from a hash and contain TESTADDRESS (7E57ADD7E55 in hex).
 */
import {keccak_256 as keccak} from '@noble/hashes/sha3.js';
import {base58, bech32, createBase58check} from '@scure/base';
import {sha256, toBytes, toHex} from './bytes';

/** A cryptocurrency on a network. */
export interface Coin {
  network: 'bitcoin' | 'ethereum' | 'tron';
  /** Number of confirmations after which a transfer is credited. */
  confirmations: number;
  /** Contract address of the token; absent for the network's native currency. */
  token?: string;
}

const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const base58check = createBase58check(sha256);
/** EIP-155 chain id of Sepolia, an Ethereum test network. */
const testChain = 11155111;

/** Derives a unique address for a transaction, with the checksum of its network. */
export function testAddress(network: Coin['network'], transactionId: string): string {
  const hash = sha256(toBytes(`test address of ${transactionId}`));
  if (network === 'ethereum') return withChecksum('7e57add7e55' + toHex(hash).slice(0, 29));
  if (network === 'bitcoin') {
    // BIP 173: test network, witness version 0, and a 160-bit program in groups of five bits.
    const spelled = [...'testaddress'].map((letter) => bech32Alphabet.indexOf(letter));
    return bech32.encode('tb', [0, ...spelled, ...bech32.toWords(hash).slice(0, 32 - spelled.length)]);
  }
  // TRON: Base58Check of the byte 0x41 and 20 more bytes. The first nine bytes determine the first letters.
  const spelled = base58.decode('TESTADDRESS'.padEnd(34, 'm')).slice(0, 9);
  return base58check.encode(new Uint8Array([...spelled, ...hash.slice(0, 21 - spelled.length)]));
}

/** Applies the ERC-55 checksum: a letter is upper-case if the corresponding hex digit of the hash is 8 or more. */
export function withChecksum(hex: string): string {
  const digits = toHex(keccak(toBytes(hex)));
  return (
    '0x' + [...hex].map((digit, index) => (parseInt(digits[index]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')
  );
}

/**
 * Content of the QR code: a BIP 21 URI for Bitcoin, an EIP-681 URI for Ethereum, the bare address for TRON, which has
 * no such standard.
 *
 * @param units amount in the smallest unit of the currency, as EIP-681 requires
 */
export function paymentUri({network, token}: Coin, address: string, amount: string, units: bigint): string {
  if (network === 'tron') return address;
  if (network === 'bitcoin') return `bitcoin:${address}?amount=${amount}`;
  return token
    ? `ethereum:${token}@${testChain}/transfer?address=${address}&uint256=${units}`
    : `ethereum:${address}@${testChain}?value=${units}`;
}
