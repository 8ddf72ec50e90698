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

/** The students told to stand at a date that is over. */
export const listEndedDates = (tx: Tx) =>
  tx
    .selectFrom('scoutStage')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'scoutStage.scoutInvitationId'))
    .select(['scoutStage.companyId', 'scoutStage.scoutInvitationId'])
    .where('scoutStage.stage', '=', sql.lit('DATE'))
    .where(sql<SqlBool>`${metUntilIn(presentStep)} <= now()`)
    .execute()
