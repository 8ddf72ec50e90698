import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aScoutInvitation, aSender, homeOf, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Who = Parameters<TestApp['as']>[0]
const list = async (isContacted = false, viewer: Who = sender.viewer) => {
  const { data } = await app.as(viewer).ask(
    `query L($isContacted: Boolean!) { acceptedStudents(isContacted: $isContacted) { totalCount nodes {
      scoutInvitationId isLate contactedAt contactedBy { familyName } job { title }
      candidate { id ... on DisclosedSearchCandidate { familyName email phoneNumber } } } } }`,
    { isContacted },
  )
  return data.acceptedStudents
}
const idsOf = ({ nodes }: { nodes: { scoutInvitationId: string }[] }) => nodes.map((one) => one.scoutInvitationId)
const act = async (mutation: string, id: string, viewer: Who = sender.viewer) =>
  (await app.as(viewer).ask(`mutation M($id: ID!) { ${mutation}(id: $id) }`, { id })).errors[0]?.code
const mark = (id: string, viewer?: Who) => act('markScoutInvitationContacted', id, viewer)
const undo = (id: string, viewer?: Who) => act('undoScoutInvitationContacted', id, viewer)
const accepted = (hours: number) => ({ status: 'ACCEPTED' as const, answeredAt: inHours(-hours) })

describe('the students who are owed a word', () => {
  test('come in the order of their answers, with name, mail and phone; others are not among them', async () => {
    const late = await anInvited(app.db, sender, accepted(24 * 20))
    const fresh = await anInvited(app.db, sender, accepted(1))
    await anInvited(app.db, sender)
    await anInvited(app.db, sender, { status: 'DECLINED', answeredAt: new Date() })
    await anInvited(app.db, await aSender(app.db), accepted(2))
    const found = await list()
    expect(found.totalCount).toBe(2)
    expect(found.nodes).toMatchObject([
      {
        scoutInvitationId: late.invitation.id,
        isLate: true,
        contactedBy: null,
        candidate: { familyName: '山田', email: expect.stringContaining('@') },
      },
      { scoutInvitationId: fresh.invitation.id, isLate: false },
    ])
    expect((await app.as(sender.viewer).ask('{ companyTodo { uncontacted } }')).data.companyTodo.uncontacted).toBe(2)
  })

  test('are not those who are hired, were told an outcome, or choose a date: they stand on the other list', async () => {
    const waiting = await anInvited(app.db, sender, accepted(1))
    await anInvited(app.db, sender, { ...accepted(24 * 20), schedulingStatus: 'PENDING' })
    await anInvited(app.db, sender, { ...accepted(24 * 20), schedulingStatus: 'SCHEDULING_DATE_REQUESTED' })
    await anInvited(app.db, sender, { ...accepted(2), status: 'HIRED' })
    await anInvited(app.db, sender, { ...accepted(3), outcome: 'NOT_SELECTED', outcomeToldAt: inHours(-1) })
    await anInvited(app.db, sender, { ...accepted(24 * 20), schedulingStatus: 'ACCEPTED' })
    expect(idsOf(await list())).toEqual([waiting.invitation.id])
    const others = await list(true)
    expect(others.totalCount).toBe(5)
    expect(others.nodes.some(({ isLate }: { isLate: boolean }) => isLate)).toBe(false)
  })

  test('each counts once on the home, also one who wishes another date', async () => {
    await anInvited(app.db, sender, accepted(1))
    const { invitation, candidate } = await anInvited(app.db, sender, {
      ...accepted(2),
      schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
    })
    await app.db
      .insertInto('schedulingDateRequest')
      .values({
        companyId: sender.company.id,
        candidateId: candidate.id,
        scoutInvitationId: invitation.id,
        preferredDates: [addDays(tokyoToday(), 3)],
        preferredTimes: ['MORNING'],
        request: '金曜日の午前を希望しています',
      })
      .execute()
    const { data } = await app.as(sender.viewer).ask('{ companyTodo { uncontacted dateRequests } }')
    expect(data.companyTodo).toEqual({ uncontacted: 1, dateRequests: 1 })
  })

  test('a student who blocks the company leaves the list', async () => {
    const { candidate } = await anInvited(app.db, sender, accepted(1))
    await block(app.db, sender.company.id, candidate.id)
    expect((await list()).totalCount).toBe(0)
  })
})

