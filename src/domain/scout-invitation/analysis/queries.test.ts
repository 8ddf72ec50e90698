import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutTemplate } from '#test/factories/scout-template.ts'
import { aMessage, anInvited, aSchedulingSender, aSeatFor, aSender } from '#test/factories/scout-invitation.ts'
import { closedQuarter } from './read/rules.ts'

const app = ownApp()
const today = tokyoToday()
const lately = { from: addDays(today, -60), to: today }

const fields = `key label opening sent readRate accepted met told goesOn hired answered lowerDays medianDays upperDays`
const question = `query ($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {
  scoutAnalysis(filter: $filter, by: $by) { isCut readDays { from to } total { ${fields} } rows { ${fields} } } }`

const ask = (viewer: Viewer, by: string, filter: object = lately) => app.as(viewer).ask(question, { by, filter })
async function rowsOf(viewer: Viewer, by: string, filter: object = lately) {
  const { data, errors } = await ask(viewer, by, filter)
  expect(errors).toEqual([])
  return data.scoutAnalysis
}

const sentOn = (day: string, clock = '10:00') => ({
  sentAt: tokyoMoment(day, clock),
  expiresAt: tokyoMoment(addDays(day, 14), '23:59'),
})
const day = addDays(today, -40)
const answered = (days: number) => ({ answeredAt: tokyoMoment(addDays(day, days), '10:00') })

test('§35 scouts are counted by job, with what became of them', async () => {
  const sender = await aSender(app.db, {}, { title: '検査装置の開発職' })
  const other = await aJob(app.db, { companyId: sender.company.id, title: '営業職' })
  const at = sentOn(day)
  await anInvited(app.db, sender, { ...at, status: 'ACCEPTED', ...answered(1) })
  await anInvited(app.db, sender, { ...at, status: 'HIRED', ...answered(3), endedAt: new Date() })
  // A no after a yes was a yes; a no is none.
  await anInvited(app.db, sender, { ...at, status: 'DECLINED', ...answered(2), endedAt: new Date() })
  await anInvited(app.db, sender, { ...at, status: 'DECLINED', ...answered(4), endedAt: answered(4).answeredAt })
  await anInvited(app.db, sender, { ...at, status: 'EXPIRED', endedAt: new Date() })
  await anInvited(app.db, sender, { ...at, status: 'SCHEDULED' })
  await anInvited(app.db, { ...sender, job: other }, at)
  await anInvited(app.db, sender, sentOn(addDays(today, -61)))
  const { rows, total, isCut } = await rowsOf(sender.viewer, 'JOB')
  expect(isCut).toBe(false)
  expect(rows.map((row: { label: string }) => row.label)).toEqual(['検査装置の開発職', '営業職'])
  expect(rows[0]).toMatchObject({ key: sender.job.id, sent: 5, accepted: 3, hired: 1, told: 1, goesOn: 1, answered: 4 })
  expect(rows[0]).toMatchObject({ lowerDays: 1.75, medianDays: 2.5, upperDays: 3.25, readRate: null })
  expect(rows[1]).toMatchObject({ sent: 1, accepted: 0, answered: 0, medianDays: null })
  expect(total).toMatchObject({ label: '合計', sent: 6, accepted: 3 })
  const ofOne = await rowsOf(sender.viewer, 'JOB', { ...lately, jobId: other.id })
  expect(ofOne.total.sent).toBe(1)
})

test('§35 a date counts as met once it is over', async () => {
  const sender = await aSchedulingSender(app.db)
  const over = await sender.date({
    startAt: tokyoMoment(addDays(today, -10), '10:00'),
    endAt: tokyoMoment(addDays(today, -10), '11:00'),
  })
  const ahead = await sender.date()
  for (const date of [over, ahead]) {
    const { invitation } = await anInvited(app.db, sender, {
      ...sentOn(day),
      status: 'ACCEPTED',
      schedulingStatus: 'PENDING',
      ...answered(1),
    })
    await aSeatFor(app.db, invitation, date)
  }
  expect((await rowsOf(sender.viewer, 'JOB')).total).toMatchObject({ sent: 2, accepted: 2, met: 1 })
})

test('§35 texts that differ in spaces and width alone are one row, named by subject and first words', async () => {
  const sender = await aSender(app.db)
  const made = await Promise.all([1, 2, 3].map(() => anInvited(app.db, sender, sentOn(day))))
  const texts = [
    '一次面接は オンラインＯＫです。'.repeat(8),
    '一次面接はオンライン\nOKです。'.repeat(8),
    'まったく別の文面です。'.repeat(12),
  ]
  for (const [at, { invitation }] of made.entries())
    await app.db
      .updateTable('templateMessageHistory')
      .set({ text: texts[at] ?? '' })
      .where('id', '=', invitation.templateMessageHistoryId)
      .execute()
  const { rows } = await rowsOf(sender.viewer, 'TEXT')
  expect(rows.map((row: { sent: number }) => row.sent)).toEqual([2, 1])
  expect(rows[0].label).toBe('検査装置の開発について')
  expect(rows[0].opening).toMatch(/^一次面接は.{20,}…$/)
})

