import { openDatabase } from '#platform/database/db.ts'
import { installDuckdb } from './duckdb-open.ts'
import { askDuck } from './duckdb-question.ts'
import { loadDuck } from './duckdb-tables.ts'
import { ask } from './index-speed.ts'
import type { World } from './known-company.ts'
import { askOrm } from './orm-question.ts'
import { ensureOrmTables } from './orm-tables.ts'
import { pageOf, type Question } from './questions.ts'
import { fine, spreadOf, timed } from './timing.ts'

/** `oursMs` is what the index took for the same question in the same moment. */
export type Asked = { question: string; ms: number; oursMs: number; count: number; isCapped: boolean }

const capSeconds = 60
const longMs = 10_000

/** The SQL an ORM would write, on normalised tables in the same server. */
export async function askAllOfOrm(url: string, world: World, questions: readonly Question[]) {
  const whole = openDatabase(url, { statementTimeout: 0 })
  await ensureOrmTables(whole.db)
  await whole.close()
  const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: capSeconds * 1000 })
  const comparisons = await askBoth(url, world, questions, (question) =>
    askOrm(db, world.companyId, question.condition, pageOf(question)),
  )
  await close()
  return comparisons
}

/** DuckDB in this process, or why it is not here. */
export async function askAllOfDuck(url: string, dataDir: string, world: World, questions: readonly Question[]) {
  const absent = installDuckdb()
  if (absent) return absent
  const duck = await loadDuck(url, dataDir, world.companyId)
  try {
    return {
      asked: await askBoth(url, world, questions, (question) => askDuck(duck, question.condition, pageOf(question))),
    }
  } finally {
    duck.close()
  }
}

/** Runs our search directly before the other one, so that other load on the machine affects both. */
async function askBoth(
  url: string,
  world: World,
  questions: readonly Question[],
  theirs: (question: Question) => Promise<number>,
) {
  const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const comparisons: Asked[] = []
  for (const question of questions) {
    const times: number[] = []
    await ask(db, world, question)
    for (let n = 0; n < 5; n += 1) times.push((await timed(() => ask(db, world, question))).ms)
    comparisons.push({
      question: question.name,
      oursMs: spreadOf(times).p50Ms,
      ...(await secondTime(() => theirs(question))),
    })
  }
  await close()
  return comparisons
}

/**
 * Once to warm up, once by the clock. What takes long at first reads everything and is not asked again; what runs into
 * the cap counts with the cap.
 */
async function secondTime(run: () => Promise<number>) {
  try {
    const first = await timed(run)
    const { result: count, ms } = first.ms > longMs ? first : await timed(run)
    return { ms: fine(ms), count, isCapped: false }
  } catch (error) {
    if ((error as { code?: string }).code !== '57014') throw error
    return { ms: capSeconds * 1000, count: Number.NaN, isCapped: true }
  }
}
