import { afterEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aScoutExperiment } from '#test/factories/scout-experiment.ts'
import { aReason, aScoutInvitation, aSender, homeOf } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { deliverFollowUps } from '../../sent/follow-up/commands.ts'
import { followUpTexts } from '../../sent/follow-up/rules.ts'
import { deliverScoutInvitations } from '../delivery/commands.ts'

const app = ownApp({ scoutHours: 'daytime' })
const { send } = sendingOf(app)
afterEach(itIsNow)

/** A company that fills one of two jobs in fair mode: the listed user chooses for it, the open one for the other. */
async function aCompanyByJob() {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const { company } = sender
  const [listed, open] = [await aCompanyUser(app.db, company.id), await aCompanyUser(app.db, company.id)]
  await scopeIs('CHOSEN_JOBS', company.id)
  await list(listed.id, company.id)
  await app.db.insertInto('fairJob').values({ companyId: company.id, jobId: sender.job.id }).execute()
  return { company, listed, open, fairJob: sender.job, openJob: await aJob(app.db, { companyId: company.id }) }
}
type Home = Awaited<ReturnType<typeof aCompanyByJob>>
type CompanyId = Home['company']['id']

const scopeIs = (scope: 'NONE' | 'EVERY_JOB' | 'CHOSEN_JOBS', companyId: CompanyId) =>
  app.db
    .insertInto('fairMode')
    .values({ companyId, scope })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ scope }))
    .execute()
const list = (companyUserId: string, companyId: CompanyId) =>
  app.db.insertInto('fairModeUser').values({ companyId, companyUserId }).execute()
const unlist = (companyUserId: string) =>
  app.db.deleteFrom('fairModeUser').where('companyUserId', '=', companyUserId).execute()

const search =
  'query ($id: ID!) { searchCandidates(condition: { candidateIds: [$id] }) { edges { node { id schoolName } } } }'
/** Shows the card of a student to a user, as any list does. */
const read = async (viewer: Viewer, id: string) =>
  expect((await app.as(viewer).ask(search, { id })).data.searchCandidates.edges).toHaveLength(1)

/** A sending ends with a refusal, or for each student with FAIR, OPEN or the code of the failure. */
async function outcome(viewer: Viewer, job: { id: string }, ids: Parameters<typeof send>[1], sendAt?: Date) {
  const { data, errors } = await send({ viewer, job } as Parameters<typeof send>[0], ids, sendAt)
  if (errors[0]) return errors[0].code
  const rows = await app.db
    .selectFrom('scoutInvitation')
    .select('isFair')
    .where('id', 'in', data.sendScoutInvitations.sentIds.concat(crypto.randomUUID()))
    .execute()
  const failures = data.sendScoutInvitations.failures as { code: string }[]
  return [...rows.map(({ isFair }) => (isFair ? 'FAIR' : 'OPEN')), ...failures.map(({ code }) => code)].join(' ')
}
const aStudent = async () => (await aCandidate(app.db)).id

describe('§6 scouts of a job in fair mode', () => {
  test('are written by the listed users alone; other jobs are everybody’s', async () => {
    const { listed, open, fairJob, openJob } = await aCompanyByJob()
    expect(await outcome(open.viewer, fairJob, [await aStudent()])).toBe('fair_job_of_others')
    expect(await outcome(listed.viewer, fairJob, [await aStudent()])).toBe('FAIR')
    expect(await outcome(open.viewer, openJob, [await aStudent()])).toBe('OPEN')
    expect(await outcome(listed.viewer, openJob, [await aStudent()])).toBe('FAIR')
  })

  test('a token reads hidden and still writes as its user may', async () => {
    const { open, listed, fairJob, openJob } = await aCompanyByJob()
    const token = { accessTokenId: crypto.randomUUID(), scopes: [] }
    expect(await outcome({ ...open.viewer, token }, fairJob, [await aStudent()])).toBe('fair_job_of_others')
    expect(await outcome({ ...open.viewer, token }, openJob, [await aStudent()])).toBe('OPEN')
    expect(await outcome({ ...listed.viewer, token }, fairJob, [await aStudent()])).toBe('FAIR')
  })

  test('the choice of a job counts only while the company chooses by job', async () => {
    const { company, open, fairJob } = await aCompanyByJob()
    await scopeIs('EVERY_JOB', company.id)
    expect(await outcome(open.viewer, fairJob, [await aStudent()])).toBe('FAIR')
    await scopeIs('NONE', company.id)
    expect(await outcome(open.viewer, fairJob, [await aStudent()])).toBe('OPEN')
  })

  test('once the last listed user is gone nobody writes for it, and nothing opens', async () => {
    const { company, listed, open, fairJob } = await aCompanyByJob()
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', listed.id).execute()
    expect(await outcome(open.viewer, fairJob, [await aStudent()])).toBe('fair_job_of_others')
    const next = await aCompanyUser(app.db, company.id)
    await list(next.id, company.id)
    expect(await outcome(next.viewer, fairJob, [await aStudent()])).toBe('FAIR')
  })

  test('an archived job, and a job of another company, take no scouts as before', async () => {
    const { listed, fairJob } = await aCompanyByJob()
    const other = await aCompanyByJob()
    expect(await outcome(listed.viewer, other.fairJob, [await aStudent()])).toBe('not_found')
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', fairJob.id).execute()
    expect(await outcome(listed.viewer, fairJob, [await aStudent()])).toBe('job_not_sendable')
  })
})

describe('§6 who has read a student openly', () => {
  test('does not write to the student for a job in fair mode, when listed later; a colleague who has not does', async () => {
    const { company, listed, open, fairJob, openJob } = await aCompanyByJob()
    const [seen, unseen, another] = [await aStudent(), await aStudent(), await aStudent()]
    for (const id of [seen, another]) await read(open.viewer, id)
    await list(open.id, company.id)
    expect(await outcome(open.viewer, fairJob, [seen, unseen])).toBe('FAIR candidate_already_open')
    expect(await outcome(open.viewer, openJob, [another])).toBe('OPEN')
    expect(await outcome(listed.viewer, fairJob, [seen])).toBe('FAIR')
  })

  test('leaving the list, reading and coming back changes nothing of it', async () => {
    const { company, listed, fairJob } = await aCompanyByJob()
    const id = await aStudent()
    await read(listed.viewer, id)
    await unlist(listed.id)
    expect(await outcome(listed.viewer, fairJob, [id])).toBe('fair_job_of_others')
    await read(listed.viewer, id)
    await list(listed.id, company.id)
    expect(await outcome(listed.viewer, fairJob, [id])).toBe('candidate_already_open')
  })

  test('also while the company turns fair mode off for a moment', async () => {
    const { company, listed, fairJob, openJob } = await aCompanyByJob()
    const [one, other] = [await aStudent(), await aStudent()]
    await scopeIs('NONE', company.id)
    for (const id of [one, other]) await read(listed.viewer, id)
    await scopeIs('CHOSEN_JOBS', company.id)
    expect(await outcome(listed.viewer, fairJob, [one])).toBe('candidate_already_open')
    await scopeIs('EVERY_JOB', company.id)
    expect(await outcome(listed.viewer, openJob, [other])).toBe('OPEN')
  })

  test('a profile opened before the company’s first day of fair mode makes no scout fair, and hinders none', async () => {
    const { company, listed, fairJob } = await aCompanyByJob()
    const [opened, hidden] = [await aStudent(), await aStudent()]
    const view = { companyId: company.id, companyUserId: listed.id }
    const views = [
      { ...view, candidateId: opened, insertedAt: inHours(-48) },
      { ...view, candidateId: hidden, insertedAt: inHours(-1) },
    ]
    await app.db
      .updateTable('fairMode')
      .set({ startedAt: inHours(-24) })
      .where('companyId', '=', company.id)
      .execute()
    await app.db.insertInto('profileView').values(views).execute()
    expect(await outcome(listed.viewer, fairJob, [opened])).toBe('OPEN')
    expect(await outcome(listed.viewer, fairJob, [hidden])).toBe('FAIR')
  })

  test('the composer counts the student among those who are not reached', async () => {
    const { company, open, fairJob, openJob } = await aCompanyByJob()
    const [seen, unseen] = [await aStudent(), await aStudent()]
    await read(open.viewer, seen)
    await list(open.id, company.id)
    const statuses = async (job: { id: string }) =>
      (
        await app.as(open.viewer).ask(
          `query ($jobId: ID!, $condition: SearchCandidateCondition!) {
            sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: 9, condition: $condition) { new renew alreadySent } }`,
          { jobId: job.id, condition: { candidateIds: [seen, unseen] } },
        )
      ).data.sendScoutInvitationStatuses
    expect(await statuses(fairJob)).toEqual({ new: [unseen], renew: [], alreadySent: [seen] })
    expect((await statuses(openJob)).new).toHaveLength(2)
  })
})

describe('§6 what was written before', () => {
  test('a renewal for a job in fair mode follows a scout of the job, or a fair one', async () => {
    const home = await aCompanyByJob()
    const { listed, fairJob, openJob } = home
    const reason = `${aReason}前のスカウトの理由です。`
    const over = { reason, status: 'EXPIRED', endedAt: inHours(-24 * 50), sentAt: inHours(-24 * 70) } as const
    const first = async (job: { id: string }, isFair: boolean) => {
      const candidateId = await aStudent()
      await aScoutInvitation(app.db, { ...homeOf({ ...home, user: home.open, job }), candidateId, isFair, ...over })
      return candidateId
    }
    expect(await outcome(listed.viewer, fairJob, [await first(openJob, false)])).toBe('candidate_already_open')
    expect(await outcome(listed.viewer, fairJob, [await first(openJob, true)])).toBe('OPEN')
    expect(await outcome(listed.viewer, fairJob, [await first(fairJob, false)])).toBe('OPEN')
    expect(await outcome(listed.viewer, openJob, [await first(openJob, false)])).toBe('OPEN')
  })

  test('a scout that waits leaves as it was written, whatever is switched meanwhile', async () => {
    const { company, listed, open, fairJob, openJob } = await aCompanyByJob()
    itIsOn(ordinaryWednesday, '12:00')
    const [fair, plain] = [await aStudent(), await aStudent()]
    const morning = tokyoMoment(addDays(ordinaryWednesday, 1), '10:00')
    expect(await outcome(listed.viewer, fairJob, [fair], morning)).toBe('FAIR')
    expect(await outcome(open.viewer, openJob, [plain], morning)).toBe('OPEN')
    await app.db.insertInto('fairJob').values({ companyId: company.id, jobId: openJob.id }).execute()
    await unlist(listed.id)
    itIsOn(addDays(ordinaryWednesday, 1), '10:01')
    await app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
    const rows = await app.db
      .selectFrom('scoutInvitation')
      .select(['candidateId', 'status', 'isFair'])
      .where('companyId', '=', company.id)
      .execute()
    expect(rows).toEqual(
      expect.arrayContaining([
        { candidateId: fair, status: 'PENDING', isFair: true },
        { candidateId: plain, status: 'PENDING', isFair: false },
      ]),
    )
  })

  test('a follow-up of a scout in fair mode is anybody’s, since the scout has opened the facts', async () => {
    const home = await aCompanyByJob()
    const { open, listed, fairJob } = home
    const candidateId = await aStudent()
    const sentAt = inHours(-24 * 6)
    const scout = await aScoutInvitation(app.db, {
      ...homeOf({ ...home, user: listed, job: fairJob }),
      candidateId,
      isFair: true,
      sentAt,
    })
    const { errors } = await app
      .as(open.viewer)
      .ask(
        'mutation ($ids: [ID!]!) { followUpScoutInvitations(ids: $ids, text: "ご都合のよいときに、読んでいただけたらうれしいです。") }',
        {
          ids: [scout.id],
        },
      )
    expect(errors).toEqual([])
    const row = app.db.selectFrom('scoutInvitation').select('isFair').where('id', '=', scout.id)
    expect(await row.executeTakeFirst()).toEqual({ isFair: true })
  })

  test('a follow-up that waits comes, whatever is switched meanwhile', async () => {
    const home = await aCompanyByJob()
    const { company, listed, fairJob } = home
    const candidateId = await aStudent()
    const about = { ...homeOf({ ...home, user: listed, job: fairJob }), candidateId }
    const scout = await aScoutInvitation(app.db, { ...about, isFair: true, sentAt: inHours(-24 * 6) })
    const { companyId, companyUserId } = about
    await app.db
      .insertInto('scoutFollowUp')
      .values({
        companyId,
        candidateId,
        companyUserId,
        scoutInvitationId: scout.id,
        text: followUpTexts[0],
        dueAt: inHours(-1),
      })
      .execute()
    await unlist(listed.id)
    await scopeIs('NONE', company.id)
    await app.db.transaction().execute((tx) => deliverFollowUps(tx, 'any'))
    const row = app.db.selectFrom('scoutFollowUp').select('deliveredAt').where('scoutInvitationId', '=', scout.id)
    expect((await row.executeTakeFirst())?.deliveredAt).toBeInstanceOf(Date)
  })

  test('an experiment of a job that became fair is carried on by the listed users', async () => {
    const home = await aCompanyByJob()
    const { id } = await aScoutExperiment(app.db, homeOf({ ...home, user: home.open, job: home.fairJob }))
    const carryOn = async (viewer: Viewer) => {
      const invitations = [{ candidateId: await aStudent(), reason: aReason }]
      const { data, errors } = await app.as(viewer).ask(
        `mutation ($id: ID!, $invitations: [ScoutInvitationInput!]!) {
            sendScoutExperiment(id: $id, invitations: $invitations) { sentIds } }`,
        { id, invitations },
      )
      return errors[0]?.code ?? data.sendScoutExperiment.sentIds.length
    }
    expect(await carryOn(home.open.viewer)).toBe('fair_job_of_others')
    expect(await carryOn(home.listed.viewer)).toBe(1)
  })
})
