import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

export type Duck = { run: (sql: string) => Promise<unknown[][]>; close: () => void }

type Connection = { runAndReadAll: (sql: string) => Promise<{ getRowsJS: () => unknown[][] }>; closeSync: () => void }
type Package = {
  DuckDBInstance: {
    create: (
      path: string,
      options: Record<string, string>,
    ) => Promise<{ connect: () => Promise<Connection>; closeSync: () => void }>
  }
}

const version = '1.5.6-r.1'
const folder = resolve('.cache/duckdb')

/** 70 MB that only this comparison needs: fetched on demand, outside of what the product installs. Or why it is not there. */
export function installDuckdb(): { missing: string } | null {
  if (existsSync(`${folder}/node_modules/@duckdb/node-api`)) return null
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', folder, `@duckdb/node-api@${version}`],
    { encoding: 'utf8', timeout: 180_000 },
  )
  if (status === 0) return null
  const said = stderr?.split('\n').find((line) => line.includes('error'))
  return { missing: error?.message ?? said ?? `npm ended with ${status}` }
}

/** A database file in this process, with both cores. */
export async function openDuck(file: string): Promise<Duck> {
  const { DuckDBInstance } = createRequire(`${folder}/`)('@duckdb/node-api') as Package
  const instance = await DuckDBInstance.create(file, { threads: '2' })
  const connection = await instance.connect()
  return {
    run: async (sql) => (await connection.runAndReadAll(sql)).getRowsJS(),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
