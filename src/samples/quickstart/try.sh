node payment.mjs
