import { beforeEach, describe, expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { sql } from 'kysely'
import { endScoutsOfWithdrawn } from '../../withdrawal/commands.ts'
import { endScoutsOfBlocked } from '../../blocking/commands.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { draftsOf } from '#test/factories/scout-draft.ts'
import { sendingOf } from '#test/factories/sending.ts'
import { forgetOldDrafts } from './commands.ts'

const app = ownApp()
let sender: Sender
let colleague: CompanyViewer
let drafts: ReturnType<typeof draftsOf>

beforeEach(async () => {
  sender = await aSender(app.db)
  colleague = (await aCompanyUser(app.db, sender.company.id, { familyName: '高橋' })).viewer
  drafts = draftsOf(app, sender.job.id)
})

const letterTo = (candidateId: string) => ({
  subject: '検査装置の開発について',
  message: aMessage,
  invitations: [{ candidateId, reason: aReason }],
})
const aStudent = async () => (await aCandidate(app.db)).id
const moveSave = (days: number) =>
  app.db
    .updateTable('scoutDraft')
    .set({ savedAt: sql<Date>`now() - make_interval(days => ${days})` })
    .where('companyId', '=', sender.company.id)
    .execute()
const reasonsOf = (draft: { students: { candidateId: string; reason: string }[] } | null) =>
  draft?.students.map(({ candidateId, reason }) => [candidateId, reason])

describe('a draft of the composer', () => {
  test('is read again as it was saved, on whatever device, and by nobody else', async () => {
    const [one, two] = [await aStudent(), await aStudent()]
    const quotations = [{ field: 'TAGLINE', text: '粘り強い' }]
    const template = { id: crypto.randomUUID(), version: 2 }
    const students = [
      { candidateId: two, reason: '「粘り強い」に目がとまりました。', quotations },
      { candidateId: one, reason: '', quotations: [] },
    ]
    const text = { subject: '件名', message: '本文', promises: ['TRAVEL_PAID'], followUp: 'もう一度', template }
    const { revision } = await drafts.save(sender.viewer, { ...text, students })
    expect(await drafts.read(sender.viewer)).toEqual({ ...text, revision, students, leftOut: 0, deviceFamily: '' })
    expect(await drafts.read(colleague)).toBeNull()
    const others = await aSender(app.db)
    await draftsOf(app, others.job.id).save(others.viewer, { students })
    const { errors } = await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { ownScoutDraft(jobId: $id) { subject } }', { id: others.job.id })
    expect(errors[0]?.code).toBe('not_found')
    const list = (await app.as(sender.viewer).ask('{ ownScoutDrafts { jobId } }', {})).data.ownScoutDrafts
    expect(list).toEqual([{ jobId: sender.job.id }])
  })

  test('a device that has not read the latest save is refused; the same save a second time is none', async () => {
    const candidateId = await aStudent()
    const first = await drafts.save(sender.viewer, { students: [{ candidateId, reason: 'あ' }] })
    const readRevision = first.revision ?? ''
    const revision = crypto.randomUUID()
    const second = { students: [{ candidateId, reason: 'い' }], readRevision, revision }
    expect((await drafts.save(sender.viewer, second)).revision).toBe(revision)
    expect((await drafts.save(sender.viewer, second)).revision).toBe(revision)
    const late = { students: [{ candidateId, reason: 'う' }] }
    expect((await drafts.save(sender.viewer, { ...late, readRevision })).code).toBe('scout_draft_changed_meanwhile')
    expect((await drafts.save(sender.viewer, late)).code).toBe('scout_draft_changed_meanwhile')
    expect(reasonsOf(await drafts.read(sender.viewer))).toEqual([[candidateId, 'い']])
  })

  test.each([true, false])('two devices at once: one is stored, the other hears of it (begun: %s)', async (isBegun) => {
    const candidateId = await aStudent()
    const readRevision = isBegun
      ? ((await drafts.save(sender.viewer, { students: [{ candidateId, reason: 'あ' }] })).revision ?? '')
      : null
    const answers = await Promise.all(
      ['い', 'う'].map((reason) => drafts.save(sender.viewer, { students: [{ candidateId, reason }], readRevision })),
    )
    expect(answers.map(({ code }) => code).filter((code) => code !== undefined)).toEqual([
      'scout_draft_changed_meanwhile',
    ])
    const stored = answers.findIndex(({ revision }) => revision !== undefined)
    expect(reasonsOf(await drafts.read(sender.viewer))).toEqual([[candidateId, ['い', 'う'][stored]]])
  })

  test('is refused where it is no draft, and leaves nothing', async () => {
    const candidateId = await aStudent()
    const students = [{ candidateId, reason: 'あ' }]
    const codeOf = async (part: object) => (await drafts.save(sender.viewer, { students, ...part })).code
    expect(await codeOf({ subject: 'あ'.repeat(201) })).toBe('invalid_input')
    expect(await codeOf({ message: 'あ'.repeat(3001) })).toBe('invalid_input')
    expect(await codeOf({ followUp: 'あ'.repeat(601) })).toBe('invalid_input')
    expect(await codeOf({ promises: ['TRAVEL_PAID', 'TRAVEL_PAID'] })).toBe('invalid_input')
    expect(await codeOf({ students: [{ candidateId, reason: 'あ'.repeat(1001) }] })).toBe('invalid_input')
    expect(await codeOf({ students: Array.from({ length: 201 }, () => students[0]) })).toBe('invalid_input')
    const quotations = Array.from({ length: 21 }, () => ({ field: 'TAGLINE', text: 'あ' }))
    expect(await codeOf({ students: [{ candidateId, reason: 'あ', quotations }] })).toBe('invalid_input')
    expect(await codeOf({ revision: 'one' })).toBe('not_found')
    const others = await aSender(app.db)
    expect((await draftsOf(app, others.job.id).save(sender.viewer, { students })).code).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await drafts.save(reader.viewer, { students })).code).toBe('forbidden')
    expect(await drafts.read(sender.viewer)).toBeNull()
  })

  test('is deleted as it was read, and not where it was continued since', async () => {
    const candidateId = await aStudent()
    const { revision = '' } = await drafts.save(sender.viewer, { students: [{ candidateId, reason: 'あ' }] })
    const next = await drafts.save(sender.viewer, { students: [{ candidateId, reason: 'い' }], readRevision: revision })
    expect(await drafts.remove(sender.viewer, revision)).toBe('scout_draft_changed_meanwhile')
    expect(await drafts.remove(colleague, next.revision ?? '')).toBeUndefined()
    expect(reasonsOf(await drafts.read(sender.viewer))).toEqual([[candidateId, 'い']])
    expect(await drafts.remove(sender.viewer, next.revision ?? '')).toBeUndefined()
    expect(await drafts.read(sender.viewer)).toBeNull()
    expect(await drafts.remove(sender.viewer, next.revision ?? '')).toBeUndefined()
  })
})

