import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadMasterData } from '../../src/server/master-data.ts'
import { aPostgres, type Postgres } from './postgres.ts'
import { aServer, type Server } from './server.ts'

export type World = {
  postgres: Postgres
  servers: [Server, Server]
  database: Database
  close: () => Promise<void>
}

/** Two servers that run jobs, on a PostgreSQL that may be killed. */
export async function aWorld(given?: string): Promise<World> {
  const home = given ?? mkdtempSync(join(tmpdir(), 'yoake-faults-'))
  // The database user has to enter the folder.
  chmodSync(home, 0o755)
  const postgres = await aPostgres(join(home, 'database'))
  await migrate(postgres.url, 'migrations')
  const database = openDatabase(postgres.url, { poolSize: 5, applicationName: 'faults' })
  await loadMasterData(database.db)
  const servers = await Promise.all([
    aServer(postgres.url, join(home, 'one')),
    aServer(postgres.url, join(home, 'two')),
  ])
  return {
    postgres,
    servers,
    database,
    async close() {
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await postgres.stop()
      // A given folder is a disk of its own, which is no folder to remove.
      if (!given) rmSync(home, { recursive: true, force: true })
    },
  }
}