test('§35 letters from a template are one row a version, by its name; a colleague’s own is named for nobody else', async () => {
  const sender = await aSender(app.db)
  const { id: companyId } = sender.company
  const other = await aCompanyUser(app.db, companyId, { role: 'ADMIN' })
  const shared = await aScoutTemplate(app.db, sender, { title: '=説明会のご案内', version: 2 })
  await app.db
    .insertInto('scoutTemplateVersion')
    .values({
      companyId,
      companyUserId: sender.user.id,
      scoutTemplateId: shared.id,
      version: 2,
      subject: '新しい件名',
      text: '二つ目の版の文面です。'.repeat(12),
    })
    .execute()
  const own = await aScoutTemplate(app.db, sender, { title: '自分用', isShared: false })
  const from = async (template: { id: string } | null, version: number | null, text: string) => {
    const { invitation } = await anInvited(app.db, sender, sentOn(day))
    await app.db
      .updateTable('templateMessageHistory')
      .set({ scoutTemplateId: template?.id ?? null, scoutTemplateVersion: version, text, subject: 'この学生への件名' })
      .where('id', '=', invitation.templateMessageHistoryId)
      .execute()
  }
  // Lightly edited letters of one version are one row; the same words from no template are another.
  for (const end of ['', '一', '二', '三']) await from(shared, 1, `${aMessage}${end}`)
  for (const end of ['', '一', '二']) await from(shared, 2, `${'二つ目の版の文面です。'.repeat(12)}${end}`)
  for (const end of ['', '一']) await from(own, 1, `${aMessage}${end}`)
  await from(null, null, aMessage)
  const namesFor = async (viewer: Viewer) =>
    (await rowsOf(viewer, 'TEXT')).rows.map(({ label, sent }: { label: string; sent: number }) => [label, sent])
  const expected = [
    ['=説明会のご案内（版1）', 4],
    ['=説明会のご案内（版2）', 3],
    ['自分用（版1）', 2],
    ['この学生への件名', 1],
  ]
  expect(await namesFor(sender.viewer)).toEqual(expected)
  expect((await rowsOf(sender.viewer, 'TEXT')).rows[1].opening).toMatch(/^二つ目の版の文面です。/)
  expect(await namesFor(other.viewer)).toEqual(expected.with(2, ['この学生への件名', 2]))
  // A template that was used is archived instead of deleted, and keeps its name.
  const deleted = await app
    .as(sender.viewer)
    .ask('mutation ($id: ID!) { deleteScoutTemplate(id: $id) }', { id: shared.id })
  expect(deleted.errors[0]?.code).toBe('scout_template_not_deletable')
  await app.db.updateTable('scoutTemplate').set({ isArchived: true }).where('id', '=', shared.id).execute()
  expect(await namesFor(sender.viewer)).toEqual(expected)
  const { data } = await app
    .as(sender.viewer)
    .ask(`query ($filter: ScoutAnalysisFilter!) { scoutAnalysisCsv(filter: $filter, by: TEXT) }`, { filter: lately })
  const [head, first] = String(data.scoutAnalysisCsv).split('\r\n')
  expect(head?.startsWith('\uFEFF"文面","書き出し","送信"')).toBe(true)
  expect(first?.startsWith(`"'=説明会のご案内（版1）","はじめまして。`)).toBe(true)
})

test('§35 an ADMIN compares the senders; anybody else sees the own row, and nobody who left is named', async () => {
  const sender = await aSender(app.db)
  const { id: companyId } = sender.company
  const recruiter = await aCompanyUser(app.db, companyId, { role: 'RECRUITER' })
  const left = await aCompanyUser(app.db, companyId, { role: 'RECRUITER' })
  const onlyReads = await aCompanyUser(app.db, companyId, { role: 'VIEWER' })
  await anInvited(app.db, sender, sentOn(day))
  await anInvited(app.db, { ...sender, user: recruiter }, sentOn(day))
  await anInvited(app.db, { ...sender, user: left }, sentOn(day))
  await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', left.id).execute()
  const labels = async (viewer: Viewer) =>
    (await rowsOf(viewer, 'SENDER')).rows.map((row: { key: string }) => row.key).toSorted()
  expect(await labels(sender.viewer)).toEqual([sender.user.id, recruiter.id, 'left'].toSorted())
  expect((await rowsOf(sender.viewer, 'SENDER')).rows.find(({ key }: { key: string }) => key === 'left').label).toBe(
    '退職した担当者',
  )
  expect(await labels(recruiter.viewer)).toEqual([recruiter.id])
  expect(await labels(onlyReads.viewer)).toEqual([])
  expect((await rowsOf(onlyReads.viewer, 'SENDER')).total.sent).toBe(3)
})