describe('students of a draft', () => {
  test('who may not be scouted any more are left out and counted', async () => {
    const [stays, hides, blocks] = [await aStudent(), await aStudent(), await aStudent()]
    await block(app.db, sender.company.id, blocks)
    const students = [stays, hides, blocks, crypto.randomUUID()].map((candidateId) => ({ candidateId, reason: 'あ' }))
    await drafts.save(sender.viewer, { students })
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', hides).execute()
    const draft = await drafts.read(sender.viewer)
    expect(reasonsOf(draft)).toEqual([[stays, 'あ']])
    expect(draft.leftOut).toBe(3)
  })

  test('who block the company or leave take with them what was written of them', async () => {
    const [stays, blocks, leaves] = [await aStudent(), await aStudent(), await aStudent()]
    const students = [stays, blocks, leaves].map((candidateId) => ({ candidateId, reason: 'あ' }))
    await drafts.save(sender.viewer, { students })
    const others = await aSender(app.db)
    const elsewhere = draftsOf(app, others.job.id)
    await elsewhere.save(others.viewer, { students: [{ candidateId: blocks, reason: 'い' }] })
    await block(app.db, sender.company.id, blocks)
    const { id: companyId } = sender.company
    await app.db.transaction().execute((tx) => endScoutsOfBlocked(tx, { candidateId: blocks, companyId }))
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', leaves).execute()
    await app.db.transaction().execute((tx) => endScoutsOfWithdrawn(tx, leaves))
    const rows = await app.db
      .selectFrom('scoutDraftStudent')
      .select('candidateId')
      .where('companyId', '=', companyId)
      .execute()
    expect(rows).toEqual([{ candidateId: stays }])
    expect((await drafts.read(sender.viewer)).leftOut).toBe(2)
    expect(reasonsOf(await elsewhere.read(others.viewer))).toEqual([[blocks, 'い']])
  })

  test('who were sent a scout leave the draft in its transaction, and the last of them ends it', async () => {
    const [one, two] = [await aStudent(), await aStudent()]
    const students = [one, two].map((candidateId) => ({ candidateId, reason: 'あ' }))
    const { revision } = await drafts.save(sender.viewer, { students })
    await draftsOf(app, sender.job.id).save(colleague, { students })
    await sendingOf(app).send(sender, [one])
    const left = await drafts.read(sender.viewer)
    expect(reasonsOf(left)).toEqual([[two, 'あ']])
    expect(left.revision).not.toBe(revision)
    expect((await drafts.save(sender.viewer, { students, readRevision: revision ?? '' })).code).toBe(
      'scout_draft_changed_meanwhile',
    )
    const { data } = await app.as(sender.viewer).ask(
      `mutation ($jobId: ID!, $subject: String!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
        sendScoutInvitations(jobId: $jobId, subject: $subject, message: $message, invitations: $invitations) {
          draftRevision } }`,
      { jobId: sender.job.id, ...letterTo(two) },
    )
    expect(data.sendScoutInvitations).toEqual({ draftRevision: null })
    expect(await drafts.read(sender.viewer)).toBeNull()
    expect(reasonsOf(await drafts.read(colleague))).toEqual([
      [one, 'あ'],
      [two, 'あ'],
    ])
  })
})

