import type { Insertable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { TestApp } from '../client.ts'

/** A word that stands in every text of a filled student. */
export const mark = '消えるべき言葉'

export type World = {
  app: TestApp
  candidateId: OfRow<'candidate'>
  companyId: OfRow<'company'>
  companyUserId: string
  schedulingId: string
  invitation: Invitation
}
type Invitation = { companyId: OfRow<'company'>; id: string; candidateId: OfRow<'candidate'> }
export type Fill = (world: World) => Promise<unknown>

export const insert =
  <Table extends keyof DB>(table: Table, make: (world: World) => Insertable<DB[Table]>): Fill =>
  (world) =>
    world.app.db.insertInto(table).values(make(world)).execute()

export const ofScout = ({ companyId, candidateId, invitation }: World) => ({
  companyId,
  candidateId,
  scoutInvitationId: invitation.id,
})
