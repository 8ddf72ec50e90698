import { isOpenTo } from '../queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'

/** The scouts of the company that have not left. Those to students who hid or left since are as good as never sent. */
const scheduled = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', '=', 'SCHEDULED')
    .where(isOpenTo(companyId))

const withLetter = (db: Db, companyId: CompanyId) =>
  scheduled(db, companyId)
    .innerJoin('templateMessageHistory as letter', (join) =>
      ofSameCompany(join, 'letter.id', 'scoutInvitation.templateMessageHistoryId'),
    )
    .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId', 'scoutInvitation.sentAt'])
    .select(['scoutInvitation.companyUserId', 'scoutInvitation.reason', 'letter.subject', 'letter.text as message'])

export type ScheduledScoutRow = Awaited<ReturnType<typeof requireScheduled>>

/** In the order in which they leave. */
export async function listScheduled(db: Db, companyId: CompanyId, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, { totalCount }] = await Promise.all([
    withLetter(db, companyId)
      .orderBy('scoutInvitation.sentAt')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    scheduled(db, companyId)
      .select((eb) => eb.fn.countAll<number>().as('totalCount'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount }
}

/** Refuses not_found, also for a scout that has left. */
export async function requireScheduled(db: Db, companyId: CompanyId, id: ScoutInvitationId) {
  const scout = await withLetter(db, companyId).where('scoutInvitation.id', '=', id).executeTakeFirst()
  if (!scout) throw new Refusal('not_found')
  return scout
}

/** The fields that the form of a waiting letter replaces. */
export const editedPart = ({
  subject,
  message,
  reason,
}: Pick<ScheduledScoutRow, 'subject' | 'message' | 'reason'>) => ({
  subject,
  message,
  reason,
})
