import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { endScoutExperiments } from './commands.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db, { planKey: 'PREMIUM' })
})

type Viewer = Parameters<TestApp['as']>[0]
const other = `${aMessage}ご質問だけでも歓迎します。`
const fields =
  'id state endCause needed verdict interval { low high } versions { version subject sent judged accepted }'

const start = (viewer: Viewer = sender.viewer, jobId: string = sender.job.id, change: object = {}) =>
  app.as(viewer).ask(
    `mutation ($jobId: ID!, $title: String!, $baseRate: Int!, $difference: Int!, $a: LetterTextInput!, $b: LetterTextInput!) {
      startScoutExperiment(jobId: $jobId, title: $title, baseRate: $baseRate, difference: $difference, versionA: $a, versionB: $b) { ${fields} } }`,
    {
      jobId,
      title: '締めの一文',
      baseRate: 20,
      difference: 10,
      a: { subject: '検査装置の開発について', message: aMessage },
      b: { subject: '検査装置をつくる仕事', message: other },
      ...change,
    },
  )
const stop = (id: string, viewer: Viewer = sender.viewer) =>
  app.as(viewer).ask(`mutation ($id: ID!) { stopScoutExperiment(id: $id) { ${fields} } }`, { id })
const read = async (id: string) =>
  (await app.as(sender.viewer).ask(`query ($id: ID!) { scoutExperiment(id: $id) { ${fields} } }`, { id })).data
    .scoutExperiment
