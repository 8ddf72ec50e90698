import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import type { PushMessage, PushOutcome } from '#platform/outgoing/push-message.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCompanyUser } from '#test/factories.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aDevice } from '#test/push-service.ts'
import { ownWorker } from '#test/work.ts'
import { kinds } from './kinds.ts'

const app = ownApp()
const pushes: (PushMessage & { token: string })[] = []
let outcome: PushOutcome = 'sent'
const work = ownWorker(app, async (token, message) => {
  pushes.push({ ...message, token })
  return outcome
})
beforeEach(() => itIs('12:00'))
afterEach(async () => {
  itIsNow()
  outcome = 'sent'
  pushes.splice(0)
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
})

const ask = async (viewer: Viewer, document: string, variables: object = {}) => {
  const { data, errors } = await app.as(viewer).ask(document, { ...variables })
  expect(errors).toEqual([])
  return data
}
const at = (clock: string, plusDays = 0) => tokyoMoment(addDays(today(), plusDays), clock)
const registerDevice = (viewer: CompanyViewer, token = aDevice('http://127.0.0.1').token) =>
  ask(viewer, 'mutation ($token: String!) { registerCompanyUserFcmToken(token: $token) }', { token })
const devicesOf = ({ companyUserId }: CompanyViewer) =>
  app.db.selectFrom('pushDevice').select('id').where('companyUserId', '=', companyUserId).execute()
async function removeDevices(viewer: CompanyViewer) {
  for (const { id } of await devicesOf(viewer))
    await ask(viewer, 'mutation ($id: ID!) { removePushDevice(id: $id) }', { id })
}
const wordsOf = () => pushes.map(({ title, body, url }) => ({ title, body, url }))
/** Makes what waits for the morning due. */
const morningComes = async () => {
  itIs('08:05', 1)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
  await work.run()
}

/** A company user with a device, and an accepted student with a date. */
async function booked({ startAt = at('15:00'), endAt = at('16:00') } = {}) {
  const home = await aSchedulingSender(app.db)
  await registerDevice(home.viewer)
  const date = await home.date({ startAt, endAt })
  const student = await anInvited(app.db, home, acceptedForScheduling())
  await aSeatFor(app.db, student.invitation, date)
  await work.run()
  pushes.splice(0)
  const { id } = student.invitation
  const act = (name: string, rest = '') =>
    ask(student.viewer, `mutation ($id: ID!) { ${name}(scoutInvitationId: $id${rest}) { __typename } }`, { id })
  return { ...home, date, student, id, act }
}

async function messaged() {
  const home = await booked()
  await home.act('sendMessageToCompany', ', text: "内緒の質問です。"')
  // Nobody has read within the first seconds.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
  return home
}

describe('§34 a message of a student', () => {
  test('is pushed to each device of the colleague in charge, with no more than the subject of the mail', async () => {
    const { viewer, id, job } = await messaged()
    await registerDevice(viewer)
    const bystander = await aCompanyUser(app.db, viewer.companyId)
    await registerDevice(bystander.viewer)
    await work.run()
    const words = { title: '山田さんからメッセージが届きました', body: job.title, url: `/client/threads/${id}` }
    expect(wordsOf()).toEqual([words, words])
    expect(new Set(pushes.map(({ token }) => token)).size).toBe(2)
    expect(await app.db.selectFrom('notificationPush').selectAll().execute()).toEqual([])
  })

  test('is pushed to no colleague who chose to hear once a day', async () => {
    const { viewer } = await messaged()
    const { companyId, companyUserId } = viewer
    await app.db
      .insertInto('scoutNotificationDefault')
      .values({ companyId, companyUserId, kind: kinds.messageFromStudent.code, timing: 'DAILY_DIGEST' })
      .execute()
    await work.run()
    expect(pushes).toEqual([])
  })

  test('a device that its push service no longer knows is forgotten', async () => {
    const { viewer } = await messaged()
    outcome = 'gone'
    await work.run()
    expect(pushes).toHaveLength(1)
    expect(await devicesOf(viewer)).toEqual([])
  })
})

describe('§34 an answer at night', () => {
  /** A scout that its student accepted at 22:00. */
  async function accepted() {
    const home = await aSchedulingSender(app.db)
    await registerDevice(home.viewer)
    const student = await anInvited(app.db, home)
    itIs('22:00')
    await ask(student.viewer, 'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', {
      id: student.invitation.id,
    })
    await work.run()
    expect(pushes).toEqual([])
    expect(await app.db.selectFrom('notificationPush').select('dueAt').execute()).toEqual([{ dueAt: at('08:05', 1) }])
    return { ...home, path: clientUrls.candidate(student.candidate.id) }
  }

  test('is pushed in the morning', async () => {
    const { job, path } = await accepted()
    await morningComes()
    expect(wordsOf()).toEqual([{ title: '山田さんがスカウトを承認しました', body: job.title, url: path }])
  })

  test.each<[string, (home: Awaited<ReturnType<typeof accepted>>) => Promise<unknown>]>([
    [
      'opened its page meanwhile',
      ({ viewer, path }) => ask(viewer, 'mutation ($path: String) { readNotifications(path: $path) }', { path }),
    ],
    [
      'was disabled meanwhile',
      ({ user }) => app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', user.id).execute(),
    ],
    [
      'works for a company that was shut out meanwhile',
      ({ company }) =>
        app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', company.id).execute(),
    ],
    ['removed the device meanwhile', ({ viewer }) => removeDevices(viewer)],
  ])('is pushed to nobody who %s', async (_, change) => {
    await change(await accepted())
    await morningComes()
    expect(pushes).toEqual([])
    expect(await app.db.selectFrom('notificationPush').selectAll().execute()).toEqual([])
  })

  test('goes to nobody whose device another colleague registered meanwhile', async () => {
    const { viewer } = await accepted()
    const { token } = await app.db
      .selectFrom('pushDevice')
      .select('token')
      .where('companyUserId', '=', viewer.companyUserId)
      .executeTakeFirstOrThrow()
    const heir = await aCompanyUser(app.db, viewer.companyId)
    await registerDevice(heir.viewer, token)
    await morningComes()
    expect(pushes).toEqual([])
  })
})

