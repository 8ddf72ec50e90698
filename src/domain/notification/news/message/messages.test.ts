import { afterEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const pushes: string[] = []
const work = ownWorker(app, async (_, { title }) => {
  pushes.push(title)
  return 'sent'
})
afterEach(itIsNow)

type Viewer = Parameters<TestApp['as']>[0]
const ask = (viewer: Viewer, document: string, variables: object = {}) => app.as(viewer).ask(document, { ...variables })

async function aThread() {
  const sender = await aSender(app.db)
  const invited = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) })
  const { id } = invited.invitation
  await app.db
    .insertInto('pushDevice')
    .values({ candidateId: invited.candidate.id, token: `device of ${id}` })
    .execute()
  await work.run()
  work.mails.splice(0)
  pushes.splice(0)
  const send = (viewer: Viewer, name: string, text: string) =>
    ask(
      viewer,
      `mutation ($id: ID!, $text: String!) { ${name}(scoutInvitationId: $id, text: $text) { lastPosition } }`,
      {
        id,
        text,
      },
    )
  return {
    sender,
    student: invited.viewer,
    id,
    toStudent: (text = '秘密の話です。') => send(sender.viewer, 'sendMessageToCandidate', text),
    toCompany: (text = '内緒の質問です。') => send(invited.viewer, 'sendMessageToCompany', text),
    readByStudent: (position: number) =>
      ask(
        invited.viewer,
        'mutation ($id: ID!, $position: Int!) { readThreadWithCompany(scoutInvitationId: $id, position: $position) }',
        { id, position },
      ),
    /** The job of a message, at this moment. */
    async hear(side: 'CANDIDATE' | 'COMPANY', position: number) {
      const { companyId } = sender.viewer
      await jobs.notify_thread_message({ companyId, scoutInvitationId: id, side, position }, work.context)
      await work.run()
    },
  }
}
const notifications = 'notifications(first: 50) { kind title path }'
const bell = async (viewer: Viewer) =>
  (
    await ask(
      viewer,
      `{ viewer { ... on CandidateViewer { ${notifications} } ... on CompanyViewer { ${notifications} } } }`,
    )
  ).data.viewer.notifications as { kind: string; title: string; path: string }[]

describe('a message that nobody reads', () => {
  test('is told by list, push and mail: the sender, never the text', async () => {
    itIs('12:00')
    const { student, id, sender, toStudent, hear } = await aThread()
    await toStudent()
    await hear('COMPANY', 1)
    const title = `${sender.company.displayName}からメッセージが届きました`
    expect(await bell(student)).toMatchObject([{ kind: 'C36', title, path: `/candidate/invitations/${id}/thread` }])
    expect(pushes).toEqual([title])
    expect(work.mails.map(({ subject }) => subject)).toEqual([`${title}｜ヨアケ`])
    expect(JSON.stringify(work.mails)).not.toContain('秘密')
  })

  test('is told to nobody once the student has blocked the company', async () => {
    itIs('12:00')
    const { student, sender, toStudent, toCompany, hear } = await aThread()
    await toStudent()
    await toCompany()
    await ask(student, 'mutation ($ids: [ID!]!) { blockCompanies(companyIds: $ids) }', {
      ids: [sender.company.id],
    })
    await hear('COMPANY', 1)
    await hear('CANDIDATE', 2)
    // The company is told of the decline that a block is for it, and of nothing else.
    expect(await bell(student)).toEqual([])
    expect((await bell(sender.viewer)).filter(({ kind }) => kind === 'K32')).toEqual([])
    expect(JSON.stringify([pushes, work.mails])).not.toContain('メッセージ')
  })

  test('holds its text in the mail, and nowhere else, once the student chose so', async () => {
    itIs('12:00')
    const { student, toStudent, hear } = await aThread()
    await ask(student, 'mutation { updateThreadChoice(hasTextInMail: true, showsReading: true) { hasTextInMail } }')
    await toStudent('一通目です。\n二行目です。')
    await toStudent('二通目です。')
    await hear('COMPANY', 2)
    expect(work.mails[0]?.text).toMatch(/一通目です。\n二行目です。[^]*二通目です。/)
    expect(JSON.stringify([await bell(student), pushes])).not.toContain('通目')
  })

  test('reaches the colleague in charge', async () => {
    itIs('12:00')
    const { sender, id, toCompany, hear } = await aThread()
    await toCompany()
    await hear('CANDIDATE', 1)
    expect(await bell(sender.viewer)).toMatchObject([{ kind: 'K32', path: `/client/threads/${id}` }])
    expect(work.mails).toHaveLength(1)
    expect(JSON.stringify(work.mails)).not.toContain('内緒')
  })

  test('those of five minutes are told together, by the last of them', async () => {
    itIs('12:00')
    const { student, toStudent, hear } = await aThread()
    await toStudent()
    await hear('COMPANY', 1)
    itIs('12:02')
    await toStudent()
    await toStudent()
    itIs('12:05')
    await hear('COMPANY', 2)
    await hear('COMPANY', 3)
    await hear('COMPANY', 3)
    const titles = (await bell(student)).map(({ title }) => title)
    expect(titles).toEqual([
      expect.stringMatching(/メッセージが届きました（3件）$/),
      expect.stringMatching(/メッセージが届きました$/),
    ])
  })

  test('waits for the end of the quiet hours', async () => {
    itIs('23:00')
    const { student, toStudent, hear } = await aThread()
    await toStudent()
    await hear('COMPANY', 1)
    expect(await bell(student)).toEqual([])
    itIs('08:10', 1)
    await hear('COMPANY', 1)
    expect(await bell(student)).toHaveLength(1)
  })
})

test('what was read within seconds is told to nobody', async () => {
  itIs('12:00')
  const { student, toStudent, readByStudent, hear } = await aThread()
  await toStudent()
  await readByStudent(1)
  await hear('COMPANY', 1)
  expect(await bell(student)).toEqual([])
  expect(work.mails).toEqual([])
})
