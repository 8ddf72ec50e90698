import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { ears } from '#test/factories/notification.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { kinds, type KindName } from '../../kinds.ts'

const app = ownApp()

type Given = { kind: KindName; timing: string }
const coded = (settings: Given[]) => settings.map(({ kind, timing }) => ({ kind: kinds[kind].code, timing }))
const forAll = (viewer: Viewer | null, settings: Given[], digestHour = 9) =>
  app
    .as(viewer)
    .ask(
      'mutation ($settings: [ScoutNotificationSettingInput!]!, $hour: Int!) { done: updateScoutNotificationDefaults(settings: $settings, digestHour: $hour) { digestHour settings { kind timing usual } } }',
      { settings: coded(settings), hour: digestHour },
    )
const ofJob = (viewer: Viewer | null, jobId: string, settings: Given[]) =>
  app
    .as(viewer)
    .ask(
      'mutation ($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) { done: updateScoutNotificationSettings(jobId: $jobId, settings: $settings) { isException } }',
      { jobId, settings: coded(settings) },
    )
const remove = (viewer: Viewer | null, jobId: string) =>
  app
    .as(viewer)
    .ask('mutation ($jobId: ID!) { done: removeScoutNotificationSettings(jobId: $jobId) { isException } }', { jobId })
const add = (viewer: Viewer | null, jobId: string) =>
  app
    .as(viewer)
    .ask('mutation ($jobId: ID!) { done: addScoutNotificationException(jobId: $jobId) { isException } }', { jobId })
const acceptedAt = async (viewer: Viewer, jobId: string) => {
  const { data } = await app.as(viewer).ask('{ scoutNotificationSettings { jobId isException settings { timing } } }')
  const job = data.scoutNotificationSettings.find((setting: { jobId: string }) => setting.jobId === jobId)
  return [job.isException, job.settings[0].timing]
}

describe('§2 /client/settings/scout-notification: all jobs, and exceptions', () => {
  test('what is chosen for all jobs counts at each but an exception, until the exception is removed', async () => {
    const sender = await aSender(app.db)
    const other = await aJob(app.db, { companyId: sender.company.id })
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const { data } = await forAll(sender.viewer, [{ kind: 'scoutAccepted', timing: 'OFF' }], 18)
    expect(data.done.digestHour).toBe(18)
    expect(data.done.settings[0]).toEqual({ kind: kinds.scoutAccepted.code, timing: 'OFF', usual: 'IMMEDIATELY' })
    await ofJob(sender.viewer, other.id, [{ kind: 'scoutAccepted', timing: 'DAILY_DIGEST' }])
    expect(await acceptedAt(sender.viewer, sender.job.id)).toEqual([false, 'OFF'])
    expect(await acceptedAt(sender.viewer, other.id)).toEqual([true, 'DAILY_DIGEST'])
    expect(await acceptedAt(colleague.viewer, sender.job.id)).toEqual([false, 'IMMEDIATELY'])
    expect((await remove(sender.viewer, other.id)).data.done.isException).toBe(false)
    expect((await remove(sender.viewer, other.id)).errors).toEqual([])
    expect(await acceptedAt(sender.viewer, other.id)).toEqual([false, 'OFF'])
  })

  test('a job is set apart with what counts now, once; later choices for all jobs leave it', async () => {
    const { viewer, job } = await aSender(app.db)
    const stranger = await aSender(app.db)
    await forAll(viewer, [{ kind: 'scoutAccepted', timing: 'DAILY_DIGEST' }])
    const both = await Promise.all([add(viewer, job.id), add(viewer, job.id)])
    expect(both.map(({ errors }) => errors)).toEqual([[], []])
    await forAll(viewer, [{ kind: 'scoutAccepted', timing: 'OFF' }])
    expect(await acceptedAt(viewer, job.id)).toEqual([true, 'DAILY_DIGEST'])
    await add(viewer, job.id)
    expect(await acceptedAt(viewer, job.id)).toEqual([true, 'DAILY_DIGEST'])
    expect((await add(stranger.viewer, job.id)).errors[0]).toMatchObject({ code: 'not_found' })
    expect((await add(null, job.id)).errors[0]).toMatchObject({ code: 'unauthenticated' })
  })

  test('an acceptance is told by the exception first, then by the choice for all jobs', async () => {
    const work = worker(app)
    const hear = ears(app, work)
    const sender = await aSender(app.db)
    const accept = async () => {
      const { viewer, invitation } = await anInvited(app.db, sender)
      const document = 'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }'
      expect((await app.as(viewer).ask(document, { id: invitation.id })).errors).toEqual([])
      await work.run()
      return (await hear.list(sender.viewer)).length
    }
    await forAll(sender.viewer, [{ kind: 'scoutAccepted', timing: 'OFF' }])
    expect(await accept()).toBe(0)
    await ofJob(sender.viewer, sender.job.id, [{ kind: 'scoutAccepted', timing: 'IMMEDIATELY' }])
    expect(await accept()).toBe(1)
  })

  test('§5 an hour outside of the day is refused, and nothing is saved', async () => {
    const { viewer, job } = await aSender(app.db)
    for (const hour of [6, 21, -1])
      expect((await forAll(viewer, [{ kind: 'scoutAccepted', timing: 'OFF' }], hour)).errors[0]).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'digestHour', message: '時刻は7時から20時の間で選んでください' }],
      })
    expect(await acceptedAt(viewer, job.id)).toEqual([false, 'IMMEDIATELY'])
  })

  test('§6 another company’s job is not found, a guest and a student are refused, twice at once is once', async () => {
    const [sender, thief] = [await aSender(app.db), await aSender(app.db)]
    const student = await aCandidate(app.db)
    await ofJob(sender.viewer, sender.job.id, [{ kind: 'scoutAccepted', timing: 'OFF' }])
    expect((await remove(thief.viewer, sender.job.id)).errors[0]?.code).toBe('not_found')
    for (const [viewer, code] of [
      [null, 'unauthenticated'],
      [student.viewer, 'forbidden'],
    ] as const)
      for (const answer of [forAll(viewer, []), remove(viewer, sender.job.id)])
        expect((await answer).errors[0]?.code).toBe(code)
    expect(await acceptedAt(sender.viewer, sender.job.id)).toEqual([true, 'OFF'])
    const all = (timing: string) => (Object.keys(kinds) as KindName[]).filter(isTimed).map((kind) => ({ kind, timing }))
    const answers = await Promise.all([
      forAll(sender.viewer, all('OFF')),
      forAll(sender.viewer, all('DAILY_DIGEST').toReversed()),
      remove(sender.viewer, sender.job.id),
      remove(sender.viewer, sender.job.id),
    ])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  })
})

const isTimed = (kind: KindName) => kinds[kind].timed !== null
