import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { openDatabase } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadMasterData } from '../src/server/master-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    /** The data folder of every demo of this run; its files are copied and never changed. */
    demoFiles: string
  }
}

/** One PostgreSQL for the run; its database `yoake` is the migrated template and is never written to. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const root = project.vitest.getRootProject()
  // Projects of one run share the server of the first.
  if (root.getProvidedContext().databaseServer) return
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-test-'))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  await migrate(server.url, 'migrations')
  const template = openDatabase(server.url)
  await loadMasterData(template.db)
  await template.close()
  root.provide('databaseServer', server.url)
  const demoFiles = mkdtempSync(join(tmpdir(), 'yoake-demo-files-'))
  root.provide('demoFiles', demoFiles)
  return async () => {
    await server.stop()
    for (const folder of [dataDir, demoFiles]) rmSync(folder, { recursive: true, force: true })
  }
}
