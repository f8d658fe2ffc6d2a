import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what_changes` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
})
