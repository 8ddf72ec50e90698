import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { requiredConditions } from '../condition/rules.ts'
import { changedConditions } from './rules.ts'

const app = ownApp()

const update = `mutation Update($id: ID!, $title: String!, $scoutTypeId: ID!, $conditions: [JobConditionInput!], $isChangeConfirmed: Boolean) {
  updateJobDescriptionContents(id: $id, title: $title, jobTypeIds: ["12"], scoutTypeId: $scoutTypeId, conditions: $conditions,
    contents: { texts: [{ body: "本文", order: 0 }] }, status: PUBLISHED, isChangeConfirmed: $isChangeConfirmed) { id } }`
const changes = `query Job($id: ID!) { offeredJob(jobId: $id) { changes { changedAt lines { label before after } } } }`

async function aSentJob() {
  const sender = await aSchedulingSender(app.db)
  const student = await aCandidate(app.db)
  const long = new Date(Date.now() - 86_400_000)
  await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: student.id, sentAt: long })
  await app.db.updateTable('job').set({ totalSent: 1 }).where('id', '=', sender.job.id).execute()
  const stated = (wage: string) =>
    requiredConditions.map((label) => ({ label, body: label === '賃金' ? wage : `${label}を書いたところ` }))
  const form = {
    id: sender.job.id,
    title: sender.job.title,
    scoutTypeId: '1',
    conditions: stated('賃金を書いたところ'),
  }
  return {
    sender,
    student,
    form,
    stated,
    ask: (changed: object) => app.as(sender.viewer).ask(update, { ...form, ...changed }),
  }
}

test('§4 lines of a change: changed, added and taken away; an empty one is absent', () => {
  const before = [
    { label: '賃金', body: '月給22万円' },
    { label: '手当', body: '住宅手当' },
    { label: '寮', body: '' },
  ]
  const after = [
    { label: '賃金', body: '月給24万円' },
    { label: '休日', body: '土日祝' },
  ]
  expect(changedConditions(before, after)).toEqual([
    { label: '賃金', before: '月給22万円', after: '月給24万円' },
    { label: '休日', before: null, after: '土日祝' },
    { label: '手当', before: '住宅手当', after: null },
  ])
})

describe('§4 conditions that change after a scout was sent', () => {
  test('are refused until they are confirmed, kept as they were, and shown to the student', async () => {
    const { sender, student, stated, ask } = await aSentJob()
    const changed = { conditions: stated('月給250,000円') }
    const refused = await ask({ ...changed, isChangeConfirmed: false })
    expect(refused.errors).toMatchObject([
      {
        code: 'job_change_unconfirmed',
        message: 'スカウトを送った募集の条件が変わります。変更する内容を確認してください。',
      },
    ])
    const readChanges = () => app.as(student.viewer).ask(changes, { id: sender.job.id })
    expect((await readChanges()).data.offeredJob.changes).toEqual([])
    expect((await ask({ ...changed, isChangeConfirmed: true })).errors).toEqual([])
    expect((await readChanges()).data.offeredJob.changes).toMatchObject([
      { lines: [{ label: '賃金', before: '賃金を書いたところ', after: '月給250,000円' }] },
    ])
    const jobChanges = await app.db.selectFrom('jobChange').selectAll().where('jobId', '=', sender.job.id).execute()
    expect(jobChanges).toMatchObject([
      { companyUserId: sender.user.id, conditionsBefore: stated('賃金を書いたところ') },
    ])
    const audit = app.db.selectFrom('audit').select(['action', 'details']).where('subjectId', '=', sender.job.id)
    expect(await audit.where('action', '=', 'changeSentJobDescription').execute()).toEqual([
      { action: 'changeSentJobDescription', details: { jobChangeId: jobChanges[0]?.id } },
    ])
  })

  test('a title and a scout type are conditions too; texts of the contents are not', async () => {
    const { sender, student, ask } = await aSentJob()
    expect((await ask({ isChangeConfirmed: false })).errors).toEqual([])
    expect((await ask({ title: `${sender.job.title} 改`, scoutTypeId: '2', isChangeConfirmed: true })).errors).toEqual(
      [],
    )
    const { data } = await app.as(student.viewer).ask(changes, { id: sender.job.id })
    expect(data.offeredJob.changes).toMatchObject([
      {
        lines: [
          { label: '募集タイトル', before: sender.job.title, after: `${sender.job.title} 改` },
          { label: 'スカウト種別', before: '本選考', after: '特別選考・早期選考' },
        ],
      },
    ])
  })

  test('a student whose scout came later, or who has none, reads none of it', async () => {
    const { sender, stated, ask } = await aSentJob()
    await ask({ conditions: stated('月給250,000円'), isChangeConfirmed: true })
    const [later, none] = [await aCandidate(app.db), await aCandidate(app.db)]
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: later.id, sentAt: new Date(Date.now() + 1000) })
    for (const { viewer } of [later, none]) {
      const { data, errors } = await app.as(viewer).ask(changes, { id: sender.job.id })
      expect([errors, data.offeredJob.changes]).toEqual([[], []])
    }
  })

  test('§1.16 C21 tells students with open scouts, once a day', async () => {
    const { sender, student, stated, ask } = await aSentJob()
    await ask({ conditions: stated('月給250,000円'), isChangeConfirmed: true })
    await ask({ conditions: stated('月給260,000円'), isChangeConfirmed: true })
    await worker(app).run()
    const notifications = app.db.selectFrom('candidateNotification').select(['title', 'body', 'path'])
    expect(await notifications.where('candidateId', '=', student.id).execute()).toEqual([
      {
        title: `${sender.company.displayName}が募集条件を変更しました`,
        body: sender.job.title,
        path: `/candidate/jobs/${sender.job.id}`,
      },
    ])
  })
})

test('§4 a job without a sent scout changes freely and keeps no version', async () => {
  const { sender, stated, ask } = await aSentJob()
  await app.db.updateTable('job').set({ totalSent: 0 }).where('id', '=', sender.job.id).execute()
  expect((await ask({ conditions: stated('月給1円'), isChangeConfirmed: false })).errors).toEqual([])
  expect(await app.db.selectFrom('jobChange').selectAll().where('jobId', '=', sender.job.id).execute()).toEqual([])
})
