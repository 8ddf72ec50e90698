import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import { migrate } from '#platform/database/migrate.ts'
import { StartRefused, tellStartFailure } from '#platform/start-refused.ts'
import { demoCandidates, demoSeed } from './demo.ts'
import { loadMasterData } from '../src/server/master-data.ts'
import { maxManyCompanies } from './company/many.ts'
import { seedDatabase } from './load/seed-database.ts'

try {
  const { values } = readCommandLine({
    usage: 'npm run seed -- [--candidates N] [--companies N] [--seed N]',
    about: 'Fills an empty database with invented students and companies; refused in production.',
    options: {
      companies: { type: 'string', default: '0' },
      candidates: { type: 'string', default: String(demoCandidates) },
      seed: { type: 'string', default: String(demoSeed) },
    },
  })
  await seedEmpty(
    wholeNumber('candidates', values.candidates, 1, 10_000_000),
    wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
    wholeNumber('companies', values.companies, 0, maxManyCompanies),
  )
} catch (error) {
  tellStartFailure(error)
}

async function seedEmpty(candidates: number, seed: number, manyCompanies: number) {
  const env = readEnv(process.env)
  if (env.isProduction) throw new StartRefused('NODE_ENV=production: demo accounts are refused, so nothing is seeded')
  const server = await openDatabaseServer(env)
  try {
    await migrate(server.directUrl, 'migrations')
    const database = openDatabase(server.directUrl, { statementTimeout: 0 })
    try {
      await loadMasterData(database.db)
      if (await database.db.selectFrom('company').select('id').limit(1).executeTakeFirst())
        throw new StartRefused('the database already holds data: seed an empty one (another DATA_DIR or DATABASE_URL)')
      const started = performance.now()
      const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
      const onProgress = (done: number) =>
        done % 100_000 === 0 &&
        process.stdout.write(
          `${done} candidates, ${seconds()} s, ${Math.round(process.memoryUsage().rss / 1_048_576)} MiB\n`,
        )
      await seedDatabase(database.pool, {
        seed,
        candidates,
        manyCompanies,
        now: new Date(),
        files: openFiles(env),
        onProgress,
      })
      process.stdout.write(
        `Seeded ${candidates} candidates in ${seconds()} s, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB\n`,
      )
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}
