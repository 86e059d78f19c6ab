import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema/*.ts', './kit/node/*/tables.ts'],
  out: './server/db/migrations',
})
