import { beforeEach, describe, expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const yesterday = () => tokyoMoment(addDays(tokyoToday(), -1), '10:00')
const accepted = (fields: object = {}) =>
  anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: yesterday(), ...fields })
const answer = (viewer: Viewer, id: string, hasArrived: boolean) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $hasArrived: Boolean!) {
        answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) { asksArrival contactedAt wait { word } } }`,
    { id, hasArrived },
  )
const codeOf = async (answered: ReturnType<typeof answer>) => (await answered).errors[0]?.code ?? 'done'
const press = (name: 'mark' | 'undo', id: string, viewer: Viewer = sender.viewer) =>
  app.as(viewer).ask(`mutation ($id: ID!) { ${name}ScoutInvitationContacted(id: $id) }`, { id })
const rows = async (isContacted = false) =>
  (
    await app
      .as(sender.viewer)
      .ask(
        'query ($is: Boolean!) { acceptedStudents(isContacted: $is) { nodes { contactedAt contactDeniedAt contactArrivedAt isLate } } }',
        { is: isContacted },
      )
  ).data.acceptedStudents.nodes

describe('届いていますか', () => {
  test('the student is asked after a while, once, unless the company took it back', async () => {
    const [contact, withdrawn] = [await accepted(), await accepted()]
    for (const { invitation } of [contact, withdrawn]) await press('mark', invitation.id)
    await press('undo', withdrawn.invitation.id)
    const delayed = await app.pool.query(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'notify_contact_recorded' and run_at > now() + interval '9 minutes'`,
    )
    expect(delayed.rows[0]?.count).toBe(2)
    await app.pool.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
    await work.run()
    expect(await hear.kinds(contact.viewer)).toEqual(['contactRecorded'])
    expect(await hear.kinds(withdrawn.viewer)).toEqual([])
  })

  test('届いた: both say so; the company takes it back no more', async () => {
    const { viewer, invitation } = await accepted()
    await press('mark', invitation.id)
    const both = await Promise.all([answer(viewer, invitation.id, true), answer(viewer, invitation.id, true)])
    expect(both.flatMap(({ errors }) => errors)).toEqual([])
    expect(both[0]?.data.answerContact).toMatchObject({ asksArrival: false, wait: { word: 'OUTCOME' } })
    expect((await press('undo', invitation.id)).errors[0]?.code).toBe('contact_has_arrived')
    expect(await codeOf(answer(viewer, invitation.id, false))).toBe('contact_has_arrived')
    expect(await rows(true)).toMatchObject([{ contactArrivedAt: expect.any(String) }])
  })

  test('届いた without a record of the company counts as its contact', async () => {
    const { viewer, invitation } = await accepted()
    expect((await answer(viewer, invitation.id, true)).data.answerContact).toMatchObject({
      contactedAt: expect.any(String),
      wait: { word: 'OUTCOME' },
    })
    expect(await rows()).toEqual([])
  })

  test('まだ届いていません: the company has to contact again, is told once, and asks anew', async () => {
    const { viewer, invitation } = await accepted({ answeredAt: tokyoMoment(addDays(tokyoToday(), -20), '10:00') })
    await press('mark', invitation.id)
    const both = await Promise.all([answer(viewer, invitation.id, false), answer(viewer, invitation.id, false)])
    expect(both.flatMap(({ errors }) => errors)).toEqual([])
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual(['contactDenied'])
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain('電話など別の方法')
    expect(await rows()).toEqual([
      { contactedAt: null, contactDeniedAt: expect.any(String), contactArrivedAt: null, isLate: false },
    ])
    await press('mark', invitation.id)
    const again = 'query ($id: ID!) { scoutInvitation(id: $id) { asksArrival } }'
    expect((await app.as(viewer).ask(again, { id: invitation.id })).data.scoutInvitation).toEqual({ asksArrival: true })
  })

  test('nothing to deny changes nothing; another student, a company and an open scout are refused', async () => {
    const { viewer, invitation } = await accepted()
    expect(await codeOf(answer(viewer, invitation.id, false))).toBe('done')
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual([])
    const open = await anInvited(app.db, sender)
    const { viewer: colleague } = await aCompanyUser(app.db, sender.company.id)
    expect(await codeOf(answer((await aCandidate(app.db)).viewer, invitation.id, true))).toBe('not_found')
    expect(await codeOf(answer(open.viewer, open.invitation.id, true))).toBe('not_found')
    expect(await codeOf(answer(colleague, invitation.id, true))).toBe('forbidden')
  })
})
