npm init --yes
npm pkg set type=module
npm install --save-exact openapi-fetch@0.17.0
npm install --save-dev --save-exact openapi-typescript@7.13.0 typescript@5.9.3 tsx@4.23.15 @types/node@20.19.43
