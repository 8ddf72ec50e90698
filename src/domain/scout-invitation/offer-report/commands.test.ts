import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { kinds } from '#domain/notification/kinds.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { addDays } from '#ground/day.ts'
import { endOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { block } from '#test/factories/candidate-search.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../jobs.ts'
import { answerBusinessDays } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
beforeAll(async () => {
  await anAdmin(app.db)
})

const today = tokyoToday()
const report = (viewer: Viewer, id: string, acceptedOn = today) =>
  app
    .as(viewer)
    .ask(
      'mutation R($id: ID!, $on: Date!) { done: reportOffer(scoutInvitationId: $id, acceptedOn: $on) { id status acceptedOn company { displayName } } }',
      { id, on: acceptedOn },
    )
const act = (name: string, viewer: Viewer, id: string) =>
  app.as(viewer).ask(`mutation A($id: ID!) { done: ${name}(id: $id) { id status } }`, { id })
const codeOf = async (answer: ReturnType<typeof report>) => (await answer).errors[0]?.code ?? 'done'
const finish = (viewer: Viewer) => app.as(viewer).ask('mutation { done: finishJobHunting }')
const own = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ mayFinishJobHunting reportableScouts { id } ownOfferReports { id status answerBy } }'))
    .data
const ofCompany = async (viewer: Viewer, status = 'SUBMITTED') =>
  (
    await app
      .as(viewer)
      .ask(
        'query L($status: OfferReportStatus!) { offerReports(status: $status) { totalCount nodes { id job { title } candidate { id } } } }',
        { status },
      )
  ).data.offerReports
const beside = async (viewer: Viewer, id: string) =>
  (
    await app.as(viewer).ask(
      `query B($id: ID!) { searchCandidate(id: $id) { scoutInvitations {
        offerReport { id status answeredAt isSettledByOperator answeredBy { familyName } } } } }`,
      { id },
    )
  ).data.searchCandidate.scoutInvitations.map(({ offerReport }: { offerReport: object | null }) => offerReport)
const sendAt = (id: string, sentAt: Date) =>
  app.db.updateTable('scoutInvitation').set({ sentAt }).where('id', '=', id).execute()
const invitationOf = (id: string) =>
  app.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow()
const kindsFor = async (table: 'candidateNotification' | 'companyNotification' | 'adminNotification') =>
  (await app.db.selectFrom(table).select('kind').execute()).map(({ kind }) => kind)

async function accepted() {
  const home = await aSender(app.db)
  const student = await anInvited(app.db, home, { status: 'ACCEPTED', answeredAt: new Date() })
  return { home, ...student }
}
async function reported() {
  const at = await accepted()
  const { data } = await report(at.viewer, at.invitation.id)
  return { ...at, id: data.done.id as string }
}

