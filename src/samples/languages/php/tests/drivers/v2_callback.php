<?php
// Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.
// The first argument is the sample.
require $argv[1];
while (($line = fgets(STDIN)) !== false) {
    [$name, $now, $secrets, $headers, $body] = explode('|', trim($line));
    $map = [];
    foreach (explode("\n", trim(base64_decode($headers))) as $header) {
        [$key, $value] = explode(': ', $header, 2);
        $map[$key] = $value;
    }
    $reason = verifyCallback($map, base64_decode($body), explode("\n", trim(base64_decode($secrets))), (int) $now);
    echo $name, ' ', $reason ?? 'valid', "\n";
}
