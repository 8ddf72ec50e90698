import { sql } from 'kysely'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import type { Db } from '#platform/database/db.ts'
import type { World } from './known-company.ts'

/** Students as they were before the edits. */
export type Student = { id: string; ordinal: number; lastActiveAt: Date; areas: string[]; selfIntroduction: string }
export type Kind = 'login' | 'area' | 'text'

// A prefecture that hardly any seeded student prefers.
const farAway = '32'

/**
 * Students visible to the company: inactive for some days, without the far prefecture, with a self introduction, and
 * not the first of all, as a rewritten text is that of a student before.
 */
export async function pickStudents(db: Db, { companyId }: World, count: number): Promise<Student[]> {
  const { rows } = await sql<Student>`
    select candidate.id, candidate.ordinal, activity.last_active_at as "lastActiveAt",
      candidate.area_preference_ids as areas, candidate.self_introduction as "selfIntroduction"
    from candidate join candidate_activity as activity on activity.candidate_id = candidate.id
    where candidate.status = 'ACTIVE' and candidate.ordinal > 100 and activity.last_active_at < now() - interval '5 days'
      and candidate.self_introduction <> '' and char_length(candidate.self_introduction) < 780
      and cardinality(candidate.area_preference_ids) < 10 and ${farAway} <> all(candidate.area_preference_ids)
      and not exists (select from blocked_company as blocked
        where blocked.company_id = ${companyId} and blocked.candidate_id = candidate.id)
    order by hashint4(candidate.ordinal + 7) limit ${count}`.execute(db)
  if (rows.length < count) throw new Error(`only ${rows.length} students can be edited, expected ${count}`)
  return rows
}

/** Changes one thing, under the triggers of the product, and says by which condition it is found from now on. */
export async function edit(db: Db, student: Student, kind: Kind): Promise<SearchCandidateCondition> {
  if (kind === 'login') {
    await sql`update candidate_activity set last_active_at = now() where candidate_id = ${student.id}`.execute(db)
    return { lastActiveAt: 'WITHIN_1' }
  }
  if (kind === 'area') {
    await sql`update candidate set area_preference_ids = area_preference_ids || ${farAway}::text
      where id = ${student.id}`.execute(db)
    return { prefectureIds: [farAway] }
  }
  const word = `夜明${String(student.ordinal).padStart(8, '0')}`
  // Another student's words: nearly every two and three characters change.
  await sql`update candidate set self_introduction = ${word} || (
      select self_introduction from candidate as other where other.ordinal < ${student.ordinal}
        and other.self_introduction <> '' and char_length(other.self_introduction) < 780
      order by other.ordinal desc limit 1)
    where id = ${student.id}`.execute(db)
  return { textKeywords: [word] }
}

/** Restores the students, so that the next run starts from the same data. */
export async function restore(db: Db, students: readonly Student[]) {
  await db.transaction().execute(async (tx) => {
    for (const { id, lastActiveAt, areas, selfIntroduction } of students) {
      await sql`update candidate_activity set last_active_at = ${lastActiveAt}
        where candidate_id = ${id} and last_active_at <> ${lastActiveAt}`.execute(tx)
      await sql`update candidate set area_preference_ids = ${areas}::text[], self_introduction = ${selfIntroduction}
        where id = ${id} and (area_preference_ids, self_introduction) is distinct from (${areas}::text[], ${selfIntroduction})`.execute(
        tx,
      )
    }
  })
}
