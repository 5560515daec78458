gateway=http://localhost:4010
point=1042
key=1
secret=test_secret_4b1d8f0c9a7e2635

# call <path> <body> [<idempotency key>]: signs a request, sends it and prints the response.
call() {
  local timestamp signature
  timestamp=$(date +%s)
  signature=$(printf '%s' "$timestamp.POST.$1.$2" |
    openssl dgst -sha256 -hmac "$secret" -r | cut -d' ' -f1)
  curl --silent --show-error "$gateway$1" \
    --header 'Content-Type: application/json' \
    --header "Gateway-Point: $point" \
    --header "Gateway-Key: $key" \
    --header "Gateway-Timestamp: $timestamp" \
    --header "Gateway-Signature: $signature" \
    --header "Idempotency-Key: $3" \
    --data-binary "$2" | jq .
}
