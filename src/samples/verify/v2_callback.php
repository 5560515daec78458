<?php
// Verifies a callback of API v2. Needs PHP 8.1 and no package.

/**
 * Returns null when the callback is genuine, else the reason: header_missing, header_malformed,
 * timestamp_out_of_range, secret_malformed, signature_mismatch.
 *
 * @param array<string, string> $headers names in any case
 * @param string $body the raw body: file_get_contents('php://input'), or $request->getContent()
 * @param list<string> $secrets two of them while a secret rotates
 */
function verifyCallback(array $headers, string $body, array $secrets, ?int $now = null): ?string
{
    $headers = array_change_key_case($headers, CASE_LOWER);
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';
    if ($id === '' || $timestamp === '' || $signatures === '') {
        return 'header_missing';
    }

    $entries = array_filter(explode(' ', $signatures), fn (string $entry) => str_starts_with($entry, 'v1,'));
    if (!preg_match('/^\d{1,15}$/D', $timestamp) || $entries === []) {
        return 'header_malformed';
    }
    if (abs(($now ?? time()) - (int) $timestamp) > 300) {
        return 'timestamp_out_of_range';
    }

    $keys = [];
    foreach ($secrets as $secret) {
        // base64_decode() drops line feeds and soft hyphens even when it is strict, hence the pattern.
        if (!preg_match('~^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$~D', $secret, $match)) {
            return 'secret_malformed';
        }
        $keys[] = base64_decode($match[1]);
    }

    foreach ($keys as $key) {
        $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        foreach ($entries as $entry) {
            if (hash_equals($expected, $entry)) {
                return null;
            }
        }
    }
    return 'signature_mismatch';
}
