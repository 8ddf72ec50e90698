import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeDates } from '#domain/scheduling/date/commands.ts'
import { ownApp } from '#test/client.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

test('a student for whom a seat is kept hears that its date has moved, once; one who waits hears nothing', async () => {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ capacity: 2, booked: 1, startAt: inHours(100), endAt: inHours(101) })
  const students = await Promise.all(
    (['OFFERED', 'WAITING'] as const).map(async (status) => {
      const { invitation, viewer } = await anInvited(app.db, home, acceptedForScheduling())
      const { companyId, candidateId, id: scoutInvitationId } = invitation
      const of = { companyId, candidateId, scoutInvitationId, schedulingDateId: date.id }
      await app.db
        .insertInto('waitingPlace')
        .values({ ...of, status, offeredUntil: status === 'OFFERED' ? inHours(12) : null })
        .execute()
      return viewer
    }),
  )
  await app.db.updateTable('schedulingDate').set({ offered: 1 }).where('id', '=', date.id).execute()
  const move = (hours: number) =>
    app.db.transaction().execute((tx) =>
      changeDates(tx, home.viewer.companyId, home.scheduling.id, [
        {
          id: date.id,
          path: 'updateSchedulingDates.0',
          from: date,
          startAt: inHours(hours),
          endAt: inHours(hours + 1),
          capacity: 2,
          notifiedCompanyUserIds: [],
        },
      ]),
    )
  await move(104)
  await move(104)
  await work.run()
  const [holder, waiting] = await Promise.all(students.map((viewer) => hear.list(viewer)))
  expect(holder?.map(({ title }) => title)).toEqual([expect.stringMatching(/^確保している席の日時が変わりました：/)])
  expect(waiting).toEqual([])
})

test('a line that fails to move keeps no other line from moving, and the job is seen to fail', async () => {
  const lines = []
  for (const joinedAt of [inHours(-2), inHours(-1)]) {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 1, startAt: inHours(100), endAt: inHours(101) })
    const { invitation } = await anInvited(app.db, home, acceptedForScheduling())
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    const place = { companyId, candidateId, scoutInvitationId, schedulingDateId: date.id, joinedAt }
    await app.db
      .insertInto('waitingPlace')
      .values({ ...place, status: 'WAITING' })
      .execute()
    lines.push(place)
  }
  const [first] = lines
  await sql`create function refuse_offer() returns trigger language plpgsql as $$ begin raise 'a bad row'; end $$`.execute(
    app.db,
  )
  await sql`create trigger refuse_offer before update on waiting_place for each row
    when (old.scout_invitation_id = ${sql.lit(first?.scoutInvitationId)}) execute function refuse_offer()`.execute(
    app.db,
  )
  try {
    await expect(jobs.settle_waiting_lines({}, work.context)).rejects.toThrow()
  } finally {
    await sql`drop function refuse_offer cascade`.execute(app.db)
  }
  const places = await app.db
    .selectFrom('waitingPlace')
    .select('status')
    .where(
      'scoutInvitationId',
      'in',
      lines.map((line) => line.scoutInvitationId),
    )
    .orderBy('joinedAt')
    .execute()
  expect(places.map(({ status }) => status)).toEqual(['WAITING', 'OFFERED'])
})
