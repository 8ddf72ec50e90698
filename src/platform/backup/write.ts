import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack } from 'tar-stream'
import { StartRefused } from '../start-refused.ts'
import {
  copyFormat,
  format,
  listMonths,
  listSequences,
  listTables,
  manifestName,
  tableFile,
  type Manifest,
} from './contents.ts'

type Source = { url: string; dataDir: string; migrations: string }
export type Written = { tables: number; rows: number; files: number }

/**
 * Writes a backup into one file while the product runs: the tables at one moment, their files, and the applied
 * migrations. Throws `StartRefused` when the file exists.
 */
export async function writeBackup({ url, dataDir, migrations }: Source, file: string): Promise<Written> {
  if (existsSync(file)) throw new StartRefused(`${file} がすでにあります / ${file} is there already: name another file`)
  const parts = `${file}.parts`
  rmSync(parts, { recursive: true, force: true })
  mkdirSync(join(parts, 'files'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({
    connectionString: url,
    application_name: 'yoake backup',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  const archive = openArchive(join(parts, 'archive'))
  try {
    await client.connect()
    // Hard links keep files that are removed during the backup. The second call, after the snapshot has begun, adds the
    // files stored in between.
    keepFiles(join(dataDir, 'files'), join(parts, 'files'))
    await client.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set statement_timeout = 0`,
    )
    await client.query('begin isolation level repeatable read read only')
    const manifest = await openManifest(client)
    keepFiles(join(dataDir, 'files'), join(parts, 'files'))

    for (const path of listFiles(migrations))
      manifest.files[`migrations/${path}`] = await archive.add(`migrations/${path}`, join(migrations, path))
    for (const table of await listTables(client)) {
      const part = join(parts, 'table')
      const copying = client.query(
        copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout ${copyFormat(table)}`),
      )
      await pipeline(copying, createWriteStream(part, { mode: 0o600 }))
      manifest.files[tableFile(table)] = await archive.add(tableFile(table), part)
      manifest.tables.push({ ...table, rows: copying.rowCount })
    }
    await client.query('commit')
    const files = listFiles(join(parts, 'files'))
    for (const path of files)
      manifest.files[`files/${path}`] = await archive.add(`files/${path}`, join(parts, 'files', path))
    await archive.end(JSON.stringify(manifest, null, 1))
    renameSync(join(parts, 'archive'), file)
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0)
    return { tables: manifest.tables.length, rows, files: files.length }
  } finally {
    archive.drop()
    await client.end().catch(() => undefined)
    rmSync(parts, { recursive: true, force: true })
  }
}

async function openManifest(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ postgres: string; now: Date }>(
    `select current_setting('server_version') as postgres, now()`,
  )
  return {
    format,
    madeAt: (rows[0]?.now ?? new Date()).toISOString(),
    postgres: rows[0]?.postgres ?? '',
    months: await listMonths(client),
    tables: [],
    sequences: await listSequences(client),
    files: {},
  }
}

/** A compressed tar that grows file by file, readable by its owner alone. */
function openArchive(path: string) {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 3 }), createWriteStream(path, { mode: 0o600 }))
  written.catch(() => undefined)
  const place = (name: string, size: number) => {
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date(0) })
    const ended = once(entry, 'close')
    ended.catch(() => undefined)
    return { entry, ended }
  }
  return {
    /** Returns the SHA-256 of the added file. */
    async add(name: string, from: string) {
      const hash = createHash('sha256')
      const opened = await open(from)
      try {
        const { entry, ended } = place(name, (await opened.stat()).size)
        for await (const chunk of createReadStream('', { fd: opened, autoClose: false }) as AsyncIterable<Buffer>) {
          hash.update(chunk)
          if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written])
        }
        entry.end(null)
        await Promise.race([ended, written])
      } finally {
        await opened.close()
      }
      return hash.digest('hex')
    },
    async end(manifest: string) {
      tar.entry({ name: manifestName, mode: 0o600, mtime: new Date(0) }, manifest)
      tar.finalize()
      await written
      const opened = await open(path)
      await opened.sync()
      await opened.close()
    },
    drop: () => void tar.destroy(null),
  }
}

function keepFiles(from: string, to: string) {
  for (const path of listFiles(from)) {
    const held = join(to, path)
    if (existsSync(held) || path.endsWith('.part')) continue
    mkdirSync(dirname(held), { recursive: true })
    try {
      linkSync(join(from, path), held)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : []
