import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { findStages } from '#domain/scout-invitation/pipeline/queries.ts'
import { noteStage } from '#domain/scout-invitation/pipeline/stage/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { checkInActs } from './acts/check-in.ts'
import { dateActs } from './acts/dates.ts'
import { documentOf } from './acts/document.ts'
import { acts } from './acts/every.ts'
import { schedulingActs } from './acts/scheduling.ts'
import { scoutInvitationActs } from './acts/scout-invitation.ts'
import { clockActs, stageActs } from './acts/stage.ts'
import { threadActs } from './acts/thread.ts'
import { aWorld, type World } from './acts/world.ts'
import { ownApp, type Answered } from './client.ts'
import { itIsNow } from './clock.ts'
import { anAdmin } from './factories/admin.ts'
import { aWebhook } from './factories/webhook.ts'
import { isFullRun } from './full-run.ts'
import { ownWorker } from './work.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

const scoutsOf = async (companyId: OfRow<'company'>) => {
  const rows = await app.db.selectFrom('scoutInvitation').select('id').where('companyId', '=', companyId).execute()
  return rows.map(({ id }) => id)
}

/** The stage of each of a company's scouts that is in one. */
async function stagesOf(companyId: OfRow<'company'>) {
  const stages = await findStages(app.db, companyId, await scoutsOf(companyId))
  return new Map([...stages].map(([id, { kind, label }]) => [id, `${kind} ${label}`]))
}

async function listTold(companyId: OfRow<'company'>) {
  const rows = await app.db
    .selectFrom('webhookEvent')
    .select('payload')
    .where('companyId', '=', companyId)
    .where('type', '=', 'candidate.stage_changed')
    .execute()
  return rows.map(({ payload }) => {
    const { scout_invitation_id: id, stage } = JSON.parse(payload).data
    return `${id} ${stage ? `${stage.kind} ${stage.label}` : 'none'}`
  })
}

/** Does the act, runs what it queued, and compares what was told with what differs. Returns the stages that came of it. */
async function follow({ company: { id: companyId } }: World, act: () => Promise<unknown>) {
  await aWebhook(app.db, companyId, { url: 'http://127.0.0.1:1/', events: ['candidate.stage_changed'] })
  for (const scoutInvitationId of await scoutsOf(companyId))
    await app.db.transaction().execute((tx) => noteStage(tx, { companyId, scoutInvitationId }))
  const before = await stagesOf(companyId)
  await act()
  await work.run()
  const after = await stagesOf(companyId)
  const changed = (await scoutsOf(companyId)).filter((id) => before.get(id) !== after.get(id))
  expect((await listTold(companyId)).toSorted()).toEqual(
    changed.map((id) => `${id} ${after.get(id) ?? 'none'}`).toSorted(),
  )
  return changed.map((id) => after.get(id)?.split(' ')[0] ?? 'none')
}

const expectDone = (answer: Answered) => expect(answer.errors).toEqual([])

/** Acts on scouts; a full run tries every mutation. */
const walked = isFullRun
  ? acts
  : {
      ...checkInActs,
      ...dateActs,
      ...schedulingActs,
      ...scoutInvitationActs,
      ...threadActs,
      withdrawCandidate: acts['withdrawCandidate'],
    }

describe('§4 each act tells the stage that comes of it, once, and no other', () => {
  const changing: Record<string, string[]> = {}

  test.each(Object.entries(walked))('%s', async (name, act) => {
    if (!act) throw new Error(`no act ${name}`)
    const world = await aWorld(app.db)
    const variables = await act.make(world)
    if ((await scoutsOf(world.company.id)).length === 0) await world.accepted()
    const viewer = act.by === 'guest' ? null : act.by === 'student' ? world.student.viewer : world.viewer
    const stages = await follow(world, async () =>
      expectDone(await app.as(viewer).ask(documentOf(name, variables), variables)),
    )
    if (stages.length > 0) changing[name] = stages
  })

  test('these change a stage', () =>
    expect(changing).toEqual({
      acceptScoutInvitation: ['ACCEPTED'],
      bookForCandidate: ['DATE'],
      cancelBooking: ['ACCEPTED'],
      cancelOfferReport: ['ACCEPTED'],
      chooseSchedulingDate: ['DATE'],
      confirmOfferReport: ['HIRED'],
      denyOfferReport: ['ACCEPTED'],
      endUnanswered: ['none'],
      placeStudents: ['OFFER'],
      recordHire: ['HIRED'],
      reportOffer: ['OFFER'],
      tellAbsence: ['ACCEPTED'],
      tellOutcome: ['NOT_SELECTED'],
      tellOutcomes: ['NOT_SELECTED'],
      withdrawCandidate: ['none'],
    }))

  test.each(Object.entries(stageActs))('%s', async (_, make) => {
    const world = await aWorld(app.db)
    const { by, mutation, stage } = await make(world)
    const ask = async () =>
      by === 'admin'
        ? app.asAdmin((await anAdmin(app.db)).viewer).ask(`mutation { ${mutation} }`)
        : app.as(by === 'student' ? world.student.viewer : world.viewer).ask(`mutation { ${mutation} }`)
    expect(await follow(world, async () => expectDone(await ask()))).toEqual([stage])
  })
})

describe('§4 the clock tells the stage that comes of it', () => {
  test.each(Object.entries(clockActs))('%s', async (_, { stage, make, job }) => {
    const world = await aWorld(app.db)
    const { pass, payload = {} } = await make(world)
    const run = () => sql`select graphile_worker.add_job(${job}, ${JSON.stringify(payload)}::json)`.execute(app.db)
    const stages = await follow(world, async () => {
      await pass?.()
      await run()
    })
    expect(stages).toEqual(stage === null ? [] : [stage])
    // A second look tells nothing more.
    await run()
    await work.run()
    expect(await listTold(world.company.id)).toHaveLength(stages.length)
  })
})
