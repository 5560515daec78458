<?php
// Verifies a callback of API v2. Needs PHP 8.1 and no package.

/**
 * Returns null when the callback is genuine, else the reason: header_missing, header_malformed,
 * timestamp_out_of_range, secret_malformed, signature_mismatch.
 *
 * @param array<string, string> $headers names in any case: getallheaders()
 * @param string $body the raw body: file_get_contents('php://input')
 *   or $request->getContent()
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

    $isSupported = fn (string $entry) => str_starts_with($entry, 'v1,');
    $entries = array_filter(explode(' ', $signatures), $isSupported);
    if (!preg_match('/^\d{1,15}$/D', $timestamp) || $entries === []) {
        return 'header_malformed';
    }
    if (abs(($now ?? time()) - (int) $timestamp) > 300) {
        return 'timestamp_out_of_range';
    }

    // base64_decode() skips characters that are not base64, hence the pattern.
    $pattern = '~^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$~D';
    $keys = [];
    foreach ($secrets as $secret) {
        if (!preg_match($pattern, $secret, $match)) {
            return 'secret_malformed';
        }
        $keys[] = base64_decode($match[1]);
    }

    foreach ($keys as $key) {
        $digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
        $expected = 'v1,' . base64_encode($digest);
        foreach ($entries as $entry) {
            if (hash_equals($expected, $entry)) {
                return null;
            }
        }
    }
    return 'signature_mismatch';
}
