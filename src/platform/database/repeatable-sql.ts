import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { placeOf } from './sql-error.ts'

type RepeatableFile = { name: string; sha256: string; text: string }

/** The files of `repeatable/` in the order of their names: a function may only call functions of earlier files. */
export function readRepeatable(folder: string): RepeatableFile[] {
  const inside = join(folder, 'repeatable')
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(inside, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sha256: createHash('sha256').update(text).digest('hex'), text }
    })
}

/** Names of the files whose text differs from the text last applied, or of which the database lacks a function. */
export async function findChanged(client: pg.Client, files: readonly RepeatableFile[]): Promise<string[]> {
  const {
    rows: [table],
  } = await client.query<{ exists: boolean }>(`select to_regclass('public.repeatable_migration') is not null as exists`)
  const applied = table?.exists
    ? (await client.query<{ name: string; sha256: string }>('select name, sha256 from repeatable_migration')).rows
    : []
  const appliedHashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const { rows } = await client.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const functions = new Set(rows.map(({ name }) => name))
  return files
    .filter(({ name, sha256, text }) => {
      const isWhole = [...text.matchAll(/create or replace function (\w+)/g)].every(([, made = '']) =>
        functions.has(made),
      )
      return appliedHashes.get(name) !== sha256 || !isWhole
    })
    .map(({ name }) => name)
}

/**
 * Runs all files in order inside the caller's transaction. All of them, since a numbered migration may have dropped
 * a function of a file that did not change, to give it another signature.
 */
export async function applyRepeatable(client: pg.Client, files: readonly RepeatableFile[]) {
  await client.query(`create table if not exists repeatable_migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
  for (const { name, sha256, text } of files) {
    try {
      await client.query(text)
    } catch (error) {
      throw new Error(placeOf(`migrations/repeatable/${name}.sql`, text, error), { cause: error })
    }
    await client.query(
      `insert into repeatable_migration as known (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, applied_at = now() where known.sha256 <> excluded.sha256`,
      [name, sha256],
    )
  }
  await client.query('delete from repeatable_migration where name <> all($1)', [files.map(({ name }) => name)])
}