describe('1B.8 a student reports an accepted offer', () => {
  test('once for each company; the company is told what to do, nobody is promised money', async () => {
    const { home, viewer, candidate, invitation } = await accepted()
    expect((await own(viewer)).reportableScouts).toEqual([{ id: invitation.id }])
    const { data, errors } = await report(viewer, invitation.id)
    expect(errors).toEqual([])
    expect(data.done).toMatchObject({ status: 'SUBMITTED', company: { displayName: home.company.displayName } })
    expect(await codeOf(report(viewer, invitation.id))).toBe('offer_already_reported')
    expect(await own(viewer)).toMatchObject({
      mayFinishJobHunting: false,
      reportableScouts: [],
      ownOfferReports: [{ answerBy: endOfTokyoDay(addBusinessDays(today, answerBusinessDays)).toISOString() }],
    })
    expect(await ofCompany(home.viewer)).toMatchObject({ totalCount: 1, nodes: [{ job: { title: home.job.title } }] })
    await work.run()
    const mail = work.mails.find(({ subject }) => subject.includes('から、内定承諾の報告がありました'))
    expect(mail?.text).toContain('10営業日以内')
    expect(mail?.text).toContain(`https://yoake.test${clientUrls.candidate(candidate.id)}`)
    expect(mail?.text).not.toContain('お問い合わせ先までお知らせください')
    expect(mail?.text).not.toMatch(/お祝い金|円|ポイント/)
  })

  test('twice at once makes one report', async () => {
    const { viewer, invitation } = await accepted()
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(report(viewer, invitation.id))))
    expect(answers.toSorted()).toEqual(['done', 'offer_already_reported', 'offer_already_reported'])
  })

  test('§5 not for a day to come, nor a year that is over', async () => {
    const { viewer, invitation } = await accepted()
    for (const day of [addDays(today, 1), addDays(today, -366)]) {
      const { errors } = await report(viewer, invitation.id, day)
      expect(errors[0]?.fields?.[0]?.path).toBe('acceptedOn')
    }
    await sendAt(invitation.id, inHours(-24 * 400))
    expect(await codeOf(report(viewer, invitation.id, addDays(today, -365)))).toBe('done')
  })

  test('§5 not for a day before the scout was sent, of which the page knows', async () => {
    const { viewer, invitation } = await accepted()
    const sentOn = addDays(today, -3)
    // 0:30 in Tokyo is still the day before in UTC.
    await sendAt(invitation.id, tokyoMoment(sentOn, '00:30'))
    const { data } = await app.as(viewer).ask('{ reportableScouts { sentOn } }')
    expect(data.reportableScouts).toEqual([{ sentOn }])
    const { errors } = await report(viewer, invitation.id, addDays(sentOn, -1))
    expect(errors[0]?.fields).toEqual([
      {
        path: 'acceptedOn',
        message: `内定を承諾した日が、スカウトが届いた日（${longDate(sentOn)}）より前になっています`,
      },
    ])
    expect(await codeOf(report(viewer, invitation.id, sentOn))).toBe('done')
  })

  test("§6 another student's scout, a declined one, one that waits", async () => {
    const { home, invitation } = await accepted()
    expect(await codeOf(report((await aCandidate(app.db)).viewer, invitation.id))).toBe('not_found')
    for (const status of ['PENDING', 'DECLINED'] as const) {
      const other = await anInvited(app.db, home, { status })
      expect(await codeOf(report(other.viewer, other.invitation.id))).toBe('not_found')
      expect((await own(other.viewer)).reportableScouts).toEqual([])
    }
  })

  test('taken back, it may be reported again; after an answer it cannot be taken back', async () => {
    const { home, viewer, invitation, id } = await reported()
    expect(await codeOf(act('cancelOfferReport', (await aCandidate(app.db)).viewer, id))).toBe('not_found')
    expect((await act('cancelOfferReport', viewer, id)).data.done.status).toBe('CANCELLED')
    expect((await ofCompany(home.viewer)).totalCount).toBe(0)
    expect(await codeOf(act('confirmOfferReport', home.viewer, id))).toBe('not_found')
    const again = (await report(viewer, invitation.id)).data.done.id
    await act('confirmOfferReport', home.viewer, again)
    expect(await codeOf(act('cancelOfferReport', viewer, again))).toBe('offer_report_closed')
  })
})

describe('1B.8 the company answers', () => {
  test('confirming hires; the student is asked whether the hunt is over, and says so once', async () => {
    const { home, viewer, candidate, invitation, id } = await reported()
    expect((await act('confirmOfferReport', home.viewer, id)).data.done.status).toBe('CONFIRMED')
    expect(await invitationOf(invitation.id)).toEqual({ status: 'HIRED' })
    await work.run()
    expect(await kindsFor('candidateNotification')).toContain(kinds.offerAnswered.code)
    const mail = work.mails.find(({ subject }) => subject.startsWith('内定承諾の報告が確認されました'))
    expect(mail?.text).toContain('https://yoake.test/candidate/reward-request')
    expect((await own(viewer)).mayFinishJobHunting).toBe(true)
    expect((await finish(viewer)).data.done).toBe(true)
    expect((await own(viewer)).mayFinishJobHunting).toBe(false)
    const { jobHuntingStatusId } = await app.db
      .selectFrom('candidate')
      .select('jobHuntingStatusId')
      .where('id', '=', candidate.id)
      .executeTakeFirstOrThrow()
    expect(jobHuntingStatusId).toBe(4)
  })

  test('the day of the hire is that of the answer, not of the acceptance', async () => {
    const { home, candidate, invitation, id } = await reported()
    const answeredAt = inHours(-24 * 40)
    await app.db.updateTable('scoutInvitation').set({ answeredAt }).where('id', '=', invitation.id).execute()
    const before = new Date().toISOString()
    await act('confirmOfferReport', home.viewer, id)
    const history = 'query H($id: ID!) { searchCandidate(id: $id) { scoutInvitations { status answeredAt endedAt } } }'
    const { data } = await app.as(home.viewer).ask(history, { id: candidate.id })
    const [sent] = data.searchCandidate.scoutInvitations
    expect(sent).toMatchObject({ status: 'HIRED', answeredAt: answeredAt.toISOString() })
    expect(sent.endedAt >= before).toBe(true)
  })

  test('denying is for the operators; the invitation stays, and nothing asks the student', async () => {
    const { home, viewer, invitation, id } = await reported()
    expect((await act('denyOfferReport', home.viewer, id)).data.done.status).toBe('MISMATCH')
    await work.run()
    expect(await kindsFor('adminNotification')).toContain(kinds.offerMismatch.code)
    expect(await invitationOf(invitation.id)).toEqual({ status: 'ACCEPTED' })
    expect((await own(viewer)).mayFinishJobHunting).toBe(false)
    expect((await finish(viewer)).errors[0]?.code).toBe('not_found')
  })

  test('confirmed and denied at once: one counts', async () => {
    const { home, id } = await reported()
    const answers = await Promise.all(
      ['confirmOfferReport', 'denyOfferReport'].map((name) => codeOf(act(name, home.viewer, id))),
    )
    expect(answers.toSorted()).toEqual(['done', 'offer_report_closed'])
  })

  test("§6 not another company's, not by a reader, not of a student who blocks the company", async () => {
    const { home, candidate, id } = await reported()
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect(await codeOf(act('confirmOfferReport', (await aSender(app.db)).viewer, id))).toBe('not_found')
    expect(await codeOf(act('confirmOfferReport', reader.viewer, id))).toBe('forbidden')
    await block(app.db, home.company.id, candidate.id)
    expect(await codeOf(act('denyOfferReport', home.viewer, id))).toBe('not_found')
    expect(await ofCompany(home.viewer)).toEqual({ totalCount: 0, nodes: [] })
  })

  test('a scout declined meanwhile is not hired', async () => {
    const { home, candidate, invitation, id } = await reported()
    await sql`update scout_invitation set status = 'DECLINED', ended_at = now() where id = ${invitation.id}`.execute(
      app.db,
    )
    expect(await codeOf(act('confirmOfferReport', home.viewer, id))).toBe('offer_report_closed')
    // Nobody has to answer it any more: the clock closes it.
    expect(await ofCompany(home.viewer)).toEqual({ totalCount: 0, nodes: [] })
    expect(await beside(home.viewer, candidate.id)).toEqual([null])
  })
})

