node src/samples/quickstart/server.mjs
