node server.mjs
