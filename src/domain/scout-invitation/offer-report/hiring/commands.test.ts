import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { confirmSilentOfferReports } from '../commands.ts'

const app = ownApp()
type Viewer = Parameters<TestApp['as']>[0]
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})
const accepted = () => anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: inHours(-100) })
const codeOf = (answer: { errors: { code: string }[] }) => answer.errors[0]?.code ?? 'done'
const record = async (id: string, on = tokyoToday(), viewer: Viewer = sender.viewer) =>
  codeOf(
    await app
      .as(viewer)
      .ask('mutation ($id: ID!, $on: Date!) { recordHire(scoutInvitationId: $id, acceptedOn: $on) }', { id, on }),
  )
const answer = async (viewer: Viewer, id: string, isRight: boolean) =>
  codeOf(
    await app
      .as(viewer)
      .ask('mutation ($id: ID!, $r: Boolean!) { answerHire(id: $id, isRight: $r) { id } }', { id, r: isRight }),
  )
const reportsOf = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ ownOfferReports { id status isRecordedByCompany } }')).data.ownOfferReports
const awaitedOf = async (viewer: Viewer, id: string) => {
  const { data } = await app
    .as(viewer)
    .ask('query ($id: ID!) { hiresToAnswer { id answerBy } scoutInvitation(id: $id) { hireAnswerBy } }', { id })
  return { hires: data.hiresToAnswer, until: data.scoutInvitation.hireAnswerBy }
}
const statusOf = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('query ($id: ID!) { scoutInvitation(id: $id) { status } }', { id })).data.scoutInvitation
    .status
const report = async (viewer: Viewer, id: string) =>
  codeOf(
    await app
      .as(viewer)
      .ask('mutation ($id: ID!, $on: Date!) { reportOffer(scoutInvitationId: $id, acceptedOn: $on) { id } }', {
        id,
        on: tokyoToday(),
      }),
  )

test('§1B.3 a recorded hire is HIRED at once, and the student confirms it once', async () => {
  const { invitation, viewer } = await accepted()
  expect(await record(invitation.id)).toBe('done')
  expect(await statusOf(viewer, invitation.id)).toBe('HIRED')
  const [own] = await reportsOf(viewer)
  expect(own).toMatchObject({ status: 'SUBMITTED', isRecordedByCompany: true })
  expect(await report(viewer, invitation.id)).toBe('not_found')
  const awaited = await awaitedOf(viewer, invitation.id)
  expect(awaited).toEqual({ hires: [{ id: own.id, answerBy: expect.any(String) }], until: awaited.hires[0].answerBy })
  const both = await Promise.all([answer(viewer, own.id, true), answer(viewer, own.id, true)])
  expect(both.toSorted()).toEqual(['done', 'offer_report_closed'])
  expect(await reportsOf(viewer)).toMatchObject([{ status: 'CONFIRMED' }])
  expect(await awaitedOf(viewer, invitation.id)).toEqual({ hires: [], until: null })
  expect(await statusOf(viewer, invitation.id)).toBe('HIRED')
})

test('a hire is recorded for no day before the scout was sent', async () => {
  const { invitation } = await accepted()
  expect(await record(invitation.id, addDays(tokyoToday(), -1))).toBe('invalid_input')
  expect(await record(invitation.id)).toBe('done')
})

test('an objection takes the hire back and goes to the operators; it can be recorded again', async () => {
  const { invitation, viewer } = await accepted()
  await record(invitation.id)
  const [own] = await reportsOf(viewer)
  const other = await accepted()
  expect(await answer(other.viewer, own.id, false)).toBe('not_found')
  expect(await answer(viewer, own.id, false)).toBe('done')
  expect(await reportsOf(viewer)).toMatchObject([{ status: 'MISMATCH' }])
  expect(await statusOf(viewer, invitation.id)).toBe('ACCEPTED')
  expect(await record(invitation.id)).toBe('done')
})

test('the student’s own report is confirmed instead, and both at once are one', async () => {
  const { invitation, viewer } = await accepted()
  expect(await report(viewer, invitation.id)).toBe('done')
  const [reported] = await reportsOf(viewer)
  expect(await awaitedOf(viewer, invitation.id)).toEqual({ hires: [], until: null })
  expect(await answer(viewer, reported.id, true)).toBe('not_found')
  expect(await record(invitation.id)).toBe('done')
  expect(await reportsOf(viewer)).toMatchObject([{ status: 'CONFIRMED', isRecordedByCompany: false }])
  const racing = await accepted()
  await Promise.all([report(racing.viewer, racing.invitation.id), record(racing.invitation.id)])
  expect(await reportsOf(racing.viewer)).toHaveLength(1)
})

test('twice at once is one hire; another company, a reader and a day ahead are refused', async () => {
  const { invitation, viewer } = await accepted()
  const other = await aSender(app.db)
  const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  expect(await record(invitation.id, tokyoToday(), other.viewer)).toBe('not_found')
  expect(await record(invitation.id, tokyoToday(), reader.viewer)).toBe('forbidden')
  expect(await record(invitation.id, addDays(tokyoToday(), 1))).toBe('invalid_input')
  const both = await Promise.all([record(invitation.id), record(invitation.id)])
  expect(both.toSorted()).toEqual(['done', 'offer_already_reported'])
  expect(await reportsOf(viewer)).toHaveLength(1)
})

test('silence of the student confirms; neither side answers what it has recorded itself', async () => {
  const { invitation, viewer } = await accepted()
  await record(invitation.id)
  const [own] = await reportsOf(viewer)
  const confirm = 'mutation ($id: ID!) { confirmOfferReport(id: $id) { id } }'
  expect(codeOf(await app.as(sender.viewer).ask(confirm, { id: own.id }))).toBe('not_found')
  const cancel = 'mutation ($id: ID!) { cancelOfferReport(id: $id) { id } }'
  expect(codeOf(await app.as(viewer).ask(cancel, { id: own.id }))).toBe('not_found')
  await app.db
    .updateTable('offerReport')
    .set({ answerBy: inHours(-1) })
    .where('id', '=', own.id)
    .execute()
  await app.db.transaction().execute(confirmSilentOfferReports)
  expect(await reportsOf(viewer)).toMatchObject([{ status: 'CONFIRMED_BY_TIMEOUT' }])
  expect(await statusOf(viewer, invitation.id)).toBe('HIRED')
})