test('§35 how students were found and when they were written to', async () => {
  const sender = await aSender(app.db)
  const monday = addDays(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
  const { invitation } = await anInvited(app.db, sender, sentOn(monday, '09:30'))
  await anInvited(app.db, sender, sentOn(monday, '18:59'))
  await app.db
    .updateTable('templateMessageHistory')
    .set({ foundBy: '東海の機械系' })
    .where('id', '=', invitation.templateMessageHistoryId)
    .execute()
  const found = await rowsOf(sender.viewer, 'CONDITION')
  expect(found.rows.map((row: { label: string }) => row.label).toSorted()).toEqual(['東海の機械系', '記録なし'])
  const when = await rowsOf(sender.viewer, 'WHEN')
  expect(when.rows.map(({ key, label }: { key: string; label: string }) => [key, label])).toEqual([
    ['33', '月曜日 9時台'],
    ['42', '月曜日 18時台'],
  ])
})

test('§35 another company’s job does not exist, and no row is another company’s', async () => {
  const [sender, other] = [await aSender(app.db), await aSender(app.db)]
  await anInvited(app.db, other, sentOn(day))
  for (const by of ['JOB', 'TEXT', 'SENDER', 'CONDITION', 'WHEN']) {
    const { rows, total } = await rowsOf(sender.viewer, by)
    expect([rows, total.sent, total.medianDays]).toEqual([[], 0, null])
    expect((await ask(sender.viewer, by, { ...lately, jobId: other.job.id })).errors[0]?.code).toBe('not_found')
  }
})

test.each([
  { from: today, to: addDays(today, -1) },
  { from: addDays(today, -366), to: today },
])('§35 a period of %j is refused', async (filter) => {
  const { viewer } = await aSender(app.db)
  const { errors } = await ask(viewer, 'JOB', filter)
  expect(errors[0]?.code).toBe('invalid_input')
})

test('§6 an interviewer and a student have no analysis', async () => {
  const sender = await aSender(app.db)
  const interviewer = await aCompanyUser(app.db, sender.company.id, { role: 'INTERVIEWER' })
  const { viewer: student } = await anInvited(app.db, sender)
  for (const viewer of [interviewer.viewer, student])
    expect((await ask(viewer, 'JOB')).errors[0]?.code).toBe('forbidden')
})

test('§35 the read rate is that of the closed quarter, whatever period is asked', async () => {
  const sender = await aSender(app.db)
  const { startsOn, endsOn, closesOn } = closedQuarter(today)
  const at = { ...sentOn(addDays(startsOn, 20)), status: 'EXPIRED' as const, endedAt: new Date() }
  for (let made = 0; made < 32; made += 1) {
    // Read in time, too late to count, and not at all.
    const readAt =
      made < 16 ? tokyoMoment(addDays(startsOn, 21), '10:00') : made < 20 ? tokyoMoment(closesOn, '10:00') : null
    await anInvited(app.db, sender, { ...at, readAt })
  }
  // So that the home counts other students.
  for (let made = 0; made < 12; made += 1) await anInvited(app.db, sender)
  const { rows, readDays } = await rowsOf(sender.viewer, 'JOB')
  expect(readDays).toEqual({ from: startsOn, to: addDays(endsOn, -1) })
  expect(rows[0].readRate).toBe(50)
  const before = await app.as(sender.viewer).ask(question, { by: 'TEXT', filter: { from: today, to: today } })
  expect(before.data.scoutAnalysis.rows[0].readRate).toBeOneOf([null, 50])
})

test('§35 the CSV has the numbers of the page, safe for a spreadsheet', async () => {
  const sender = await aSender(app.db, {}, { title: '=cmd|calc' })
  await anInvited(app.db, sender, { ...sentOn(day), status: 'ACCEPTED', ...answered(2) })
  const { data, errors } = await app
    .as(sender.viewer)
    .ask(`query ($filter: ScoutAnalysisFilter!) { scoutAnalysisCsv(filter: $filter, by: JOB) }`, { filter: lately })
  expect(errors).toEqual([])
  const [head, first, sum] = String(data.scoutAnalysisCsv).split('\r\n')
  expect(head?.startsWith('\uFEFF"募集","送信",')).toBe(true)
  expect(first?.startsWith(`"'=cmd|calc","1","","1","",`)).toBe(true)
  expect(sum?.startsWith('"合計","1",')).toBe(true)
})

test('§35 the operator counts all companies, without reading', async () => {
  const sender = await aSender(app.db)
  await anInvited(app.db, sender, sentOn(day))
  const { viewer } = await anAdmin(app.db)
  for (const by of ['COMPANY', 'INDUSTRY', 'WHEN']) {
    const { data, errors } = await app.asAdmin(viewer).ask(question, { by, filter: lately })
    expect(errors).toEqual([])
    const { rows, total, readDays } = data.scoutAnalysis
    expect(total.sent).toBeGreaterThan(0)
    expect(readDays).toBeNull()
    expect(
      rows.every(({ readRate, label }: { readRate: null; label: string }) => readRate === null && label !== ''),
    ).toBe(true)
  }
})
