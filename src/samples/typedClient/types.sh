npx openapi-typescript https://%brand.hosts.site%/openapi/v2.json --default-non-nullable false --output contract.ts