test('a student to whom a colleague writes at the sending stays in the draft with the reason', async () => {
  const [free, claimed] = [await aCandidate(app.db), await aCandidate(app.db)]
  await drafts.save(sender.viewer, { students: [free, claimed].map(({ id }) => ({ candidateId: id, reason: 'あ' })) })
  await app
    .as(colleague)
    .ask('mutation ($ids: [ID!]!) { claimCandidates(ids: $ids) { candidateId } }', { ids: [claimed.id] })
  const { data } = await sendingOf(app).send(sender, [free.id, claimed.id])
  expect(data.sendScoutInvitations.failures).toEqual([{ code: 'candidate_claimed' }])
  expect(reasonsOf(await drafts.read(sender.viewer))).toEqual([[claimed.id, 'あ']])
})

test('the clock deletes drafts that nobody saved for ninety days', async () => {
  await drafts.save(sender.viewer, { students: [{ candidateId: await aStudent(), reason: 'あ' }] })
  await moveSave(89)
  await forgetOldDrafts(app.db)
  expect(await drafts.read(sender.viewer)).not.toBeNull()
  await moveSave(91)
  await forgetOldDrafts(app.db)
  expect(await drafts.read(sender.viewer)).toBeNull()
})

describe('a colleague’s draft', () => {
  test('is shown while a reason stands in it and it was saved in the last days; its own writer reads nothing', async () => {
    const [begun, named] = [await aStudent(), await aStudent()]
    const students = [
      { candidateId: begun, reason: 'あ' },
      { candidateId: named, reason: ' 　\n' },
    ]
    await drafts.save(colleague, { students })
    const writersFor = async (viewer: CompanyViewer) => (await drafts.colleagues(viewer, [begun, named])).of
    expect(await writersFor(sender.viewer)).toEqual(
      new Map([
        [begun, [colleague.companyUserId]],
        [named, []],
      ]),
    )
    expect((await writersFor(colleague)).get(begun)).toEqual([])
    await moveSave(8)
    expect((await writersFor(sender.viewer)).get(begun)).toEqual([])
  })

  test('is nothing to readers, to interviewers, to other companies, and of a student who shut the company out', async () => {
    const [student, blocks] = [await aStudent(), await aStudent()]
    await drafts.save(colleague, { students: [student, blocks].map((candidateId) => ({ candidateId, reason: 'あ' })) })
    await block(app.db, sender.company.id, blocks)
    expect((await drafts.colleagues(sender.viewer, [student, blocks])).of.has(blocks)).toBe(false)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await drafts.colleagues(reader.viewer, [student])).of.get(student)).toEqual([])
    const interviewer = await aCompanyUser(app.db, sender.company.id, { role: 'INTERVIEWER' })
    expect((await drafts.colleagues(interviewer.viewer, [student])).code).toBe('forbidden')
    const others = await aSender(app.db)
    expect((await drafts.colleagues(others.viewer, [student])).of.get(student)).toEqual([])
  })

  test('two jobs of one colleague are one colleague, and who may not write any more is none', async () => {
    const student = await aStudent()
    const other = { ...sender, job: await aJob(app.db, { companyId: sender.company.id }) }
    const students = [{ candidateId: student, reason: 'あ' }]
    await drafts.save(colleague, { students })
    await draftsOf(app, other.job.id).save(colleague, { students })
    const writersFor = async () => (await drafts.colleagues(sender.viewer, [student])).of.get(student)
    expect(await writersFor()).toEqual([colleague.companyUserId])
    await app.db
      .updateTable('companyUser')
      .set({ status: 'DISABLED' })
      .where('id', '=', colleague.companyUserId)
      .execute()
    expect(await writersFor()).toEqual([])
  })
})
