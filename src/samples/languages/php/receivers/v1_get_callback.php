<?php
// Verifies a callback of API v1 by GET. Needs PHP 8.1 and no package.

/**
 * Returns null when the callback is genuine, else the reason: query_malformed, parameter_repeated,
 * sign_missing, sign_mismatch.
 *
 * @param string $query the raw query, after the question mark: $_SERVER['QUERY_STRING'], never $_GET,
 *   which turns + into a space and drops repeated names
 * @param list<string> $secrets of the point’s keys: two of them while a key rotates
 */
function verifyCallback(string $query, array $secrets): ?string
{
    if (preg_match('/%(?![0-9A-Fa-f]{2})/', $query)) {
        return 'query_malformed';
    }
    $parameters = [];
    foreach (array_filter(explode('&', $query), 'strlen') as $pair) {
        [$name, $value] = array_map('rawurldecode', explode('=', $pair, 2)) + ['', ''];
        if (array_key_exists($name, $parameters)) {
            return 'parameter_repeated';
        }
        $parameters[$name] = $value;
    }
    $sign = $parameters['sign'] ?? '';
    if ($sign === '') {
        return 'sign_missing';
    }
    unset($parameters['sign']);

    ksort($parameters, SORT_STRING);
    $pairs = [];
    foreach ($parameters as $name => $value) {
        $pairs[] = rawurlencode((string) $name) . '=' . rawurlencode($value);
    }
    foreach ($secrets as $secret) {
        if (hash_equals(hash_hmac('sha256', implode('&', $pairs), $secret), $sign)) {
            return null;
        }
    }
    return 'sign_mismatch';
}