const send = (
  id: string,
  candidateIds: readonly string[],
  viewer: Viewer = sender.viewer,
  { reason = aReason, foundBy = '' } = {},
) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $invitations: [ScoutInvitationInput!]!, $foundBy: String) {
      sendScoutExperiment(id: $id, invitations: $invitations, foundBy: $foundBy) { sentIds failures { candidateId code } } }`,
    { id, foundBy, invitations: candidateIds.map((candidateId) => ({ candidateId, reason })) },
  )
const codeOf = async (answer: ReturnType<typeof start>) => (await answer).errors[0]?.code ?? 'done'
const begun = async (...of: Parameters<typeof start>): Promise<string> =>
  (await start(...of)).data.startScoutExperiment.id
const students = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aCandidate(app.db)).id))
const textsOf = (ids: readonly string[]) =>
  app.db
    .selectFrom('scoutInvitation as scout')
    .innerJoin('templateMessageHistory as letter', 'letter.id', 'scout.templateMessageHistoryId')
    .innerJoin('scoutExperimentStudent as student', 'student.scoutInvitationId', 'scout.id')
    .select(['scout.candidateId', 'student.version', 'letter.subject', 'letter.text', 'scout.personalShare'])
    .where('scout.id', 'in', ids)
    .execute()
const clock = () => app.db.transaction().execute(endScoutExperiments)

describe('an experiment', () => {
  test('sends each student one of the two texts by chance, half and half, and counts no answer before its time', async () => {
    const id = await begun()
    const { data, errors } = await send(id, await students(12))
    expect(errors).toEqual([])
    const texts = await textsOf(data.sendScoutExperiment.sentIds)
    expect(texts).toHaveLength(12)
    for (const { version, subject, text } of texts)
      expect([subject, text]).toEqual(
        version === 'A' ? ['検査装置の開発について', aMessage] : ['検査装置をつくる仕事', other],
      )
    const ofA = texts.filter(({ version }) => version === 'A').length
    expect(Math.abs(ofA * 2 - 12)).toBeLessThanOrEqual(6)
    // A common text is no letter to one student, however many are sent at once.
    expect(texts.every(({ personalShare }) => personalShare !== null && personalShare < 60)).toBe(true)
    const experiment = await read(id)
    expect(experiment).toMatchObject({ state: 'RUNNING', endCause: null, needed: 705, verdict: 'NOTHING_YET' })
    expect(experiment.versions.map(({ sent }: { sent: number }) => sent).reduce((a: number, b: number) => a + b)).toBe(
      12,
    )
    expect(experiment.versions.every(({ judged }: { judged: number }) => judged === 0)).toBe(true)
  })

  test('counts who accepted once the time to answer is over, also who went on to decline', async () => {
    const id = await begun()
    const { data } = await send(id, await students(4))
    const [accepted, declined, left, silent] = data.sendScoutExperiment.sentIds as string[]
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const set = (scout: string | undefined, row: object) =>
      app.db
        .updateTable('scoutInvitation')
        .set({ sentAt: ago(20), expiresAt: ago(5), ...row })
        .where('id', '=', scout ?? '')
        .execute()
    await set(accepted, { status: 'ACCEPTED', answeredAt: ago(18) })
    await set(declined, { status: 'DECLINED', answeredAt: ago(18), endedAt: ago(18) })
    await set(left, { status: 'DECLINED', answeredAt: ago(18), endedAt: ago(6) })
    await set(silent, { status: 'ACCEPTED', answeredAt: ago(1), expiresAt: new Date(Date.now() + 86_400_000) })
    const { versions } = await read(id)
    const sum = (name: string) =>
      versions.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0)
    expect([sum('sent'), sum('judged'), sum('accepted')]).toEqual([4, 3, 2])
    const looks = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { scoutExperiment(id: $id) { looks { day judgedA judgedB acceptedA acceptedB } } }', {
        id,
      })
    expect(looks.data.scoutExperiment.looks).toHaveLength(1)
    const acceptances = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { jobDescription(jobId: $id) { scoutAcceptances { accepted judged } } }', {
        id: sender.job.id,
      })
    expect(acceptances.data.jobDescription.scoutAcceptances).toEqual({ accepted: 2, judged: 3 })
  })

  test('balances its texts within each way of searching, also when sendings of all ways come at once', async () => {
    const id = await begun()
    // Spaces are no difference, and no words are a way of their own.
    const sizes: [foundBy: string, size: number][] = [
      ['東海の機械系', 1],
      ['', 2],
      ['キーワード・卒業予定', 1],
      ['東海の機械系 ', 2],
      ['', 1],
      ['キーワード・卒業予定', 3],
      ['東海の機械系', 2],
      ['', 2],
    ]
    const answers = await Promise.all(
      sizes.map(async ([foundBy, size]) => send(id, await students(size), sender.viewer, { foundBy })),
    )
    for (const { errors } of answers) expect(errors).toEqual([])
    const rows = await app.db
      .selectFrom('scoutExperimentStudent as student')
      .innerJoin('scoutInvitation as scout', 'scout.id', 'student.scoutInvitationId')
      .innerJoin('templateMessageHistory as letter', 'letter.id', 'scout.templateMessageHistoryId')
      .select(['letter.foundBy', 'student.version'])
      .where('student.scoutExperimentId', '=', id)
      .execute()
    const ways = Map.groupBy(rows, ({ foundBy }) => foundBy)
    expect([...ways].map(([way, ofWay]) => [way, ofWay.length]).toSorted()).toEqual([
      ['', 5],
      ['キーワード・卒業予定', 4],
      ['東海の機械系', 5],
    ])
    const blocks = await app.db
      .selectFrom('scoutExperimentBlock')
      .select('block')
      .where('scoutExperimentId', '=', id)
      .execute()
    expect(blocks).toHaveLength(3)
    for (const ofWay of ways.values()) {
      const ofA = ofWay.filter(({ version }) => version === 'A').length
      expect(Math.abs(ofA * 2 - ofWay.length)).toBeLessThanOrEqual(3)
    }
  })

  test('a sending that is refused draws nothing', async () => {
    const id = await begun()
    await send(id, await students(1))
    const left = () =>
      app.db.selectFrom('scoutExperimentBlock').select('block').where('scoutExperimentId', '=', id).execute()
    const before = await left()
    expect(await codeOf(send(id, await students(3), sender.viewer, { reason: '短い' }))).toBe('invalid_input')
    expect(await left()).toEqual(before)
  })

  test('draws nothing new for a student whose scout was taken back before it left', async () => {
    const id = await begun()
    const [student = ''] = await students(1)
    const first = (await send(id, [student])).data.sendScoutExperiment.sentIds[0] as string
    const versionOf = async () =>
      app.db
        .selectFrom('scoutExperimentStudent')
        .select(['version', 'scoutInvitationId'])
        .where('scoutExperimentId', '=', id)
        .executeTakeFirstOrThrow()
    const { version } = await versionOf()
    await app.db.deleteFrom('scoutInvitation').where('id', '=', first).execute()
    expect(await versionOf()).toEqual({ version, scoutInvitationId: null })
    const again = (await send(id, [student])).data.sendScoutExperiment.sentIds[0]
    expect(await versionOf()).toEqual({ version, scoutInvitationId: again })
  })

  test('runs alone for its job, also when two are started at once; another job has its own', async () => {
    const codes = await Promise.all([codeOf(start()), codeOf(start())])
    expect(codes.toSorted()).toEqual(['done', 'experiment_running'])
    const second = await aJob(app.db, { companyId: sender.company.id })
    expect(await codeOf(start(sender.viewer, second.id))).toBe('done')
  })

  test('ends by hand once, also when two stop it at once, and then sends nothing', async () => {
    const id = await begun()
    const codes = await Promise.all([codeOf(stop(id)), codeOf(stop(id))])
    expect(codes.toSorted()).toEqual(['done', 'experiment_ended'])
    expect(await read(id)).toMatchObject({ state: 'ENDED', endCause: 'STOPPED' })
    expect(await codeOf(send(id, await students(1)))).toBe('experiment_ended')
    expect(await codeOf(start())).toBe('done')
  })

  test('waits for open letters after its end', async () => {
    const id = await begun()
    await send(id, await students(1))
    expect((await stop(id)).data.stopScoutExperiment.state).toBe('WAITING')
  })

  test('ends after 60 days, at once for its readers and by the clock in the row', async () => {
    const id = await begun()
    const startedAt = new Date(Date.now() - 61 * 86_400_000)
    await app.db
      .updateTable('scoutExperiment')
      .set({ startedAt, endsAt: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect(await read(id)).toMatchObject({ state: 'ENDED', endCause: 'TIME' })
    expect(await codeOf(send(id, await students(1)))).toBe('experiment_ended')
    expect(await codeOf(stop(id))).toBe('experiment_ended')
    // Another begins although the clock has not come yet.
    const next = await begun()
    await clock()
    expect(await read(id)).toMatchObject({ endCause: 'TIME' })
    expect(await read(next)).toMatchObject({ state: 'RUNNING' })
  })

  test('ends with its job and with its contract', async () => {
    const id = await begun()
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    expect(await read(id)).toMatchObject({ state: 'ENDED', endCause: 'JOB' })
    expect(await codeOf(start())).toBe('job_not_sendable')
    await clock()
    await app.db.updateTable('job').set({ isArchived: false }).where('id', '=', sender.job.id).execute()
    expect(await read(id)).toMatchObject({ state: 'ENDED', endCause: 'JOB' })
    const next = await begun()
    await app.db
      .updateTable('contract')
      .set({ startsOn: addDays(tokyoToday(), -400), endsOn: addDays(tokyoToday(), -1) })
      .where('companyId', '=', sender.company.id)
      .execute()
    await clock()
    const row = app.db.selectFrom('scoutExperiment').select('endCause').where('id', '=', next)
    expect(await row.executeTakeFirst()).toEqual({ endCause: 'CONTRACT' })
  })

  test('§6 of another company is not found; who may not write starts and stops nothing', async () => {
    const id = await begun()
    const stranger = await aSender(app.db, { planKey: 'PREMIUM' })
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const of = { id }
    const ask = (viewer: Viewer) => app.as(viewer).ask('query ($id: ID!) { scoutExperiment(id: $id) { id } }', of)
    for (const act of [ask(stranger.viewer), stop(id, stranger.viewer), send(id, await students(1), stranger.viewer)])
      expect(await codeOf(act)).toBe('not_found')
    expect(await codeOf(start(stranger.viewer))).toBe('not_found')
    expect((await app.as(stranger.viewer).ask('{ scoutExperiments { id } }')).data.scoutExperiments).toEqual([])
    for (const act of [start(reader.viewer), stop(id, reader.viewer), send(id, await students(1), reader.viewer)])
      expect(await codeOf(act)).toBe('forbidden')
    expect(await codeOf(ask(reader.viewer))).toBe('done')
    expect(await codeOf(start((await aCandidate(app.db)).viewer))).toBe('forbidden')
    expect(await codeOf(start(null))).toBe('unauthenticated')
  })

  test('refuses equal texts and a letter that a sending would refuse', async () => {
    const same = { subject: '検査装置の開発について', message: aMessage }
    expect((await start(sender.viewer, sender.job.id, { b: same })).errors[0]?.fields).toMatchObject([
      { path: 'versionB.message' },
    ])
    const id = await begun()
    const { errors } = await send(id, await students(1), sender.viewer, { reason: '短い' })
    expect(errors[0]?.fields).toMatchObject([{ path: 'invitations.0.reason' }])
    const counted = await app.db
      .selectFrom('scoutExperimentStudent')
      .select('version')
      .where('scoutExperimentId', '=', id)
      .execute()
    expect(counted).toEqual([])
  })
})
