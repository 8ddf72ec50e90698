import { beforeEach, describe, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSchedulingSender, aSeatFor, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { silentDays } from '../rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const daysAgo = (days: number) => tokyoMoment(addDays(tokyoToday(), -days), '10:00')
const accepted = (days: number, fields: object = {}) =>
  anInvited(app.db, sender, { status: 'ACCEPTED', sentAt: daysAgo(days + 1), answeredAt: daysAgo(days), ...fields })
/** Late, whatever the holidays are, and not silent yet. */
const late = 10
const silent = late + 2 * silentDays

const act = (name: string, viewer: Viewer, id: string) =>
  app
    .as(viewer)
    .ask(`mutation ($id: ID!) { ${name}(scoutInvitationId: $id) { status wait { promptedAt canPrompt isSilent } } }`, {
      id,
    })
const codeOf = async (answer: ReturnType<typeof act>) => (await answer).errors[0]?.code ?? 'done'
const standing = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask(
        'query ($id: ID!) { scoutInvitation(id: $id) { status endedWithout wait { word dueOn canPrompt isSilent } } }',
        {
          id,
        },
      )
  ).data.scoutInvitation
const awaited = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ awaitedCompanies { scoutInvitationId company { displayName } wait { word } } }')).data
    .awaitedCompanies

describe('what a company owes stands on the student’s side', () => {
  test('with its day, the one due first at the top; nothing of another student', async () => {
    const { viewer, invitation, candidate } = await accepted(1)
    expect(await standing(viewer, invitation.id)).toMatchObject({
      wait: { word: 'CONTACT', canPrompt: false, isSilent: false },
    })
    const other = await aSender(app.db)
    const second = await anInvited(app.db, other, { status: 'ACCEPTED', answeredAt: daysAgo(20) })
    await app.db
      .updateTable('scoutInvitation')
      .set({ candidateId: candidate.id })
      .where('id', '=', second.invitation.id)
      .execute()
    expect(await awaited(viewer)).toEqual([
      {
        scoutInvitationId: second.invitation.id,
        company: { displayName: other.company.displayName },
        wait: { word: 'CONTACT' },
      },
      {
        scoutInvitationId: invitation.id,
        company: { displayName: sender.company.displayName },
        wait: { word: 'CONTACT' },
      },
    ])
    expect(await awaited((await aCandidate(app.db)).viewer)).toEqual([])
  })

  test('after a date, from its end, as the company reads it', async () => {
    const scheduling = await aSchedulingSender(app.db)
    const endAt = daysAgo(5)
    const date = await scheduling.date({ startAt: new Date(endAt.getTime() - 3_600_000), endAt })
    const { viewer, invitation } = await anInvited(app.db, scheduling, { status: 'ACCEPTED', answeredAt: daysAgo(9) })
    await aSeatFor(app.db, invitation, date)
    const { data } = await app.as(scheduling.viewer).ask('{ owedAnswers { nodes { dueOn } } }')
    const dueOn = addDays(tokyoDay(endAt), 14)
    expect(data.owedAnswers.nodes).toEqual([{ dueOn }])
    expect(await standing(viewer, invitation.id)).toMatchObject({ wait: { word: 'OUTCOME', dueOn, canPrompt: false } })
  })
})

test('an outcome stands on the home for a week', async () => {
  const home = async (viewer: Viewer) =>
    (await app.as(viewer).ask('{ recentOutcomes { scoutInvitationId } awaitedCompanies { scoutInvitationId } }')).data
  const [fresh, old] = [
    await accepted(9, { outcomeToldAt: daysAgo(7) }),
    await accepted(9, { outcomeToldAt: daysAgo(8) }),
  ]
  expect(await home(fresh.viewer)).toEqual({
    recentOutcomes: [{ scoutInvitationId: fresh.invitation.id }],
    awaitedCompanies: [],
  })
  expect(await home(old.viewer)).toEqual({ recentOutcomes: [], awaitedCompanies: [] })
})

