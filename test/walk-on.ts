import { sql } from 'kysely'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { openStep } from '#domain/scout-invitation/step/commands.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Answered } from './client.ts'

let passed = 0

/** Lets the booked date of a student be over, each at a time of its own, and offers the dates of the next step. */
export async function walkOn(db: Db, viewer: CompanyViewer, invitationId: string, schedulingId: string) {
  const walk = db.transaction().execute(async (tx) => {
    const invitation = await tx
      .selectFrom('scoutInvitation')
      .selectAll()
      .where('companyId', '=', viewer.companyId)
      .where('id', '=', invitationId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (invitation.status !== 'ACCEPTED') throw new Refusal('not_found')
    await letPass(tx, invitation, schedulingId)
    await openStep(tx, viewer, invitation, { schedulingId, companyUserId: viewer.companyUserId })
  })
  try {
    await walk
    return { data: {}, errors: [] } as unknown as Answered
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { data: null, errors: [{ code: error.code }] } as unknown as Answered
  }
}

async function letPass(
  tx: Tx,
  { companyId, id, step }: { companyId: string; id: string; step: number },
  scheduling: string,
) {
  passed += 1
  await sql`
    with booked as (
      select id, scheduling_date_id from booking
      where company_id = ${companyId} and scout_invitation_id = ${id} and step = ${step} and status = 'BOOKED'
    ),
    past as (
      insert into scheduling_date (company_id, scheduling_id, start_at, end_at, capacity, booked)
      select ${companyId}, ${scheduling}, moment, moment + interval '1 hour', 1, 1
      from booked, (select now() - make_interval(hours => ${2 * passed + 2})) as at (moment)
      returning id, start_at, end_at
    ),
    freed as (
      update scheduling_date set booked = booked - 1 from booked
      where scheduling_date.company_id = ${companyId} and scheduling_date.id = booked.scheduling_date_id
    )
    update booking set scheduling_date_id = past.id, during = tstzrange(past.start_at, past.end_at)
    from booked, past where booking.company_id = ${companyId} and booking.id = booked.id`.execute(tx)
}