describe('1B.8 what the company reads beside the student', () => {
  test('the open report, then who answered and when', async () => {
    const { home, candidate, id } = await reported()
    expect(await beside(home.viewer, candidate.id)).toEqual([
      { id, status: 'SUBMITTED', answeredAt: null, answeredBy: null, isSettledByOperator: false },
    ])
    await act('confirmOfferReport', home.viewer, id)
    expect(await beside(home.viewer, candidate.id)).toEqual([
      {
        id,
        status: 'CONFIRMED',
        answeredAt: expect.any(String),
        answeredBy: { familyName: home.user.familyName },
        isSettledByOperator: false,
      },
    ])
  })

  test('§6 nothing of a report that was taken back, nor of a scout of another company', async () => {
    const { home, viewer, candidate, id } = await reported()
    const other = await aSender(app.db)
    await anInvited(app.db, other, { candidateId: candidate.id, status: 'ACCEPTED', answeredAt: new Date() })
    expect(await beside(other.viewer, candidate.id)).toEqual([null])
    await act('cancelOfferReport', viewer, id)
    expect(await beside(home.viewer, candidate.id)).toEqual([null])
  })

  test('what an operator cancelled stays, with the colleague who had denied it', async () => {
    const { home, candidate, id } = await reported()
    await act('denyOfferReport', home.viewer, id)
    const { viewer: admin } = await anAdmin(app.db)
    await app
      .asAdmin(admin)
      .ask(
        `mutation S($id: ID!) { resolveOfferReport(id: $id, resolution: CANCELLED, text: "双方に確認し、取り消しとしました。") { id } }`,
        { id },
      )
    expect(await beside(home.viewer, candidate.id)).toMatchObject([
      { status: 'CANCELLED', answeredBy: { familyName: home.user.familyName }, isSettledByOperator: true },
    ])
  })
})

describe('1B.8 the clock', () => {
  const silent = () => jobs.confirm_silent_offer_reports({}, work.context)
  const statusOf = async (id: string) =>
    (await app.db.selectFrom('offerReport').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

  test('ten business days of silence confirm, without a hire; not a minute before', async () => {
    const { viewer, invitation } = await accepted()
    const late = await anOfferReport(app.db, invitation, 'SUBMITTED', inHours(-0.1))
    const next = await accepted()
    const early = await anOfferReport(app.db, next.invitation, 'SUBMITTED', inHours(0.1))
    await silent()
    await silent()
    expect([await statusOf(late.id), await statusOf(early.id)]).toEqual(['CONFIRMED_BY_TIMEOUT', 'SUBMITTED'])
    expect(await invitationOf(invitation.id)).toEqual({ status: 'ACCEPTED' })
    expect((await own(viewer)).mayFinishJobHunting).toBe(true)
  })

  test('a report about a scout that is over is closed instead', async () => {
    const { invitation } = await accepted()
    const { id } = await anOfferReport(app.db, invitation, 'SUBMITTED', inHours(-1))
    await sql`update scout_invitation set status = 'DECLINED', ended_at = now() where id = ${invitation.id}`.execute(
      app.db,
    )
    await silent()
    expect(await statusOf(id)).toBe('CANCELLED')
  })
})
