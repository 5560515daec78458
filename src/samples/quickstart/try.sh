node first_payment.mjs
