import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { SectionId } from '../item/rules.ts'
import type { Cuts } from '../result/rules.ts'
import type { ScoreCount } from './rules.ts'

/** The cuts of each section among students who graduate in the same year; nothing while there are too few. */
export type Norm = { readonly [Section in SectionId]?: Cuts }

type YearCount = ScoreCount & { section: SectionId; graduationYear: number }

/** How many students have which score, by section and graduation year. The newest sitting of a student counts. */
export async function countScores(db: Db | Tx) {
  const { rows } = await sql<YearCount>`
    select section.section, candidate.graduation_year as "graduationYear", section.achieved, section.achievable,
      count(*)::int as takers
    from (
      select distinct on (candidate_id) id, candidate_id from assessment_attempt
      where scored_kind = 'INTELLECTUAL' and not is_checked order by candidate_id, began_at desc, id desc
    ) newest
    join candidate on candidate.id = newest.candidate_id
    join assessment_section section on section.attempt_id = newest.id
    where section.achievable > 0 and candidate.graduation_year is not null
    group by 1, 2, 3, 4 order by 2, 1`.execute(db)
  return Map.groupBy(rows, ({ section, graduationYear }) => `${section} ${graduationYear}`)
}

/** The newest norms of the graduation years of these students; an empty one for a student without. */
export async function listNormsOf(
  db: Db | Tx,
  candidateIds: readonly OfRow<'candidate'>[],
): Promise<Map<OfRow<'candidate'>, Norm>> {
  const rows = await db
    .selectFrom('candidate')
    .innerJoin('assessmentNorm as norm', 'norm.graduationYear', 'candidate.graduationYear')
    .distinctOn(['candidate.id', 'norm.section'])
    .select(['candidate.id as candidateId', 'norm.section', 'norm.cuts'])
    .where('candidate.id', 'in', candidateIds)
    .orderBy('candidate.id')
    .orderBy('norm.section')
    .orderBy('norm.version', 'desc')
    .execute()
  const norms = new Map<OfRow<'candidate'>, Norm>(candidateIds.map((id) => [id, {}]))
  for (const { candidateId, section, cuts } of rows) {
    const four = fourCuts(cuts)
    if (four) norms.set(candidateId, { ...norms.get(candidateId), [section]: four })
  }
  return norms
}

export const findNormOf = async (db: Db | Tx, candidateId: OfRow<'candidate'>): Promise<Norm> =>
  (await listNormsOf(db, [candidateId])).get(candidateId) ?? {}

function fourCuts([first, second, third, fourth]: readonly number[]): Cuts | null {
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return null
  return [first, second, third, fourth]
}

/** The newest norm of every section and graduation year. */
export const listNewestNorms = (db: Db) =>
  db
    .selectFrom('assessmentNorm')
    .distinctOn(['graduationYear', 'section'])
    .selectAll()
    .orderBy('graduationYear', 'desc')
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute()
export type NormRow = Awaited<ReturnType<typeof listNewestNorms>>[number]
