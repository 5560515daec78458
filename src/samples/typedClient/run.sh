npx tsc --noEmit --strict --skipLibCheck --module nodenext --target es2023 pay.ts
npx tsx pay.ts
