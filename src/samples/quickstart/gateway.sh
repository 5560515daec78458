CALLBACK_URL=http://localhost:8080/callbacks npm run --silent gateway
