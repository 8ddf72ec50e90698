import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startFolding } from '#domain/candidate-search/search-index/commands.ts'
import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { foldAll, settleAll } from './database.ts'
import { edit, pickStudents, restore, type Student } from './edited-students.ts'
import { clients, search } from './index-speed.ts'
import type { World } from './known-company.ts'
import type { Measure } from './measures.ts'
import type { Question } from './questions.ts'
import { fine, spreadOf } from './timing.ts'

const perSecond = 50
const seconds = 10

/** Students sign in, move and rewrite themselves while companies search: when is it found, when is it folded in? */
export async function timeEdits(url: string, world: World, questions: readonly Question[]): Promise<Measure[]> {
  const { db, close } = openDatabase(url, { statementTimeout: 0 })
  const folding = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const students = await pickStudents(db, world, perSecond * seconds)
  const fold = startFolding(folding.db)
  const watch = watchFolding(db)
  let isOver = false
  const found: number[] = []
  try {
    const searching = search(url, world, questions, () => isOver)
    const begun = performance.now()
    await Promise.all(
      students.map(async (student, at) => {
        await sleep((at / perSecond) * 1000)
        const condition = await edit(db, student, kindOf(at))
        const committed = performance.now()
        watch.add(await lastFlip(db), committed)
        await untilFound(db, world, student, condition)
        found.push(performance.now() - committed)
      }),
    )
    const took = (performance.now() - begun) / 1000
    const folded = await watch.end()
    isOver = true
    const searched = await searching
    const [foundSpread, foldedSpread] = [spreadOf(found), spreadOf(folded)]
    return [
      { what: 'edits while searching', value: fine(students.length / took), unit: 'edits/s', atLeast: perSecond * 0.9 },
      { what: 'an edit is found, p50', value: foundSpread.p50Ms, unit: 'ms' },
      { what: 'an edit is found, max', value: foundSpread.maxMs, unit: 'ms', atMost: 1000 },
      { what: 'an edit is folded in, p50', value: foldedSpread.p50Ms, unit: 'ms' },
      { what: 'an edit is folded in, max', value: foldedSpread.maxMs, unit: 'ms', atMost: 2000 },
      { what: `${clients} clients beside edits`, value: searched.perSecond, unit: 'queries/s' },
      { what: `${clients} clients beside edits, p95`, value: searched.spread.p95Ms, unit: 'ms' },
    ]
  } finally {
    isOver = true
    await fold.stop()
    await folding.close()
    await restore(db, students)
    await foldAll(db)
    await settleAll(db)
    await close()
  }
}

// Of ten edits seven sign in, two move, one rewrites.
const kindOf = (at: number) => (at % 10 < 7 ? 'login' : at % 10 < 9 ? 'area' : 'text')

async function untilFound(db: Db, { companyId }: World, { id }: Student, condition: SearchCandidateCondition) {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const { totalCount } = await searchCandidateIds(
      db,
      companyId,
      { ...condition, candidateIds: [id] },
      { first: 1, offset: 0 },
    )
    if (totalCount === 1) return
    await sleep(5)
  }
  throw new Error(`the edit of ${id} was never found`)
}

async function lastFlip(db: Db) {
  const { rows } = await sql<{ seq: number }>`
    select pg_sequence_last_value(pg_get_serial_sequence('search_flip', 'seq')) as seq`.execute(db)
  return Number(rows[0]?.seq)
}

/** Looks every few milliseconds which edits still wait. */
function watchFolding(db: Db) {
  const waiting = new Map<number, number>()
  const folded: number[] = []
  const ending = new AbortController()
  const watching = (async () => {
    while (!ending.signal.aborted || waiting.size > 0) {
      const { rows } = await sql<{ seq: number | null }>`select min(seq) as seq from search_flip`.execute(db)
      const first = rows[0]?.seq ?? Infinity
      for (const [seq, since] of waiting)
        if (seq < first) {
          folded.push(performance.now() - since)
          waiting.delete(seq)
        }
      await sleep(10)
    }
    return folded
  })()
  return {
    add: (seq: number, since: number) => waiting.set(seq, since),
    end: () => {
      ending.abort()
      return watching
    },
  }
}
