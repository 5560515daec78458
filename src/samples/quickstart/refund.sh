id=$(call /v2/transaction/find '{"external_id": "order-1001"}' |
  jq --raw-output .data.id)
call /v2/transaction/cancel '{
  "transaction_id": "'"$id"'",
  "external_id": "order-1001-refund-1"
}' refund-order-1001
