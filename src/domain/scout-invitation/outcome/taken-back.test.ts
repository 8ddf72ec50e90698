import { afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
afterEach(itIsNow)

/** A student who is turned down by night; a colleague of the sender wrote it, another one is in charge. */
async function heldByNight() {
  const home = await aSchedulingSender(app.db)
  const student = await anInvited(app.db, home, acceptedForScheduling())
  const [writer, inCharge, bystander] = [
    await aCompanyUser(app.db, home.company.id, {}),
    await aCompanyUser(app.db, home.company.id, {}),
    await aCompanyUser(app.db, home.company.id, {}),
  ]
  const { id } = student.invitation
  await app.db
    .insertInto('thread')
    .values({
      companyId: home.company.id,
      candidateId: student.candidate.id,
      scoutInvitationId: id,
      inCharge: inCharge.id,
    })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ inCharge: inCharge.id }),
    )
    .execute()
  itIs('22:00')
  const { errors } = await app.as(writer.viewer).ask(
    `mutation ($id: ID!) { tellOutcome(scoutInvitationId: $id, outcome: NOT_SELECTED,
      message: "検討の結果、今回は見送らせていただきます。") }`,
    { id },
  )
  expect(errors).toEqual([])
  await app.db
    .updateTable('scoutOutcome')
    .set({ tellsAt: sql<Date>`now()` })
    .where('scoutInvitationId', '=', id)
    .execute()
  const morning = async () => {
    itIs('08:01', 1)
    await Promise.all([jobs.tell_held_outcomes({}, work.context), jobs.tell_held_outcomes({}, work.context)])
    await work.run()
  }
  const bodies = async (user: typeof writer) =>
    (await hear.list(user.viewer)).filter(({ kind }) => kind === 'heldOutcomeTakenBack').map(({ body }) => body)
  return { home, ...student, id, writer, inCharge, bystander, morning, bodies }
}

test('a student who booked by night: writer and colleague in charge hear why, once, nobody else does', async () => {
  const { home, viewer, id, writer, inCharge, bystander, morning, bodies } = await heldByNight()
  const date = await home.date({ startAt: inHours(200) })
  const chosen = await app
    .as(viewer)
    .ask('mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }', {
      id,
      d: date.id,
    })
  expect(chosen.errors).toEqual([])
  await morning()
  const because = expect.stringContaining('そのあいだに学生が日程を予約したため、取り消しました')
  expect(await bodies(writer)).toEqual([because])
  expect(await bodies(inCharge)).toEqual([because])
  expect(await bodies(bystander)).toEqual([])
  expect((await hear.mailsTo(writer.viewer))[0]?.text).toContain('日程が終わったあとで、もう一度結果をお伝えください。')
  expect((await hear.list(viewer)).map(({ kind }) => kind)).not.toContain('outcomeTold')
})

test('a scout that ended by night: the notice says no more than that, of a block too', async () => {
  const { home, candidate, writer, morning, bodies } = await heldByNight()
  const block = { candidateId: candidate.id, companyId: home.company.id }
  await app.db.insertInto('blockedCompany').values(block).execute()
  await jobs.end_scouts_of_blocked(block, work.context)
  await morning()
  expect(await bodies(writer)).toEqual([expect.stringContaining('そのあいだにスカウトが終了したため')])
  const [title = ''] = (await hear.list(writer.viewer)).map((notice) => notice.title)
  expect(title).toMatch(/^学生への結果の連絡は、送られませんでした$/)
})

test('a word that is told tells its writer nothing', async () => {
  const { writer, viewer, morning, bodies } = await heldByNight()
  await morning()
  expect(await bodies(writer)).toEqual([])
  expect((await hear.list(viewer)).map(({ kind }) => kind)).toContain('outcomeTold')
})