describe('a prompt', () => {
  test('is for a late word, once, also twice at once; the people in charge read it in list and mail', async () => {
    const { viewer, invitation } = await accepted(late)
    const both = await Promise.all([
      codeOf(act('promptCompany', viewer, invitation.id)),
      codeOf(act('promptCompany', viewer, invitation.id)),
    ])
    expect(both.toSorted()).toEqual(['company_already_prompted', 'done'])
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual(['companyPrompted'])
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.subject).toContain('承認後の連絡を待っています')
    const { data } = await app.as(sender.viewer).ask('{ acceptedStudents { nodes { promptedAt isLate } } }')
    expect(data.acceptedStudents.nodes).toEqual([{ promptedAt: expect.any(String), isLate: true }])
  })

  test('for an outcome leads to the words for this student', async () => {
    const { viewer, invitation } = await accepted(30, { contactedAt: daysAgo(29) })
    await act('promptCompany', viewer, invitation.id)
    await work.run()
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain(clientUrls.outcomes({ to: [invitation.id] }))
  })

  test('is refused before the day, to another student, after the word, and on a scout that is no more accepted', async () => {
    const [early, answered, declined] = [
      await accepted(0),
      await accepted(late, { contactedAt: daysAgo(1), outcomeToldAt: daysAgo(1) }),
      await accepted(late, { status: 'DECLINED', endedAt: daysAgo(1) }),
    ]
    const stranger = await aCandidate(app.db)
    expect(await codeOf(act('promptCompany', early.viewer, early.invitation.id))).toBe('word_not_late')
    expect(await codeOf(act('promptCompany', stranger.viewer, early.invitation.id))).toBe('not_found')
    expect(await codeOf(act('promptCompany', answered.viewer, answered.invitation.id))).toBe('company_has_answered')
    expect(await codeOf(act('promptCompany', declined.viewer, declined.invitation.id))).toBe('not_found')
    expect(await codeOf(act('promptCompany', sender.viewer, early.invitation.id))).toBe('forbidden')
  })

  test('does not reach a company that answered before the mail left', async () => {
    const { viewer, invitation } = await accepted(late)
    expect(await codeOf(act('promptCompany', viewer, invitation.id))).toBe('done')
    await app
      .as(sender.viewer)
      .ask('mutation ($id: ID!) { markScoutInvitationContacted(id: $id) }', { id: invitation.id })
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual([])
  })
})

describe('a company that stays silent', () => {
  test('owes no outcome while it has not answered the offer that the student reported', async () => {
    const { viewer, invitation } = await accepted(silent)
    const report = await anOfferReport(app.db, invitation)
    expect((await standing(viewer, invitation.id)).wait).toBeNull()
    expect(await awaited(viewer)).toEqual([])
    const denied = { status: 'MISMATCH', answeredAt: new Date() } as const
    await app.db.updateTable('offerReport').set(denied).where('id', '=', report.id).execute()
    expect((await standing(viewer, invitation.id)).wait.isSilent).toBe(true)
  })

  test('the student goes on waiting, and is asked again after two weeks', async () => {
    const { viewer, invitation } = await accepted(silent)
    expect((await standing(viewer, invitation.id)).wait.isSilent).toBe(true)
    const both = await Promise.all([
      codeOf(act('waitLonger', viewer, invitation.id)),
      codeOf(act('waitLonger', viewer, invitation.id)),
    ])
    expect(both).toEqual(['done', 'done'])
    expect((await standing(viewer, invitation.id)).wait).toMatchObject({ canPrompt: true, isSilent: false })
    expect(await codeOf(act('endUnanswered', viewer, invitation.id))).toBe('word_not_late')
    await app.db
      .updateTable('scoutWait')
      .set({ waitsFrom: daysAgo(silentDays) })
      .where('scoutInvitationId', '=', invitation.id)
      .execute()
    expect((await standing(viewer, invitation.id)).wait.isSilent).toBe(true)
  })

  test('or ends it; the company is told, and its record counts the word that did not come', async () => {
    const { viewer, invitation } = await accepted(silent)
    const both = await Promise.all([
      codeOf(act('endUnanswered', viewer, invitation.id)),
      codeOf(act('endUnanswered', viewer, invitation.id)),
    ])
    expect(both.toSorted()).toEqual(['done', 'not_found'])
    expect(await standing(viewer, invitation.id)).toEqual({ status: 'DECLINED', endedWithout: 'CONTACT', wait: null })
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual(['scoutDeclined'])
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain('返事がないまま')
  })

  test('not before two weeks after the day, not by another student, and with the wish left unanswered', async () => {
    const [early, silentOne] = [
      await accepted(late),
      await accepted(silent, { schedulingStatus: 'SCHEDULING_DATE_REQUESTED' }),
    ]
    const stranger = await aCandidate(app.db)
    for (const name of ['waitLonger', 'endUnanswered']) {
      expect(await codeOf(act(name, early.viewer, early.invitation.id))).toBe('word_not_late')
      expect(await codeOf(act(name, stranger.viewer, silentOne.invitation.id))).toBe('not_found')
    }
    const { companyId, candidateId, id: scoutInvitationId } = silentOne.invitation
    const wish = { companyId, candidateId, scoutInvitationId, request: '平日の夕方の日程があると参加できます。' }
    await app.db
      .insertInto('schedulingDateRequest')
      .values({ ...wish, requestedAt: daysAgo(silent) })
      .execute()
    expect(await codeOf(act('endUnanswered', silentOne.viewer, scoutInvitationId))).toBe('done')
    const { status } = await app.db
      .selectFrom('schedulingDateRequest')
      .select('status')
      .where('scoutInvitationId', '=', scoutInvitationId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('UNANSWERED')
  })
})
