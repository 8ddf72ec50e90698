import { sql, type SqlBool } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { metUntilIn, presentStep } from '../../step/queries.ts'

/** The students whom the company has placed on steps of a job. */
export const listPlaced = (tx: Tx, companyId: OfRow<'company'>, jobId: string) =>
  tx
    .selectFrom('scoutPlacement')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'scoutPlacement.scoutInvitationId'),
    )
    .select(['scoutPlacement.companyId', 'scoutPlacement.scoutInvitationId'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.jobId', '=', jobId)
    .where('scoutPlacement.step', 'is not', null)
    .execute()

export type Relation = { companyId: OfRow<'company'>; scoutInvitationId: string }

/** Where a look at the dates that are over begins: at those that ended after a moment or, for null, at all. */
export type Look = { since: Date | null; after: Relation | null; size: number }

/** The students told to stand at a date that is over, in the order of their relations, of which a look takes a page. */
export const listEndedDates = (tx: Tx, { since, after, size }: Look): Promise<Relation[]> =>
  tx
    .selectFrom('scoutStage')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'scoutStage.scoutInvitationId'))
    .select(['scoutStage.companyId', 'scoutStage.scoutInvitationId'])
    .where('scoutStage.stage', '=', sql.lit('DATE'))
    .where(sql<SqlBool>`${metUntilIn(presentStep)} <= now()`)
    .$if(since !== null, (query) =>
      query.where(sql<SqlBool>`(scout_stage.company_id, scout_stage.scout_invitation_id) in (
        select booking.company_id, booking.scout_invitation_id from booking
        where booking.status in ('BOOKED', 'ATTENDED')
          and upper(booking.during) > ${since}::timestamptz and upper(booking.during) <= now())`),
    )
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(scout_stage.company_id, scout_stage.scout_invitation_id)
        > (${after?.companyId}::uuid, ${after?.scoutInvitationId}::uuid)`),
    )
    .orderBy('scoutStage.companyId')
    .orderBy('scoutStage.scoutInvitationId')
    .limit(size)
    .execute()
