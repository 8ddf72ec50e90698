import type { Database } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { log } from '#platform/log.ts'

export const demoSeed = 20_261_121
export const demoCandidates = 5_000

/** Fills an empty database with the demo; one that holds a company is left as it is. */
export async function seedDemo({ db, pool }: Database, files: Files) {
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst()
  if (company) return
  // Only the first start tells stories: the others need not load them.
  const { seedDatabase } = await import('./load/seed-database.ts')
  process.stdout.write('見本のデータを入れています / Seeding the demo …\n')
  const started = performance.now()
  await seedDatabase(pool, { seed: demoSeed, candidates: demoCandidates, now: new Date(), files })
  log.info({ seconds: Math.round((performance.now() - started) / 100) / 10, count: demoCandidates }, 'demo seeded')
}
