import { foldSearchFlips } from '#domain/candidate-search/search-index/commands.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { foldAll, settleAll } from './database.ts'
import { edit, pickStudents, restore, type Kind } from './edited-students.ts'
import type { World } from './known-company.ts'
import type { Measure } from './measures.ts'
import { fine, mean, spreadOf, timed } from './timing.ts'

const each = 30
const names: Record<Kind, string> = { login: 'a login', area: 'an area', text: 'a rewritten text' }
const limits: Record<Kind, number> = { login: 3, area: 3, text: 30 }

/** The time of folding one edit alone, and one of ten that waited together, as at 50 edits a second. */
export async function timeFolds(url: string, world: World): Promise<Measure[]> {
  const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const kinds = Object.keys(names) as Kind[]
  const students = await pickStudents(db, world, kinds.length * each * 2)
  const measures: Measure[] = []
  try {
    await foldAll(db)
    await settleAll(db)
    for (const [place, kind] of kinds.entries()) {
      const own = students.slice(place * each * 2, (place + 1) * each * 2)
      const alone: number[] = []
      const flips: number[] = []
      for (const student of own.slice(0, each)) {
        await edit(db, student, kind)
        flips.push(await countFlips(db))
        alone.push((await timed(() => foldSearchFlips(db))).ms)
      }
      const together: number[] = []
      for (let from = each; from < own.length; from += 10) {
        for (const student of own.slice(from, from + 10)) await edit(db, student, kind)
        together.push((await timed(() => foldAll(db))).ms / 10)
      }
      const { p50Ms, p95Ms } = spreadOf(alone)
      measures.push(
        { what: `search_apply, ${names[kind]}`, value: p50Ms, unit: 'ms', atMost: limits[kind] },
        { what: `search_apply, ${names[kind]}, p95`, value: p95Ms, unit: 'ms' },
        { what: `search_apply, ${names[kind]} of ten`, value: fine(spreadOf(together).p50Ms), unit: 'ms' },
        { what: `keys that ${names[kind]} flips`, value: fine(mean(flips)), unit: '' },
      )
      if (kind !== 'text') continue
      const settled = await timed(() => settleAll(db))
      measures.push({
        what: 'search_settle, later, a rewritten text',
        value: fine(settled.ms / own.length),
        unit: 'ms',
      })
    }
  } finally {
    await restore(db, students)
    await foldAll(db)
    await settleAll(db)
    await close()
  }
  return measures
}

async function countFlips(db: Db) {
  const { count } = await db
    .selectFrom('searchFlip')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
