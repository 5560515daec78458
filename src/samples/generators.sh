npx @hey-api/openapi-ts@0.95.0 --input https://%brand.hosts.site%/openapi/v2.json --output hey-api
npx orval@7.13.2 --input https://%brand.hosts.site%/openapi/v2.json --output orval/fetch.ts --client fetch
npx orval@7.13.2 --input https://%brand.hosts.site%/openapi/v2.json --output orval/zod.ts --client zod
npx swagger-typescript-api@13.13.0 generate --path https://%brand.hosts.site%/openapi/v2.json --output swagger-typescript-api
npx openapi-zod-client@1.18.3 https://%brand.hosts.site%/openapi/v2.json --output openapi-zod-client.ts
npx openapi-typescript-codegen@0.31.0 --input https://%brand.hosts.site%/openapi/v2.json --output openapi-typescript-codegen
