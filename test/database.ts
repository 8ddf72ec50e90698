import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#platform/database/db.ts'

export type TestDatabase = Database & { url: string }

/** A migrated database of one's own, copied from the template of this run; `close` drops it. */
export const testDatabase = () => copyDatabase('yoake')

export async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = inject('databaseServer')
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`)
  const url = server.replace(/[^/]+$/, name)
  const database = openDatabase(url, { poolSize: 10, applicationName: name })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

/** An empty database, for tests of the migrations themselves; `as` words its encoding and locale. */
export async function emptyDatabase(as = ''): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const server = inject('databaseServer')
  await asAdmin(server, `create database ${name} template template0 ${as}`)
  return {
    url: server.replace(/[^/]+$/, name),
    drop: () => asAdmin(server, `drop database ${name} with (force)`),
  }
}

let admin: pg.Pool | undefined

/** Every world of a worker is made and dropped over one connection. */
async function asAdmin(server: string, statement: string) {
  if (!admin) {
    const connectionString = server.replace(/[^/]+$/, 'postgres')
    admin = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 60_000, allowExitOnIdle: true })
    // The server of the run ends before its workers do.
    admin.on('error', () => undefined)
  }
  await admin.query(statement)
}
