import type { OfferReportStatus } from '#domain/scout-invitation/offer-report/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { inHours } from './scheduling.ts'

type Accepted = { companyId: OfRow<'company'>; id: string; candidateId: OfRow<'candidate'> }

/** A report of an accepted offer, ten days before it counts as confirmed. */
export const anOfferReport = (
  db: Db,
  { companyId, id: scoutInvitationId, candidateId }: Accepted,
  status: OfferReportStatus = 'SUBMITTED',
  answerBy = inHours(240),
) =>
  db
    .insertInto('offerReport')
    .values({
      companyId,
      scoutInvitationId,
      candidateId,
      acceptedOn: inHours(-24).toISOString().slice(0, 10),
      status,
      answerBy,
      answeredAt: status === 'SUBMITTED' ? null : new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
