import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { resume, suspend } from '#test/factories/suspension.ts'
import { ownWorker } from '#test/work.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { jobs } from '../jobs.ts'
import { answerDays, scheduleDays } from '../rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Student = Awaited<ReturnType<typeof anInvited>>
const scoutOf = ({ invitation }: Student) =>
  app.db
    .selectFrom('scoutInvitation')
    .select(['status', 'schedulingStatus', 'expiresAt', 'scheduleBy', 'chooseBy'])
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow()
const runOut = ({ invitation }: Student, columns: { expiresAt?: Date; scheduleBy?: Date; chooseBy?: Date }) =>
  app.db.updateTable('scoutInvitation').set(columns).where('id', '=', invitation.id).execute()
const clock = () =>
  Promise.all([
    jobs.expire_scout_invitations({}, work.context),
    jobs.expire_scout_invitations({}, work.context),
    jobs.lapse_steps({}, work.context),
  ])
const accept = ({ invitation, viewer }: Student) =>
  app.as(viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { status } }', { id: invitation.id })

/** A scout without an answer, one without a date, and one at a further step, whose times run out in a suspension. */
async function threeWaiting() {
  const home = await aSchedulingSender(app.db)
  await home.date({ startAt: inHours(400) })
  const unanswered = await anInvited(app.db, home, { expiresAt: inHours(1) })
  const choosing = await anInvited(app.db, home, { ...acceptedForScheduling(), scheduleBy: inHours(1) })
  const further = { ...acceptedForScheduling(), step: 2, scheduleBy: null, chooseBy: inHours(1) }
  return { home, unanswered, choosing, later: await anInvited(app.db, home, further) }
}
const answerEnd = () => endOfTokyoDay(new Date(), answerDays)
const choiceEnd = () => endOfTokyoDay(new Date(), scheduleDays)
/** After the beginning of the suspension, which the test has just made. */
const passed = () => new Date(Date.now() - 1)

test('§4 no deadline ends a scout while its company is suspended, and each has its whole time once that is lifted', async () => {
  const { home, unanswered, choosing, later } = await threeWaiting()
  await suspend(app, home.company.id)
  await runOut(unanswered, { expiresAt: passed() })
  await runOut(choosing, { scheduleBy: passed() })
  await runOut(later, { chooseBy: passed() })
  await clock()
  // The pages read them as open meanwhile.
  expect(await scoutOf(unanswered)).toMatchObject({ status: 'PENDING', expiresAt: answerEnd() })
  expect(await scoutOf(choosing)).toMatchObject({ status: 'ACCEPTED', scheduleBy: choiceEnd(), chooseBy: null })
  expect(await scoutOf(later)).toMatchObject({ schedulingStatus: 'PENDING', chooseBy: choiceEnd(), scheduleBy: null })

  await runOut(unanswered, { expiresAt: inHours(2) })
  await runOut(choosing, { scheduleBy: passed() })
  expect(await resume(app, home.company.id)).toBe('done')
  // The clock comes before the job.
  await clock()
  await work.run()
  expect(await scoutOf(unanswered)).toMatchObject({ status: 'PENDING', expiresAt: answerEnd() })
  expect(await scoutOf(choosing)).toMatchObject({ status: 'ACCEPTED', scheduleBy: choiceEnd() })
  const names = (await hear.list(unanswered.viewer)).map(({ kind }) => kind)
  expect(names).not.toContain('scoutExpired')
  expect((await hear.mailsTo(choosing.viewer)).at(-1)?.text).toMatch(/日程は、.+23:59まで選べます。/)
  expect((await accept(unanswered)).errors).toEqual([])
})

test('§4 what had passed before the suspension ends, and so does what passes after the lifting', async () => {
  const { home, unanswered, choosing, later } = await threeWaiting()
  await runOut(unanswered, { expiresAt: inHours(-1) })
  await suspend(app, home.company.id)
  await clock()
  expect(await scoutOf(unanswered)).toMatchObject({ status: 'EXPIRED' })
  await resume(app, home.company.id)
  await work.run()
  expect(await scoutOf(unanswered)).toMatchObject({ status: 'EXPIRED' })
  await app.db
    .updateTable('contractSuspension')
    .set({ decidedAt: inHours(-9), liftedAt: inHours(-8) })
    .where('companyId', '=', home.company.id)
    .execute()
  await runOut(choosing, { scheduleBy: inHours(-1) })
  await runOut(later, { chooseBy: inHours(-1) })
  await clock()
  expect(await scoutOf(choosing)).toMatchObject({ status: 'EXPIRED' })
  expect(await scoutOf(later)).toMatchObject({ status: 'ACCEPTED', schedulingStatus: null })
})

test('§4 another company’s scouts and those of an ended contract run out as before', async () => {
  const { home } = await threeWaiting()
  const other = await aSchedulingSender(app.db)
  const ended = await aSchedulingSender(app.db, { contract: { status: 'EXPIRED' } })
  await suspend(app, home.company.id)
  for (const sender of [other, ended]) {
    const student = await anInvited(app.db, sender, { expiresAt: passed() })
    await clock()
    expect(await scoutOf(student)).toMatchObject({ status: 'EXPIRED' })
  }
})

test('§6 the deadlines of a suspended student stand still too, until an operator lifts it', async () => {
  const home = await aSchedulingSender(app.db)
  const student = await anInvited(app.db, home, { expiresAt: inHours(1) })
  const { id: candidateId } = student.candidate
  const [first, second] = [(await anAdmin(app.db)).viewer, (await anAdmin(app.db)).viewer]
  const { id } = await app.db
    .insertInto('candidateStop')
    .values({
      candidateId,
      kind: 'SUSPENSION',
      reason: 'ご本人かどうかの確認のため',
      requestedBy: first.adminAccountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const act = (name: string) => app.asAdmin(second).ask(`mutation ($id: ID!) { done: ${name}(id: $id) { id } }`, { id })
  expect((await act('confirmCandidateStop')).errors).toEqual([])
  await runOut(student, { expiresAt: passed() })
  await clock()
  expect(await scoutOf(student)).toMatchObject({ status: 'PENDING', expiresAt: answerEnd() })
  await runOut(student, { expiresAt: inHours(2) })
  expect((await act('liftCandidateSuspension')).errors).toEqual([])
  expect(await scoutOf(student)).toMatchObject({ status: 'PENDING', expiresAt: answerEnd() })
})
