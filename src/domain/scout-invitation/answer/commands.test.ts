import { declineFinalSeconds } from '../rules.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  askingForDates,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
  homeOf,
  aScoutInvitation,
  type Sender,
} from '#test/factories/scout-invitation.ts'
import { countStatements } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

const app = ownApp()
let sender: Sender

beforeEach(async () => {
  sender = await aSender(app.db)
})

const selection =
  'id status schedulingStatus scheduleBy canAccept canDecline completionDescription remindAt readAt isCompanySuspended'
const act = (name: string, viewer: Parameters<TestApp['as']>[0], id: string) =>
  app.as(viewer).ask(`mutation Act($id: ID!) { ${name}(id: $id) { ${selection} } }`, { id })
const decline = (viewer: Parameters<TestApp['as']>[0], id: string, declineReasonId?: string) =>
  app
    .as(viewer)
    .ask(
      `mutation D($id: ID!, $declineReasonId: ID) { declineScoutInvitation(id: $id, declineReasonId: $declineReasonId) { ${selection} } }`,
      { id, declineReasonId },
    )
const declineAsSeen = (viewer: Parameters<TestApp['as']>[0], id: string, isAccepted: boolean) =>
  app
    .as(viewer)
    .ask(
      'mutation D($id: ID!, $isAccepted: Boolean) { declineScoutInvitation(id: $id, isAccepted: $isAccepted) { status } }',
      { id, isAccepted },
    )
const auditOf = (id: string) =>
  app.db.selectFrom('audit').select(['action', 'fromStatus', 'toStatus', 'area']).where('subjectId', '=', id).execute()

describe('§4 accepting', () => {
  test('a message job is accepted at once and shows what comes next', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const answer = await act('acceptScoutInvitation', viewer, invitation.id)
    expect(answer.errors).toEqual([])
    expect(answer.data.acceptScoutInvitation).toMatchObject({
      status: 'ACCEPTED',
      schedulingStatus: null,
      canAccept: false,
      canDecline: true,
      completionDescription: '承認ありがとうございます。担当者からご連絡します。',
    })
    expect(await auditOf(invitation.id)).toEqual([
      { action: 'acceptScoutInvitation', fromStatus: 'PENDING', toStatus: 'ACCEPTED', area: 'candidate' },
    ])
  })

  test('a scheduling job leaves 14 days to choose a date', async () => {
    const { viewer, invitation } = await anInvited(app.db, await aSchedulingSender(app.db))
    const { acceptScoutInvitation: seen } = (await act('acceptScoutInvitation', viewer, invitation.id)).data
    expect(seen).toMatchObject({ status: 'ACCEPTED', schedulingStatus: 'PENDING' })
    expect(tokyoToday(new Date(seen.scheduleBy))).toBe(addDays(tokyoToday(), 14))
  })

  test('twice at once: one accepts, the other is told it is answered', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const answers = await Promise.all([1, 2, 3].map(() => act('acceptScoutInvitation', viewer, invitation.id)))
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toEqual(['scout_already_answered', 'scout_already_answered'])
    expect(await auditOf(invitation.id)).toHaveLength(1)
  })

  test('an expired invitation cannot be accepted, whether or not the clock has run', async () => {
    const late = await anInvited(app.db, sender, { expiresAt: inHours(-1) })
    const ended = await anInvited(app.db, sender, { status: 'EXPIRED', expiresAt: inHours(-1), endedAt: new Date() })
    for (const { viewer, invitation } of [late, ended])
      expect((await act('acceptScoutInvitation', viewer, invitation.id)).errors[0]?.code).toBe('scout_expired')
  })

  test('a company without a contract in force cannot be accepted, but declined', async () => {
    const suspended = await aSender(app.db, { contract: { status: 'SUSPENDED' } })
    const over = await aSender(app.db, {
      contract: { endsOn: addDays(tokyoToday(), -1), startsOn: addDays(tokyoToday(), -30) },
    })
    for (const company of [suspended, over]) {
      const { viewer, invitation } = await anInvited(app.db, company)
      expect((await act('acceptScoutInvitation', viewer, invitation.id)).errors[0]?.code).toBe('company_suspended')
      const seen = await decline(viewer, invitation.id)
      expect(seen.data.declineScoutInvitation).toMatchObject({ status: 'DECLINED', isCompanySuspended: true })
    }
  })

  test("another student's invitation is not found, for any act", async () => {
    const { invitation } = await anInvited(app.db, sender)
    const stranger = await aCandidate(app.db)
    for (const name of ['acceptScoutInvitation', 'declineScoutInvitation', 'postponeScoutInvitation'])
      expect((await act(name, stranger.viewer, invitation.id)).errors[0]?.code).toBe('not_found')
    const read = await app
      .as(stranger.viewer)
      .ask('mutation R($id: ID!) { readScoutInvitation(id: $id) }', { id: invitation.id })
    expect(read.errors[0]?.code).toBe('not_found')
    expect((await act('acceptScoutInvitation', sender.viewer, invitation.id)).errors[0]?.code).toBe('forbidden')
    expect((await act('acceptScoutInvitation', stranger.viewer, 'not-an-id')).errors[0]?.code).toBe('not_found')
  })
})

describe('§4 declining', () => {
  test('keeps the reason, and cannot be repeated', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const { id } = await app.db.selectFrom('declineReason').select('id').executeTakeFirstOrThrow()
    expect((await decline(viewer, invitation.id, '99999')).errors[0]?.code).toBe('not_found')
    expect((await decline(viewer, invitation.id, String(id))).data.declineScoutInvitation.status).toBe('DECLINED')
    expect((await decline(viewer, invitation.id)).errors[0]?.code).toBe('scout_already_answered')
    const seen = async () => {
      const query =
        'query C($id: ID!) { searchCandidate(id: $id) { __typename ... on DisclosedSearchCandidate { email } scoutInvitations { status declineReason { id } } } }'
      return (await app.as(sender.viewer).ask(query, { id: invitation.candidateId })).data.searchCandidate
    }
    const student = { __typename: 'AnonymousSearchCandidate' }
    expect(await seen()).toEqual({ ...student, scoutInvitations: [{ status: 'PENDING', declineReason: null }] })
    const final = new Date(Date.now() - declineFinalSeconds * 1000)
    await app.db
      .updateTable('scoutInvitation')
      .set({ answeredAt: final, endedAt: final })
      .where('id', '=', invitation.id)
      .execute()
    expect(await seen()).toEqual({
      ...student,
      scoutInvitations: [{ status: 'DECLINED', declineReason: { id: String(id) } }],
    })
  })

  test('an accepted one gives the seat back and closes the request', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 1 })
    const { viewer, invitation } = await anInvited(app.db, home, acceptedForScheduling())
    await aSeatFor(app.db, invitation, date)
    expect((await decline(viewer, invitation.id)).data.declineScoutInvitation.status).toBe('DECLINED')
    const after = await app.db
      .selectFrom('schedulingDate')
      .select('booked')
      .where('id', '=', date.id)
      .executeTakeFirstOrThrow()
    expect(after.booked).toBe(0)
    expect(
      await app.db.selectFrom('booking').select('status').where('scoutInvitationId', '=', invitation.id).execute(),
    ).toEqual([{ status: 'CANCELLED' }])
  })

  test('a page from before or after the acceptance declines nothing', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const open = await declineAsSeen(viewer, invitation.id, true)
    await act('acceptScoutInvitation', viewer, invitation.id)
    const accepted = await declineAsSeen(viewer, invitation.id, false)
    expect([...open.errors, ...accepted.errors].map(({ code }) => code)).toEqual([
      'scout_already_answered',
      'scout_already_answered',
    ])
    expect((await declineAsSeen(viewer, invitation.id, true)).data.declineScoutInvitation.status).toBe('DECLINED')
  })

  test('a hired student does not decline', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender, { status: 'HIRED', answeredAt: new Date() })
    expect((await decline(viewer, invitation.id)).errors[0]?.code).toBe('scout_already_answered')
  })
})

test('reading is remembered once', async () => {
  const { viewer, invitation } = await anInvited(app.db, sender)
  const read = () => app.as(viewer).ask('mutation R($id: ID!) { readScoutInvitation(id: $id) }', { id: invitation.id })
  const readAt = () =>
    app.db.selectFrom('scoutInvitation').select('readAt').where('id', '=', invitation.id).executeTakeFirstOrThrow()
  expect((await read()).data.readScoutInvitation).toBe(invitation.id)
  const first = await readAt()
  await read()
  expect(await readAt()).toEqual(first)
})

