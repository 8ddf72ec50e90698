import { describe, expect, test } from 'vitest'
import { kinds, type KindName } from '../../kinds.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { nameOf } from '#test/factories/notification.ts'
import { aSender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

const list = (viewer: Viewer | null) =>
  app.as(viewer).ask('{ scoutNotificationSettings { jobId jobTitle isArchived settings { kind label timing } } }')
const update = (
  viewer: Viewer | null,
  jobId: string,
  settings: { kind: KindName; timing: string }[],
  options: { idempotencyKey?: string } = {},
) =>
  app
    .as(viewer)
    .ask(
      'mutation ($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) { updateScoutNotificationSettings(jobId: $jobId, settings: $settings) { jobId settings { kind timing } } }',
      { jobId, settings: settings.map(({ kind, timing }) => ({ kind: kinds[kind].code, timing })) },
      options,
    )
const timingsOf = async (viewer: Viewer, jobId: string) => {
  const { data } = await list(viewer)
  const jobs = data.scoutNotificationSettings as { jobId: string; settings: { kind: string; timing: string }[] }[]
  return Object.fromEntries(
    (jobs.find((job) => job.jobId === jobId)?.settings ?? []).map(({ kind, timing }) => [nameOf(kind), timing]),
  )
}
const rows = () => app.db.selectFrom('scoutNotificationSetting').selectAll().orderBy('jobId').orderBy('kind').execute()
const code = ({ errors }: Awaited<ReturnType<typeof update>>) => errors[0]?.code

const defaults: { [Name in KindName]?: string } = {
  scoutAccepted: 'IMMEDIATELY',
  scoutDeclined: 'DAILY_DIGEST',
  sentScoutExpired: 'DAILY_DIGEST',
  dateChosen: 'IMMEDIATELY',
  datesRequested: 'IMMEDIATELY',
  bookingCancelled: 'IMMEDIATELY',
  capacityReached: 'DAILY_DIGEST',
  messageFromStudent: 'IMMEDIATELY',
}

describe('§2 /client/settings/scout-notification', () => {
  test('every job of the company, with the defaults until something is chosen', async () => {
    const sender = await aSender(app.db)
    const archived = await aJob(app.db, { companyId: sender.company.id, isArchived: true })
    await aSender(app.db)
    const { data } = await list(sender.viewer)
    expect(data.scoutNotificationSettings).toMatchObject([
      { jobId: sender.job.id, jobTitle: sender.job.title, isArchived: false },
      { jobId: archived.id, isArchived: true },
    ])
    expect(data.scoutNotificationSettings[0].settings[0]).toEqual({
      kind: kinds.scoutAccepted.code,
      label: 'スカウトの承認',
      timing: 'IMMEDIATELY',
    })
    expect(await timingsOf(sender.viewer, sender.job.id)).toEqual(defaults)
  })

  test('what is chosen stands, for this user and this job; what is not named stays', async () => {
    const sender = await aSender(app.db)
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const other = await aJob(app.db, { companyId: sender.company.id })
    await update(sender.viewer, sender.job.id, [{ kind: 'scoutAccepted', timing: 'OFF' }])
    const { data } = await update(sender.viewer, sender.job.id, [
      { kind: 'scoutDeclined', timing: 'IMMEDIATELY' },
      { kind: 'sentScoutExpired', timing: 'OFF' },
      { kind: 'sentScoutExpired', timing: 'DAILY_DIGEST' },
    ])
    expect(data.updateScoutNotificationSettings.settings[0]).toEqual({ kind: kinds.scoutAccepted.code, timing: 'OFF' })
    expect(await timingsOf(sender.viewer, sender.job.id)).toEqual({
      ...defaults,
      scoutAccepted: 'OFF',
      scoutDeclined: 'IMMEDIATELY',
    })
    expect(await timingsOf(sender.viewer, other.id)).toEqual(defaults)
    expect(await timingsOf(colleague.viewer, sender.job.id)).toEqual(defaults)
    const { count } = await app.db
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('action', '=', 'updateScoutNotificationSettings')
      .where('companyId', '=', sender.company.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  test('§6 whoever may only look has settings of their own', async () => {
    const sender = await aSender(app.db)
    const looker = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await update(looker.viewer, sender.job.id, [{ kind: 'dateChosen', timing: 'OFF' }])).errors).toEqual([])
    expect((await timingsOf(looker.viewer, sender.job.id))['dateChosen']).toBe('OFF')
  })

  test('§6 another company’s job, an unknown one, a malformed id: not found, and nothing changes', async () => {
    const [sender, thief] = [await aSender(app.db), await aSender(app.db)]
    const before = await rows()
    for (const id of [sender.job.id, crypto.randomUUID(), "' or 1=1 --"])
      expect(code(await update(thief.viewer, id, [{ kind: 'scoutAccepted', timing: 'OFF' }]))).toBe('not_found')
    expect(await rows()).toEqual(before)
  })

  test('§6 a guest and a student are refused', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db)
    const before = await rows()
    const settings = [{ kind: 'scoutAccepted' as const, timing: 'OFF' }]
    expect(code(await update(null, sender.job.id, settings))).toBe('unauthenticated')
    expect(code(await update(student.viewer, sender.job.id, settings))).toBe('forbidden')
    expect(code(await list(null))).toBe('unauthenticated')
    expect(code(await list(student.viewer))).toBe('forbidden')
    expect(await rows()).toEqual(before)
  })

  test('a kind or a time that does not exist is refused by the door', async () => {
    const sender = await aSender(app.db)
    expect(code(await update(sender.viewer, sender.job.id, [{ kind: 'tomorrowsDates', timing: 'OFF' }]))).toBeDefined()
    expect(
      code(await update(sender.viewer, sender.job.id, [{ kind: 'scoutAccepted', timing: 'WEEKLY' }])),
    ).toBeDefined()
    expect(await timingsOf(sender.viewer, sender.job.id)).toEqual(defaults)
  })

  test('twice at once and twice with one key', async () => {
    const sender = await aSender(app.db)
    const all = (timing: string) => (Object.keys(defaults) as KindName[]).map((kind) => ({ kind, timing }))
    const answers = await Promise.all([
      update(sender.viewer, sender.job.id, all('OFF')),
      update(sender.viewer, sender.job.id, all('OFF').toReversed()),
      update(sender.viewer, sender.job.id, all('IMMEDIATELY')),
    ])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(new Set(Object.values(await timingsOf(sender.viewer, sender.job.id))).size).toBe(1)

    const idempotencyKey = crypto.randomUUID()
    const once = () => update(sender.viewer, sender.job.id, all('OFF'), { idempotencyKey })
    await once()
    await update(sender.viewer, sender.job.id, all('IMMEDIATELY'))
    await once()
    expect((await timingsOf(sender.viewer, sender.job.id))['scoutAccepted']).toBe('IMMEDIATELY')
  })

  test('settings leave with their job', async () => {
    const sender = await aSender(app.db)
    await update(sender.viewer, sender.job.id, [{ kind: 'scoutAccepted', timing: 'OFF' }])
    const remove = 'mutation ($id: ID!) { deleteJobDescription(id: $id) }'
    expect((await app.as(sender.viewer).ask(remove, { id: sender.job.id })).errors).toEqual([])
    expect((await rows()).filter(({ jobId }) => jobId === sender.job.id)).toEqual([])
  })
})
