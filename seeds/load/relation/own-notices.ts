import type { Kind } from '#domain/notification/kind.ts'
import { seatOffered } from '#domain/notification/news/date/seat-offered.ts'
import { hireRecorded } from '#domain/notification/news/offer-report/hire-recorded.ts'
import type { Db } from '#platform/database/db.ts'
import type { SeedInvitation } from '../seed-invitation.ts'

type Awaiting = { hired: SeedInvitation | undefined; offered: SeedInvitation | undefined }

/** The list of the student's notifications tells of what waits for the student's word. */
export async function loadOwnNotices(db: Db, { hired, offered }: Awaiting, now: Date) {
  if (hired) await loadHireNotice(db, hired, now)
  if (offered) await loadSeatNotice(db, offered, now)
}

async function loadHireNotice(db: Db, invitation: SeedInvitation, now: Date) {
  const { id: offerReportId, companyId } = await db
    .selectFrom('offerReport')
    .select(['id', 'companyId'])
    .where('companyId', '=', invitation.company.id)
    .where('scoutInvitationId', '=', invitation.id)
    .executeTakeFirstOrThrow()
  await loadNotice(db, invitation, hireRecorded, { companyId, offerReportId }, now)
}

async function loadSeatNotice(db: Db, invitation: SeedInvitation, now: Date) {
  const place = await db
    .selectFrom('waitingPlace')
    .select(['id as waitingPlaceId', 'companyId', 'scoutInvitationId', 'schedulingDateId'])
    .where('companyId', '=', invitation.company.id)
    .where('scoutInvitationId', '=', invitation.id)
    .executeTakeFirstOrThrow()
  await loadNotice(db, invitation, seatOffered, place, now)
}

async function loadNotice<About extends object>(
  db: Db,
  { student }: SeedInvitation,
  kind: Kind<About>,
  about: About,
  now: Date,
) {
  const { path, list } = (await kind.read(db, about))?.text ?? {}
  if (path === undefined || !list) return
  const effectKey = kind.effectKey(about, now)
  await db
    .insertInto('candidateNotification')
    .values({ candidateId: student.id, kind: kind.code, ...list, path, effectKey, insertedAt: now })
    .execute()
}
