import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aJob } from '#test/factories/job.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let admin: AdminViewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const reason = '給与の額が、企業の採用サイトの募集と違っています。'
const takeDown = (id: string, viewer = admin, why = reason) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation ($id: ID!, $reason: String!) { done: takeDownJob(id: $id, reason: $reason) { isArchived takedown { reason } } }',
      { id, reason: why },
    )
const putBack = (id: string, viewer = admin) =>
  app
    .asAdmin(viewer)
    .ask('mutation ($id: ID!) { done: putBackJob(id: $id) { isArchived takedown { reason } } }', { id })
const codeOf = async (answer: Promise<{ errors: { code?: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
type Viewer = Parameters<TestApp['as']>[0]
const ask = (viewer: Viewer, document: string, id: string) => app.as(viewer).ask(document, { id })
const acts = {
  unarchive: 'mutation ($id: ID!) { updateJobDescriptionIsArchived(id: $id, isArchived: false) { activeCount } }',
  duplicate: 'mutation ($id: ID!) { duplicateJobDescription(jobId: $id) { id } }',
  remove: 'mutation ($id: ID!) { deleteJobDescription(id: $id) }',
}

describe('職業安定法5条の4: a job whose content is not true', () => {
  test('is read whole by every operator, draft or not, and by nobody else', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const { id } = await aJob(app.db, { companyId: company.id, status: 'DRAFT' })
    const whole =
      'query ($id: ID!) { job(id: $id) { title company { id } contents { __typename } conditions { label body } recruitmentProcess { label } completionDescription comingDates { id } canTakeDown } }'
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    const { job } = (await app.asAdmin(reader).ask(whole, { id })).data
    expect(job.company.id).toBe(company.id)
    expect(job.contents).toHaveLength(2)
    expect(job.conditions.length).toBeGreaterThan(5)
    expect(job.completionDescription).toContain('承認')
    expect(job.canTakeDown).toBe(false)
    expect(await codeOf(app.asAdmin(viewer).ask(whole, { id }))).toBe('forbidden')
    expect(await codeOf(app.asAdmin(reader).ask(whole, { id: crypto.randomUUID() }))).toBe('not_found')
  })

  test('leaves what students find, is told to the ADMINs, and stays with a student who has its scout', async () => {
    const sender = await aSender(app.db)
    const { id } = sender.job
    const invited = await anInvited(app.db, sender)
    const recruiter = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    expect((await takeDown(id)).data.done).toEqual({ isArchived: true, takedown: { reason } })
    await work.run()
    const [mail, ...more] = await hear.mailsTo(sender.viewer)
    expect(more).toEqual([])
    expect(mail?.text).toContain(reason)
    expect(mail?.text).toContain('お問い合わせ窓口')
    expect(await hear.kinds(sender.viewer)).toEqual(['jobTakenDown'])
    expect(await hear.kinds(recruiter.viewer)).toEqual([])

    const own = await ask(
      sender.viewer,
      'query ($id: ID!) { jobDescription(jobId: $id) { takedown { reason } canSendScoutInvitation } }',
      id,
    )
    expect(own.data.jobDescription).toEqual({ takedown: { reason }, canSendScoutInvitation: false })
    const offered = await ask(invited.viewer, 'query ($id: ID!) { offeredJob(jobId: $id) { isTakenDown } }', id)
    expect(offered.data.offeredJob).toEqual({ isTakenDown: true })
    const accepted = await ask(
      invited.viewer,
      'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }',
      invited.invitation.id,
    )
    expect(accepted.errors).toEqual([])
  })

  test('comes back by the operator alone, and cannot be copied or deleted meanwhile', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const { id } = await aJob(app.db, { companyId: company.id })
    await takeDown(id)
    for (const document of Object.values(acts)) expect(await codeOf(ask(viewer, document, id))).toBe('job_taken_down')
    const stranger = (await aCompanyWithUser(app.db)).viewer
    for (const document of Object.values(acts)) expect(await codeOf(ask(stranger, document, id))).toBe('not_found')
    expect((await putBack(id)).data.done).toEqual({ isArchived: false, takedown: null })
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['jobPutBack'])
    expect(await codeOf(ask(viewer, acts.duplicate, id))).toBe('done')
    const audits = app.db.selectFrom('audit').select(['action', 'fromStatus', 'toStatus']).where('subjectId', '=', id)
    expect(await audits.where('area', '=', 'admin').orderBy('id').execute()).toEqual([
      { action: 'takeDownJob', fromStatus: 'ACTIVE', toStatus: 'TAKEN_DOWN' },
      { action: 'putBackJob', fromStatus: 'TAKEN_DOWN', toStatus: 'ACTIVE' },
    ])
  })

  test('comes back as the draft that its company made of it, and is not said to be shown', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const { id } = await aJob(app.db, { companyId: company.id })
    await takeDown(id)
    const draft = await ask(
      viewer,
      'mutation ($id: ID!) { updateJobDescriptionStatus(id: $id, status: DRAFT) { id } }',
      id,
    )
    expect(draft.errors).toEqual([])
    expect((await putBack(id)).data.done.isArchived).toBe(false)
    await work.run()
    const texts = (await hear.mailsTo(viewer)).map(({ text }) => text)
    expect(texts.at(-1)).toContain('下書きにあります')
    expect(texts.at(-1)).not.toContain('学生にふたたび表示され')
  })

  test('stays in the archive where it was, or where the plan has no room left', async () => {
    const { company } = await aCompanyWithUser(app.db, { contract: { planKey: 'LIGHT' } })
    const archived = await aJob(app.db, { companyId: company.id, isArchived: true })
    const open = await aJob(app.db, { companyId: company.id })
    for (const { id } of [archived, open]) await takeDown(id)
    const { limit } = await app.db
      .selectFrom('plan')
      .select('publishedJobLimit as limit')
      .where('key', '=', 'LIGHT')
      .executeTakeFirstOrThrow()
    for (let count = 0; count < (limit ?? 0); count += 1) await aJob(app.db, { companyId: company.id })
    for (const { id } of [archived, open]) expect((await putBack(id)).data.done.isArchived).toBe(true)
  })

  test('is taken down and put back once, also twice at once, with a reason and by a role that may', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const { id } = await aJob(app.db, { companyId: company.id })
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    expect(await codeOf(takeDown(id, reader))).toBe('forbidden')
    expect((await takeDown(id, admin, '違う')).errors[0]?.fields?.[0]?.path).toBe('reason')
    expect(await codeOf(takeDown(crypto.randomUUID()))).toBe('not_found')
    expect(await codeOf(putBack(id))).toBe('already_decided')
    expect((await Promise.all([takeDown(id), takeDown(id)].map(codeOf))).toSorted()).toEqual([
      'already_decided',
      'done',
    ])
    expect((await Promise.all([putBack(id), putBack(id)].map(codeOf))).toSorted()).toEqual(['already_decided', 'done'])
  })
})
