call /v2/transaction/create '{
  "service": "pix/payin_hpp",
  "external_id": "order-1001",
  "amount": "150.00",
  "currency": "BRL",
  "payer": {"email": "ana.souza@payer.example"},
  "return_url": "https://shop.example/orders/1001"
}' create-order-1001
