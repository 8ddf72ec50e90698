import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { emptyDatabase } from './database.ts'

/**
 * A database as the numbered migrations up to this one leave it, for what a later one makes of its rows. Functions of
 * today know later tables, so it has none of them. `toToday` runs the rest.
 */
export async function earlierDatabase(number: number) {
  const { url, drop } = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'yoake-earlier-'))
  for (const file of readdirSync('migrations'))
    if (/^\d{4}_/.test(file) && Number(file.slice(0, 4)) <= number) cpSync(join('migrations', file), join(folder, file))
  await migrate(url, folder)
  rmSync(folder, { recursive: true })
  const client = new pg.Client({ connectionString: url })
  // The database is dropped before the server has closed its connections.
  client.on('error', () => undefined)
  await client.connect()
  return {
    client,
    toToday: () => migrate(url, 'migrations'),
    async close() {
      await client.end()
      await drop()
    },
  }
}