describe('§34 on the day', () => {
  test('a delay goes at once, at any hour; the list is marked read by its page', async () => {
    const { act, id, viewer } = await booked({ startAt: at('23:30'), endAt: at('23:59') })
    itIs('22:40')
    await act('tellDelay', ', minutes: 20')
    await work.run()
    expect(wordsOf()).toEqual([
      {
        title: '山田さんは本日の予定に20分ほど遅れます',
        body: expect.stringContaining('23:30〜'),
        url: `/client/threads/${id}`,
      },
    ])
    const count = '{ viewer { ... on CompanyViewer { unreadNotificationPaths } } }'
    expect((await ask(viewer, count)).viewer.unreadNotificationPaths).toContain(`/client/threads/${id}`)
  })

  test('an interviewer of the date is led to the own dates, whose page marks the notice read', async () => {
    const { act, viewer, date } = await booked()
    const { viewer: interviewer, id: companyUserId } = await aCompanyUser(app.db, viewer.companyId, {
      role: 'INTERVIEWER',
    })
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId: viewer.companyId, schedulingDateId: date.id, companyUserId })
      .execute()
    await registerDevice(interviewer)
    await act('tellDelay', ', minutes: 10')
    await work.run()
    expect(pushes.map(({ url }) => url).toSorted()).toEqual([
      '/client/interviews',
      expect.stringMatching(/^\/client\/threads\//),
    ])
    const paths = '{ viewer { ... on CompanyViewer { unreadNotificationPaths } } }'
    expect((await ask(interviewer, paths)).viewer.unreadNotificationPaths).toEqual(['/client/interviews'])
  })

  test('an absence told on the evening before waits for the morning', async () => {
    const { act } = await booked({ startAt: at('15:00', 1), endAt: at('16:00', 1) })
    itIs('22:40')
    await act('tellAbsence')
    await work.run()
    expect(pushes).toEqual([])
    await morningComes()
    expect(pushes.map(({ title }) => title)).toEqual([expect.stringMatching(/^山田さんは本日の予定を欠席します$/)])
  })
})

describe('§34 bookings', () => {
  const cancel = 'mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }'
  test.each([
    ['is pushed for a date of tomorrow', 1, 1],
    ['is not pushed for a date in four days', 4, 0],
  ])('a cancelled booking %s', async (_, days, count) => {
    const { student, id } = await booked({ startAt: at('15:00', days), endAt: at('16:00', days) })
    await app.db.updateTable('booking').set({ isFreelyChangeable: true }).where('scoutInvitationId', '=', id).execute()
    await ask(student.viewer, cancel, { id })
    await work.run()
    expect(pushes.map(({ title }) => title)).toEqual(
      Array.from({ length: count }, () => expect.stringMatching(/^山田さんが.*の予約を取り消しました$/)),
    )
  })
})

test('§34 a date chosen for tomorrow is pushed, one in four days is not', async () => {
  const home = await aSchedulingSender(app.db)
  await registerDevice(home.viewer)
  const choose =
    'mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }'
  for (const days of [1, 4]) {
    const date = await home.date({ startAt: at('19:00', days), endAt: at('20:00', days) })
    const { viewer, invitation } = await anInvited(app.db, home, acceptedForScheduling())
    await ask(viewer, choose, { id: invitation.id, date: date.id })
  }
  await work.run()
  expect(pushes.map(({ title }) => title)).toEqual([expect.stringMatching(/^山田さんが.*19:00の日程を予約しました$/)])
})

test('§34 a colleague who is called in a note hears of it; no student and no word of the note stands on the screen', async () => {
  const { viewer, student } = await booked()
  const colleague = await aCompanyUser(app.db, viewer.companyId)
  await registerDevice(colleague.viewer)
  await ask(
    viewer,
    'mutation ($id: ID!, $users: [ID!]!) { addCandidateNote(candidateId: $id, text: "慎重に進めたい", mentionedUserIds: $users) { id } }',
    { id: student.candidate.id, users: [colleague.id] },
  )
  await work.run()
  expect(pushes.map(({ title }) => title)).toEqual(['佐伯さんが、ノートであなたに知らせています'])
  expect(JSON.stringify(pushes)).not.toMatch(/慎重|山田/)
})
