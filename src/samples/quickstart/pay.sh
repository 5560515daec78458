payment_url=$(call /v2/transaction/find '{"external_id": "order-1001"}' |
  jq --raw-output .data.payment_url)
curl --silent --data event=payer_pays "$payment_url"
