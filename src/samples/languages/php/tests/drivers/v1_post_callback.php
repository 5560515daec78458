<?php
// Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.
// The first argument is the sample.
require $argv[1];
while (($line = fgets(STDIN)) !== false) {
    [$name, $secrets, $body, $nonces] = explode('|', rtrim($line, "\n"));
    $map = [];
    foreach (explode("\n", base64_decode($secrets)) as $secret) {
        [$key, $value] = explode('=', $secret, 2);
        $map[$key] = $value;
    }
    $used = explode("\n", base64_decode($nonces));
    echo $name, ' ', verifyCallback(base64_decode($body), $map, fn ($nonce) => in_array($nonce, $used, true)) ?? 'valid', "\n";
}
