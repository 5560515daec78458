<?php
// Verifies a callback of API v1 by POST. Needs PHP 8.1 and no package.
// The hash covers only auth: confirm the transaction with transaction/find.

/**
 * Returns null when the sender knows the secret, else the reason: body_malformed, auth_missing,
 * key_unknown, hash_mismatch, nonce_reused.
 *
 * @param string $body the raw body: file_get_contents('php://input')
 *   or $request->getContent()
 * @param array<string, string> $secrets by point and key: ['1042:1' => '…']
 * @param callable(string): bool $isNonceUsed whether you stored it in the last 24 hours;
 *   store it when the result is null
 */
function verifyCallback(string $body, array $secrets, callable $isNonceUsed): ?string
{
    $callback = json_decode($body, true);
    if (!is_array($callback)) {
        return 'body_malformed';
    }
    $auth = $callback['auth'] ?? [];
    foreach (['point', 'key', 'nonce', 'hash'] as $name) {
        if (empty($auth[$name])) {
            return 'auth_missing';
        }
    }
    $secret = $secrets["$auth[point]:$auth[key]"] ?? '';
    if ($secret === '') {
        return 'key_unknown';
    }

    $expected = hash('sha256', "$auth[point]:$auth[key]:$auth[nonce]:$secret");
    if (!hash_equals($expected, (string) $auth['hash'])) {
        return 'hash_mismatch';
    }
    return $isNonceUsed($auth['nonce']) ? 'nonce_reused' : null;
}
