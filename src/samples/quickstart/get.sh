curl --remote-name-all \
  https://%brand.hosts.site%/gateway.mjs \
  https://%brand.hosts.site%/samples/verify/v2_callback.mjs \
  https://%brand.hosts.site%/samples/quickstart/payment.mjs \
  https://%brand.hosts.site%/samples/quickstart/server.mjs
