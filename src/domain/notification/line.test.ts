import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aConnectedLine } from '#test/factories/line.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aDevice } from '#test/push-service.ts'
import { worker } from '#test/work.ts'
import { jobs } from './jobs.ts'

const app = ownApp()
let work: ReturnType<typeof worker>
const pushed: string[] = []
beforeEach(() => {
  itIs('12:00')
  pushed.length = 0
  work = worker(app, async (token) => {
    pushed.push(token)
    return 'sent'
  })
})
afterEach(async () => {
  itIsNow()
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
})

/** A student with a browser and a LINE, to whom a scout comes. */
async function scouted() {
  const sender = await aSender(app.db)
  const { invitation, viewer } = await anInvited(app.db, sender)
  const line = await aConnectedLine(app, viewer)
  const { token } = aDevice()
  await app.as(viewer).ask('mutation ($token: String!) { registerCandidateFcmToken(token: $token) }', { token })
  await work.run()
  work.lineMessages.length = 0
  const about = { companyId: sender.company.id, scoutInvitationId: invitation.id }
  const arrive = () => jobs.notify_scout_received(about, work.context)
  const arrivals = () => ({
    browser: pushed.length,
    line: work.lineMessages.filter(({ to }) => to === line.userId).length,
  })
  return { viewer, line, arrive, arrivals, invitation }
}
type Choice = { topic: string; hasMail: boolean; hasPush: boolean; hasLine?: boolean }
const choose = (viewer: CandidateViewer, ...settings: Choice[]) =>
  app
    .as(viewer)
    .ask(
      'mutation ($settings: [CandidateNotificationSettingInput!]!) { updateCandidateNotificationSettings(settings: $settings) { topic } }',
      { settings },
    )
const choiceOf = async (viewer: CandidateViewer) => {
  const { data } = await app.as(viewer).ask('{ candidateNotificationSettings { topic hasPush hasLine } }')
  return (data.candidateNotificationSettings as Choice[]).find(({ topic }) => topic === 'SCOUT')
}

describe('notices in LINE', () => {
  test('a scout arrives there with the words of the push, and leads to its page', async () => {
    const { arrive, arrivals, invitation, line } = await scouted()
    await arrive()
    await work.run()
    expect(arrivals()).toEqual({ browser: 1, line: 1 })
    expect(work.lineMessages).toEqual([
      { to: line.userId, text: expect.stringContaining(`/candidate/invitations/${invitation.id}`) },
    ])
    expect(work.lineMessages[0]?.text).not.toContain('山田')
  })

  test('browser and LINE are chosen apart, also while a notice waits', async () => {
    const { viewer, arrive, arrivals } = await scouted()
    await choose(viewer, { topic: 'SCOUT', hasMail: true, hasPush: false, hasLine: true })
    await arrive()
    await work.run()
    expect(arrivals()).toEqual({ browser: 0, line: 1 })

    const later = await scouted()
    await later.arrive()
    await choose(later.viewer, { topic: 'SCOUT', hasMail: true, hasPush: true, hasLine: false })
    await work.run()
    expect(later.arrivals()).toEqual({ browser: 1, line: 0 })
  })

  test('a page that does not know LINE leaves the choice as it is, also beside one that does', async () => {
    const { viewer } = await scouted()
    await choose(viewer, { topic: 'SCOUT', hasMail: true, hasPush: true })
    expect(await choiceOf(viewer)).toMatchObject({ hasLine: true })
    await choose(viewer, { topic: 'SCOUT', hasMail: true, hasPush: true, hasLine: false })
    await choose(
      viewer,
      { topic: 'REMINDER', hasMail: true, hasPush: true, hasLine: true },
      { topic: 'SCOUT', hasMail: true, hasPush: false },
    )
    expect(await choiceOf(viewer)).toMatchObject({ hasPush: false, hasLine: false })
  })

  test('nothing is told at night, nor after a block or 解除', async () => {
    itIs('22:30')
    const night = await scouted()
    await night.arrive()
    await work.run()
    expect(night.arrivals()).toEqual({ browser: 0, line: 0 })
    itIs('12:00')
    for (const end of ['block', 'disconnect'] as const) {
      const { viewer, line, arrive, arrivals } = await scouted()
      await arrive()
      // The database has its own clock.
      if (end === 'block') await line.block(inHours(1000))
      else await app.as(viewer).ask('mutation { disconnectLine }')
      await work.run()
      expect([end, arrivals().line]).toEqual([end, 0])
    }
  })

  test('what guards the account goes by mail alone', async () => {
    const { viewer, line } = await scouted()
    work.lineMessages.length = 0
    await aConnectedLine(app, viewer)
    await work.run()
    expect(work.lineMessages.filter(({ to }) => to === line.userId)).toEqual([])
    await choose(viewer, { topic: 'ACCOUNT', hasMail: true, hasPush: true, hasLine: true })
    const { data } = await app.as(viewer).ask('{ candidateNotificationSettings { topic hasLine canPush } }')
    expect(data.candidateNotificationSettings.at(-1)).toEqual({ topic: 'ACCOUNT', hasLine: false, canPush: false })
  })
})
