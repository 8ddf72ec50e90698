import { ensureSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv, type Env } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadMasterData } from '../src/server/master-data.ts'
import { seedDemo } from './demo.ts'

process.once('disconnect', () => process.exit(1))
try {
  const env = readEnv(process.env)
  if (env.demo) await prepare(env)
} catch {
  // The server meets the same trouble after the build, and tells it.
} finally {
  process.disconnect?.()
}

/** Leaves the database as the first start of a server does. */
async function prepare(env: Env) {
  const server = await openDatabaseServer(env, { servingOn: env.port })
  try {
    await migrate(server.directUrl, 'migrations', server.anew)
    const database = openDatabase(server.directUrl, { statementTimeout: 0 })
    try {
      await loadMasterData(database.db)
      await seedDemo(database, openFiles(env))
      await ensureSearchIndex(database.pool, server.directUrl)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}
