import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { foldSearchFlips, settleSearchBits } from '#domain/candidate-search/search-index/commands.ts'
import { ensureSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { openDatabaseServer, type DatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { copySets, setsFor, studentsOfSet } from './copied-index.ts'
import { ensureKnownCompany } from './known-company.ts'
import { fetchedWords } from './natural-text/fetched-words.ts'
import { multiply } from './natural-text/multiply.ts'

/** Tables the searches of this run read; fresh statistics and visibility, as autovacuum would have left them by the morning. */
const read = [
  'candidate',
  'candidate_activity',
  'assessment_profile',
  'search_bits',
  'search_posting_block',
  'search_flip',
  'search_delta',
  'company_candidate',
  'company_candidate_label',
  'scout_invitation',
  'favorite_company',
  'blocked_company',
  'job',
]

/**
 * Kinds of text that students write: natural text with some sentences of the seeds, or these alone (decisions/0131).
 * `copies`: none, for students who are copied with their rows of the index: numbers that no developer's machine builds.
 */
export const textKinds = ['natural', 'seeds', 'copies'] as const
export type TextKind = (typeof textKinds)[number]

/** Where the database of so many students with such text is kept. */
export const folderOf = (dataDir: string, candidates: number, text: TextKind) =>
  resolve(join(dataDir, text === 'seeds' ? String(candidates) : `${candidates}-${text}`))

/** A database of so many students, seeded the first time, with a company that knows many of them. */
export async function openSeeded(dataDir: string, candidates: number, text: TextKind) {
  const server = await openStudents(dataDir, candidates, text)
  try {
    const { db, pool, close } = openDatabase(server.url, { statementTimeout: 0 })
    await ensureSearchIndex(pool, server.url)
    const world = await ensureKnownCompany(db, candidates)
    await settled(db, pool)
    await close()
    return { ...server, world }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** More are made of these by the database itself: the seeds take a millisecond for a student. */
const mostSeeded = 100_000

/** The students without an index and without a company that knows them. */
export async function openStudents(dataDir: string, candidates: number, text: TextKind): Promise<DatabaseServer> {
  if (text === 'copies') return openCopies(dataDir, candidates)
  let server = await open(dataDir)
  if ((await countStudents(server.url)) === 0) {
    await server.stop()
    // Before minutes of seeding: without the words there is no such database.
    const words = text === 'natural' ? fetchedWords() : undefined
    const seeded = Math.min(candidates, mostSeeded)
    await run(['seeds/command.ts', '--candidates', String(seeded)], { DATA_DIR: dataDir })
    server = await open(dataDir)
    if (words || candidates > seeded) await multiply(server.url, words, candidates)
  }
  const found = await countStudents(server.url)
  // The student of the demo comes on top.
  if (Math.abs(found - candidates) <= 1) return server
  await server.stop()
  throw new Error(`${dataDir} holds ${found} students, expected ${candidates}: name another --data-dir`)
}

/** At least so many, with their index: whole sets are copied. */
async function openCopies(dataDir: string, candidates: number): Promise<DatabaseServer> {
  let server = await open(dataDir)
  if ((await countStudents(server.url)) >= candidates) return server
  await server.stop()
  await run(['seeds/command.ts', '--candidates', String(studentsOfSet)], { DATA_DIR: dataDir })
  server = await open(dataDir)
  await copySets(server.url, setsFor(candidates))
  return server
}

/** Nothing waits to be folded, and statistics are as of now. */
export async function settled(db: Db, pool: pg.Pool) {
  await foldAll(db)
  // Over several servers what a round has written is taken out by a later one.
  while ((await db.selectFrom('searchDelta').select('key').limit(1).execute()).length > 0) await settleAll(db)
  for (const table of read) await pool.query(`vacuum analyze ${table}`)
}

/** Nothing waits to be folded afterwards. */
export async function foldAll(db: Db) {
  while (await foldSearchFlips(db));
}

/** Settles every search bit, so that no later change is still pending while the bench measures. */
export async function settleAll(db: Db) {
  for (let reached = await settleSearchBits(db, '', 20_000); reached !== '';)
    reached = await settleSearchBits(db, reached, 20_000)
}

/** Runs one of our own programs to its end and returns what it said. */
export async function run(args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
    process.stdout.write(text)
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
  return said
}

async function open(dataDir: string): Promise<DatabaseServer> {
  const server = await openDatabaseServer({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir })
  await migrate(server.url, 'migrations')
  return server
}

async function countStudents(url: string) {
  const { db, close } = openDatabase(url, { statementTimeout: 0 })
  const { count } = await db
    .selectFrom('candidate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await close()
  return count
}