describe('§2 the lists of a student', () => {
  const list = async (viewer: Parameters<TestApp['as']>[0], status: string) => {
    const { data } = await app.as(viewer).ask(
      `query L($status: ScoutInvitationStatusFilter!) { scoutInvitations(status: $status) { totalCount edges { node {
        id status company { displayName } companyUser { familyName } job { title contents { ... on TextBlock { body } } } quotations { text } offeredScheduling { title } chosenDate { id } schedulingDateRequest { status } } } } }`,
      { status },
    )
    return data.scoutInvitations as { totalCount: number; edges: { node: { id: string; status: string } }[] }
  }

  test('each tab holds its own, and the counts say the same', async () => {
    const student = await aCandidate(app.db)
    const make = async (fields: object) =>
      aScoutInvitation(app.db, { ...homeOf(await aSender(app.db)), candidateId: student.id, ...fields })
    const later = await make({ expiresAt: inHours(100) })
    const sooner = await make({ expiresAt: inHours(50) })
    const late = await make({ expiresAt: inHours(-1) })
    const scheduling = await make(acceptedForScheduling())
    const wishing = await make(askingForDates())
    const slow = await make({ ...acceptedForScheduling(), scheduleBy: inHours(-1) })
    const accepted = await make({ status: 'ACCEPTED', answeredAt: new Date() })
    const hired = await make({ status: 'HIRED', schedulingStatus: 'PENDING', sentAt: inHours(-5) })
    const declined = await make({ status: 'DECLINED', endedAt: new Date() })
    const idsOf = async (status: string) => (await list(student.viewer, status)).edges.map(({ node }) => node.id)
    expect(await idsOf('PENDING')).toEqual([sooner.id, later.id])
    expect((await idsOf('PENDING_SCHEDULE')).toSorted()).toEqual([scheduling.id, wishing.id].toSorted())
    expect(await idsOf('ACCEPTED')).toEqual([accepted.id, hired.id])
    expect(await idsOf('DECLINED')).toEqual([declined.id])
    expect((await idsOf('EXPIRED')).sort()).toEqual([late.id, slow.id].sort())
    expect((await list(student.viewer, 'EXPIRED')).edges.map(({ node }) => node.status)).toEqual(['EXPIRED', 'EXPIRED'])
    const { data } = await app
      .as(student.viewer)
      .ask(
        '{ scoutInvitationCounts { pending pendingSchedule toAnswer toSchedule accepted declined expired } viewer { ... on CandidateViewer { pendingCount pendingScheduleCount } } }',
      )
    expect(data.scoutInvitationCounts).toEqual({
      pending: 2,
      pendingSchedule: 2,
      toAnswer: 2,
      toSchedule: 1,
      accepted: 2,
      declined: 1,
      expired: 2,
    })
    expect(data.viewer).toEqual({ pendingCount: 2, pendingScheduleCount: 1 })
  })

  test('screens 4.4 the list opens with the first tab that holds a scout', async () => {
    const student = await aCandidate(app.db)
    const tab = async () =>
      (await app.as(student.viewer).ask('{ viewer { ... on CandidateViewer { firstScoutTab } } }')).data.viewer
    expect(await tab()).toEqual({ firstScoutTab: 'PENDING' })
    for (const [firstScoutTab, fields] of [
      ['EXPIRED', { expiresAt: inHours(-1) }],
      ['DECLINED', { status: 'DECLINED', endedAt: new Date() }],
      ['ACCEPTED', { status: 'ACCEPTED', answeredAt: new Date() }],
      ['PENDING_SCHEDULE', acceptedForScheduling()],
      ['PENDING', {}],
    ] as const) {
      await aScoutInvitation(app.db, { ...homeOf(await aSender(app.db)), candidateId: student.id, ...fields })
      expect(await tab()).toEqual({ firstScoutTab })
    }
  })

  test('a longer list costs no more statements', async () => {
    const student = await aCandidate(app.db)
    const add = async () =>
      aScoutInvitation(app.db, {
        ...homeOf(await aSchedulingSender(app.db)),
        candidateId: student.id,
        ...acceptedForScheduling(),
      })
    const cost = async () => (await countStatements(() => list(student.viewer, 'PENDING_SCHEDULE'))).statements
    await add()
    const ofOne = await cost()
    for (let more = 0; more < 12; more += 1) await add()
    expect((await list(student.viewer, 'PENDING_SCHEDULE')).edges).toHaveLength(13)
    expect(await cost()).toBe(ofOne)
  })

  test("another student's invitation is not found", async () => {
    const { invitation } = await anInvited(app.db, sender)
    const stranger = await aCandidate(app.db)
    const { errors } = await app
      .as(stranger.viewer)
      .ask('query O($id: ID!) { scoutInvitation(id: $id) { id } }', { id: invitation.id })
    expect(errors[0]?.code).toBe('not_found')
    expect((await list(stranger.viewer, 'PENDING')).totalCount).toBe(0)
  })

  test('a job is shown to everybody while it is open, and always to who was invited', async () => {
    const { viewer } = await anInvited(app.db, sender)
    const stranger = await aCandidate(app.db)
    const see = async (who: Parameters<TestApp['as']>[0]) =>
      (
        await app
          .as(who)
          .ask('query J($id: ID!) { offeredJob(jobId: $id) { id company { id } } }', { id: sender.job.id })
      ).errors[0]?.code ?? 'shown'
    expect(await see(stranger.viewer)).toBe('shown')
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    expect([await see(stranger.viewer), await see(viewer), await see(sender.viewer)]).toEqual([
      'not_found',
      'shown',
      'forbidden',
    ])
  })
})
