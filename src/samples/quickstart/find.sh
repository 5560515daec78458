call /v2/transaction/find '{"external_id": "order-1001"}'
