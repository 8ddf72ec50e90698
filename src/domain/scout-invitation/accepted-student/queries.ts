import { sql, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { lastPromptedAt } from '../wait/queries.ts'
import { isLate } from '../wait/rules.ts'

/** With the conditions of the home's number, so that the page is as long as the number says. */
const accepted = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))

/**
 * A student who accepted and has no word yet: no contact, no outcome, and no date that the student chose. Repeats the
 * condition of the index scout_invitation_to_do.
 */
export const awaitsContact = sql<SqlBool>`(
  scout_invitation.status = 'ACCEPTED' and scout_invitation.contacted_at is null
  and scout_invitation.outcome_told_at is null and scout_invitation.scheduling_status is distinct from 'ACCEPTED')`

export type AcceptedStudentRow = Awaited<ReturnType<typeof listAcceptedStudents>>['rows'][number]
type AcceptedPage = Page & { isContacted: boolean }

/** Students who wait for a word come in the order of their answers; all others the latest first. */
export async function listAcceptedStudents(db: Db, companyId: CompanyId, { isContacted, ...page }: AcceptedPage) {
  const { limit, offset } = boundsOf(page)
  const such = accepted(db, companyId).where((eb) => (isContacted ? eb.not(awaitsContact) : awaitsContact))
  const [rows, { totalCount }] = await Promise.all([
    such
      .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId', 'answeredAt'])
      .select(['contactedAt', 'contactedBy', 'contactDeniedAt', 'contactArrivedAt'])
      .select(lastPromptedAt('CONTACT').as('promptedAt'))
      .orderBy((eb) => eb.fn.coalesce('contactedAt', 'answeredAt'), isContacted ? 'desc' : 'asc')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    such.select((eb) => eb.fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow(),
  ])
  const now = new Date()
  const isOverdue = ({ answeredAt, contactDeniedAt }: (typeof rows)[number]) => {
    const since = contactDeniedAt ?? answeredAt
    return !isContacted && since !== null && isLate({ word: 'CONTACT', since }, now)
  }
  return { rows: rows.map((row) => ({ ...row, isLate: isOverdue(row) })), totalCount }
}
