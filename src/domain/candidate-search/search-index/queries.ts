import { sql } from 'kysely'
import type { CandidateId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { dayMs, tokyoToday } from '#ground/tokyo-time.ts'
import { usualOrder } from '../rules/condition.ts'
import { askIndex, orBusy } from './ask.ts'
import { partsOf, type AskedCondition } from './conditions.ts'
import { questionOf, questionTextOf } from './question.ts'

export type FoundCandidates = { totalCount: number; ids: CandidateId[] }
export type Page = { first: number; offset: number }

/** Days since 1970 in Tokyo, as the keys of activity count them. */
export const today = () => Date.parse(tokyoToday(new Date())) / dayMs

/** The exact number of matching students and the ids of one page, in one statement. */
export async function searchCandidateIds(
  db: Db,
  companyId: CompanyId,
  condition: AskedCondition,
  { first, offset }: Page,
): Promise<FoundCandidates> {
  const question = questionTextOf(partsOf(condition, today()))
  const orderedBy = condition.orderBy ?? usualOrder
  const [found] = await orBusy(() => page(db, { companyId, question, orderedBy, first, offset }))
  return found ?? { totalCount: 0, ids: [] }
}

type PageParameters = { companyId: CompanyId; question: string; orderedBy: string; first: number; offset: number }
const page = compiledOnce((db, { companyId, question, orderedBy, first, offset }: PageParameters) => ({
  compile: () =>
    sql<FoundCandidates>`
      select total as "totalCount", ids from search_page(${companyId},
        jsonb_populate_record(null::search_question, ${question}::jsonb), ${orderedBy}, ${first}, ${offset})`.compile(
      db,
    ),
}))

/** A condition; with `insertedSince` only students who registered after that moment. */
export type Counted = AskedCondition & { insertedSince?: Date }

/** How many students match each of the conditions, in one statement. */
export async function countCandidates(db: Db, companyId: CompanyId, conditions: readonly Counted[]): Promise<number[]> {
  if (conditions.length === 0) return []
  const counts = conditions.map(({ insertedSince: since, ...condition }) => {
    const parts = partsOf(condition, today())
    const arrived = since && [
      { companyRows: (group: number) => ({ inserted_since: since.toISOString(), inserted_group: group }) },
    ]
    return sql`search_count(${companyId}, ${questionOf([...parts, ...(arrived ?? [])])})`
  })
  const [row] = await askIndex(db, sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`)
  return row?.counts ?? []
}
