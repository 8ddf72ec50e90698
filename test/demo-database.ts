import { cpSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { makeOwnWhitepapers } from '#domain/whitepaper/own/commands.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openFiles } from '#platform/files/files.ts'
import { demoSeed } from '#seeds/demo.ts'
import { seedDatabase } from '#seeds/load/seed-database.ts'
import { copyDatabase, type TestDatabase } from './database.ts'

/** Students of a demo. The larger one costs ten processor seconds once it is asked for: `npm test` asks for it in turns. */
export type DemoSize = 50 | 400

/** The demo with so many students: seeded once a run, when the first file asks for it, and copied for each. */
export async function demoDatabase(candidates: DemoSize): Promise<TestDatabase> {
  const template = `demo_${candidates}`
  await seedOnce(template, candidates)
  return copyDatabase(template)
}

/** Puts the files that the rows of a demo name into a server's data folder. */
export const copyDemoFiles = (dataDir: string) => cpSync(inject('demoFiles'), dataDir, { recursive: true })

/** Files of other workers that want the same demo wait here until it is whole. */
async function seedOnce(template: string, candidates: number) {
  const server = inject('databaseServer')
  const client = new pg.Client({ connectionString: server.replace(/[^/]+$/, 'postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const making = `${template}_in_the_making`
    await client.query(`create database ${making} template yoake strategy file_copy`)
    const { db, pool, close } = openDatabase(server.replace(/[^/]+$/, making))
    await seedDatabase(pool, { seed: demoSeed, candidates, now: new Date() })
    // Every server would draw them at its start: two seconds for each file of journeys.
    const files = openFiles({ dataDir: inject('demoFiles'), filesUrl: undefined })
    await makeOwnWhitepapers(db, files, (act) => db.transaction().execute(act))
    await close()
    await client.query(`alter database ${making} rename to ${template}`)
  } finally {
    await client.end()
  }
}
