<?php
// Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.
// The first argument is the sample.
require $argv[1];
while (($line = fgets(STDIN)) !== false) {
    [$name, $secrets, $query] = explode('|', rtrim($line, "\n"));
    echo $name, ' ', verifyCallback(base64_decode($query), explode("\n", base64_decode($secrets))) ?? 'valid', "\n";
}