describe('a word that was given', () => {
  test('a colleague reads by whom and when; taken back, the student waits again', async () => {
    const { invitation } = await anInvited(app.db, sender, accepted(1))
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    expect(await mark(invitation.id)).toBeUndefined()
    expect(idsOf(await list(false, colleague.viewer))).toEqual([])
    const [acceptedStudent] = (await list(true, colleague.viewer)).nodes
    expect(acceptedStudent).toMatchObject({
      contactedAt: expect.any(String),
      contactedBy: { familyName: expect.any(String) },
    })
    expect(await undo(invitation.id)).toBeUndefined()
    expect(await undo(invitation.id)).toBeUndefined()
    expect(idsOf(await list())).toEqual([invitation.id])
  })

  test('two at once: the first mark stays, and its colleague cannot take it back', async () => {
    const { invitation } = await anInvited(app.db, sender, accepted(1))
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER', familyName: '同僚' })
    await Promise.all([mark(invitation.id), mark(invitation.id, colleague.viewer)])
    const [{ contactedBy }] = (await list(true)).nodes
    const second = contactedBy.familyName === '同僚' ? sender.viewer : colleague.viewer
    expect(await undo(invitation.id, second)).toBe('contact_marked_by_colleague')
    await Promise.all([undo(invitation.id), undo(invitation.id, colleague.viewer)])
    expect(idsOf(await list())).toEqual([invitation.id])
  })

  test('another company, a reader, and a scout that was not accepted are refused', async () => {
    const { invitation } = await anInvited(app.db, sender, accepted(1))
    const waiting = await anInvited(app.db, sender)
    const other = await aSender(app.db)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    await mark(invitation.id)
    expect(await undo(invitation.id, other.viewer)).toBe('not_found')
    expect(await undo(invitation.id, reader.viewer)).toBe('forbidden')
    expect(await undo(waiting.invitation.id)).toBe('not_found')
    expect((await list(true)).totalCount).toBe(1)
  })
})

describe('the text with which the next scout begins', () => {
  const ask = async (viewer: Who = sender.viewer) =>
    (
      await app
        .as(viewer)
        .ask('{ jobDescriptionsForScoutInvitation { id lastScoutText { subject message companyUserId isOfOne } } }')
    ).data.jobDescriptionsForScoutInvitation

  test('is the last one of this job and company, and none before the first', async () => {
    expect(await ask()).toEqual([{ id: sender.job.id, lastScoutText: null }])
    await anInvited(app.db, sender)
    expect(await ask()).toMatchObject([{ lastScoutText: { isOfOne: true } }])
    const { invitation } = await anInvited(app.db, sender)
    expect(await ask()).toMatchObject([{ lastScoutText: { isOfOne: true } }])
    const { templateMessageHistoryId } = invitation
    await app.db
      .updateTable('scoutInvitation')
      .set({ templateMessageHistoryId })
      .where('jobId', '=', sender.job.id)
      .execute()
    expect(await ask()).toMatchObject([{ lastScoutText: { isOfOne: false } }])
    const other = await aSender(app.db)
    await aScoutInvitation(app.db, {
      ...homeOf(other),
      candidateId: (await anInvited(app.db, await aSender(app.db))).candidate.id,
    })
    await app.db
      .insertInto('templateMessageHistory')
      .values({
        companyId: sender.company.id,
        jobId: sender.job.id,
        companyUserId: sender.user.id,
        subject: '新しい件名',
        text: 'あ'.repeat(100),
        insertedAt: inHours(1),
      })
      .execute()
    expect(await ask()).toMatchObject([
      { lastScoutText: { subject: '新しい件名', companyUserId: sender.user.id, isOfOne: false } },
    ])
    expect(await ask(other.viewer)).toMatchObject([{ lastScoutText: { subject: '検査装置の開発について' } }])
  })
})

describe('an accepted student', () => {
  const named = async (text: string, viewer: Who = sender.viewer) => {
    const { data } = await app.as(viewer).ask(
      `query ($text: String!) { acceptedStudents(text: $text) { totalCount } namedStudents(text: $text) {
        familyName jobTitle } }`,
      { text },
    )
    return [data.acceptedStudents.totalCount, data.namedStudents]
  }
  const call = async ({ candidate }: Awaited<ReturnType<typeof anInvited>>, familyName: string) =>
    app.db
      .updateTable('candidateAccount')
      .set({ familyName, givenName: '慶應子', familyNameKana: 'タカサキ', givenNameKana: 'ケイコ' })
      .where('candidateId', '=', candidate.id)
      .execute()

  test('is found by name and reading in any spelling, with the job', async () => {
    await call(await anInvited(app.db, sender, accepted(1)), '髙﨑')
    await anInvited(app.db, sender, accepted(1))
    const found = [1, [{ familyName: '髙﨑', jobTitle: sender.job.title }]]
    for (const text of ['高崎', '高崎　慶応子', 'たかさき', 'ﾀｶｻｷ ｹｲ', '崎慶']) expect(await named(text)).toEqual(found)
    expect(await named('佐々木')).toEqual([0, []])
    expect((await named(''))[1]).toEqual([])
  })

  test('is found by the accepted company alone, and not any more once the student declines, leaves or blocks', async () => {
    const students = await Promise.all([0, 1, 2, 3].map(() => anInvited(app.db, sender, accepted(1))))
    const pending = await anInvited(app.db, sender)
    for (const student of [...students, pending]) await call(student, '髙﨑')
    const [, declines, leaves, blocks] = students
    await app.db
      .updateTable('scoutInvitation')
      .set({ status: 'DECLINED', endedAt: new Date() })
      .where('id', '=', declines?.invitation.id ?? '')
      .execute()
    if (leaves)
      await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', leaves.candidate.id).execute()
    if (blocks) await block(app.db, sender.company.id, blocks.candidate.id)
    expect((await named('高崎'))[1]).toHaveLength(1)
    expect(await named('高崎', (await aSender(app.db)).viewer)).toEqual([0, []])
  })
})
