node gateway.mjs --callback-url http://localhost:8080/callbacks
