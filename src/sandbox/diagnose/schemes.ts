import type {VectorScheme} from '../../content/signing/vectors';

/** The schemes of the gateway, which have vectors, and that of Binance Pay, whose notifications merchants forward. */
export type Scheme = VectorScheme | 'binance_pay';

/** The schemes that sign a body. */
export const bodySchemes: readonly Scheme[] = ['v2_request', 'v2_callback', 'binance_pay'];
/** The schemes that sign a time in seconds. */
export const timedSchemes: readonly Scheme[] = ['v2_request', 'v2_callback'];
/** The schemes whose body contains `auth`. */
export const authSchemes: readonly Scheme[] = ['v1_request', 'v1_post_callback'];
/** The schemes that compute an HMAC. */
export const hmacSchemes: readonly Scheme[] = ['v2_request', 'v2_callback', 'v1_get_callback'];
/** The schemes that write hex. */
export const hexSchemes: readonly Scheme[] = ['v2_request', 'v1_request', 'v1_post_callback', 'v1_get_callback'];
/** The schemes of the gateway, whose two sides share a secret. */
export const secretSchemes: readonly Scheme[] = ['v2_request', 'v2_callback', ...authSchemes, 'v1_get_callback'];
export const allSchemes: readonly Scheme[] = [...secretSchemes, 'binance_pay'];
