import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { unfinishedRestore } from '../database/database-server.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { StartRefused } from '../start-refused.ts'
import { copyFormat, format, manifestName, tableFile, type Manifest, type Table } from './contents.ts'
import { readTar, type TarFile } from './tar.ts'

/** Reads the whole file and changes nothing. Throws `StartRefused` for a damaged file, another format or no backup. */
export async function checkBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new StartRefused(`${file} がありません / there is no ${file}`)
  const hashes: Record<string, string> = {}
  let manifest: Manifest | undefined
  try {
    for await (const entry of entriesOf(file)) {
      const { name } = entry.header
      const hash = createHash('sha256')
      const parts: Buffer[] = []
      for await (const part of entry as AsyncIterable<Buffer>) {
        hash.update(part)
        if (name === manifestName) parts.push(part)
      }
      if (name === manifestName) manifest = JSON.parse(Buffer.concat(parts).toString()) as Manifest
      else hashes[name] = hash.digest('hex')
    }
  } catch (error) {
    throw new StartRefused(
      `${file} は壊れているか、バックアップではありません / ${file} is damaged or no backup (${error instanceof Error ? error.message : 'unreadable'}); nothing was changed`,
    )
  }
  if (manifest?.format !== format)
    throw new StartRefused(
      `${file}: read the format "${manifest?.format ?? 'none'}", expected "${format}"; nothing was changed`,
    )
  const names = new Set([...Object.keys(hashes), ...Object.keys(manifest.files)])
  const wrong = [...names].find((name) => hashes[name] !== manifest.files[name] || !isSafe(name))
  if (wrong)
    throw new StartRefused(
      `${file} は壊れています / ${file} is damaged: ${wrong} is not what was saved; nothing was changed`,
    )
  return manifest
}

/** Creates the embedded database and the files from a backup. The folder must be empty or missing. */
export async function restoreBackup(file: string, dataDir: string, { durable = true } = {}): Promise<Manifest> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartRefused(
      `${dataDir} は空ではありません / ${dataDir} is not empty: name an empty or new folder as DATA_DIR; nothing was changed`,
    )
  const manifest = await checkBackup(file)
  const migrations = mkdtempSync(join(tmpdir(), 'yoake-restore-'))
  mkdirSync(dataDir, { recursive: true })
  // A killed restore leaves this file behind, so that no server starts on half of the rows.
  const unfinished = unfinishedRestore(dataDir)
  writeFileSync(unfinished, 'restore again into an empty folder\n')
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable })
    try {
      for await (const entry of entriesOf(file)) {
        const { name } = entry.header
        await (name.startsWith('migrations/')
          ? save(join(migrations, name.slice('migrations/'.length)), entry)
          : name.startsWith('files/')
            ? save(join(dataDir, name), entry)
            : skip(entry))
      }
      await migrate(server.url, migrations)
      await fill(server.url, file, manifest)
    } finally {
      await server.stop()
    }
    rmSync(unfinished)
  } finally {
    rmSync(migrations, { recursive: true, force: true })
  }
  return manifest
}

async function fill(url: string, file: string, manifest: Manifest) {
  const client = new pg.Client({ connectionString: url, application_name: 'yoake restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'`)
    await client.query('begin')
    // Restored rows fire no triggers, as their effects are in the backup already.
    await client.query(`set local session_replication_role = replica`)
    for (const month of manifest.months) await client.query(`select place_month(to_date($1, 'YYYYMM'))`, [month])
    await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`)
    const tables = new Map(manifest.tables.map((table) => [tableFile(table), table]))
    for await (const entry of entriesOf(file)) {
      const table = tables.get(entry.header.name)
      await (table ? copyIn(client, table, entry) : skip(entry))
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function copyIn(client: pg.Client, table: Table, body: TarFile) {
  const { name, columns, rows } = table
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin ${copyFormat(table)}`))
  await pipeline(body, into)
  if (into.rowCount !== rows) throw new Error(`${name}: ${into.rowCount} rows were written, ${rows} expected`)
}

const entriesOf = (file: string) => readTar(createReadStream(file).pipe(createGunzip()))

async function save(path: string, body: TarFile) {
  mkdirSync(dirname(path), { recursive: true })
  await pipeline(body, createWriteStream(path))
}

async function skip(body: TarFile) {
  for await (const part of body) void part
}

/** A hostile backup could name a path outside the folder. */
const isSafe = (name: string) =>
  /^(?:migrations|tables|files)\/[\w."-]+(?:\/[\w.-]+)*$/.test(name) && !name.includes('..')
