import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

/** Runs with the address of an empty, migrated database that is thrown away afterwards. */
export async function withScratchDatabase<Result>(run: (url: string) => Promise<Result> | Result): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-scratch-'))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    await migrate(server.url, 'migrations')
    return await run(server.url)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
