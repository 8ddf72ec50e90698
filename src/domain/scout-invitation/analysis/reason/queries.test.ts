import { expect, test } from 'vitest'
import { purgeWithdrawn } from '#domain/candidate-account/state/purge/commands.ts'
import { withdrawCandidate } from '#domain/candidate-account/state/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aMessage, anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { reasonKeysOf } from './rules.ts'
import { readReasonFigures } from './queries.ts'

const app = ownApp()
const today = tokyoToday()
const fields = 'isShown from to sent accepted rows { key sent accepted }'
const figuresOf = (viewer: Viewer) => app.as(viewer).ask(`{ reasonFigures { ${fields} } }`)
const turn = (viewer: Viewer, isShown: boolean) =>
  app.as(viewer).ask(`mutation ($isShown: Boolean!) { updateReasonFiguresShown(isShown: $isShown) { ${fields} } }`, {
    isShown,
  })

const sentOn = (day: string) => ({
  sentAt: tokyoMoment(day, '10:00'),
  expiresAt: tokyoMoment(addDays(day, 14), '23:59'),
})
const styled = (letters: number) =>
  ({ reasonOpening: 'QUESTION', reasonSource: 'NONE', reasonQuotations: 0, reasonLetters: letters }) as const
const yes = (day: string) => ({ status: 'ACCEPTED' as const, answeredAt: tokyoMoment(addDays(day, 1), '10:00') })
const no = (day: string) => ({
  status: 'DECLINED' as const,
  answeredAt: tokyoMoment(addDays(day, 1), '10:00'),
  endedAt: tokyoMoment(addDays(day, 1), '10:00'),
})

test('a year of decided scouts is counted once in each part, of the own company', async () => {
  const [sender, other] = [await aSender(app.db), await aSender(app.db)]
  const last = addDays(today, -15)
  await anInvited(app.db, sender, { ...sentOn(last), ...styled(40), ...yes(last) })
  await anInvited(app.db, sender, { ...sentOn(last), ...styled(119), ...no(last) })
  await anInvited(app.db, sender, {
    ...sentOn(addDays(last, -365)),
    ...styled(300),
    status: 'EXPIRED',
    endedAt: new Date(),
  })
  // Still open, too long ago, waiting, from before the rule, of another company.
  await anInvited(app.db, sender, { ...sentOn(addDays(last, 1)), ...styled(40), ...yes(addDays(last, 1)) })
  await anInvited(app.db, sender, { ...sentOn(addDays(last, -366)), ...styled(40) })
  await anInvited(app.db, sender, { ...sentOn(last), ...styled(40), status: 'SCHEDULED' })
  await anInvited(app.db, sender, { ...sentOn(last), ...yes(last) })
  await anInvited(app.db, other, { ...sentOn(last), ...styled(40), ...yes(last) })
  const { data, errors } = await figuresOf(sender.viewer)
  expect(errors).toEqual([])
  const { rows, ...figures } = data.reasonFigures
  expect(figures).toEqual({ isShown: true, from: addDays(last, -365), to: last, sent: 3, accepted: 1 })
  expect(rows.toSorted((a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key))).toEqual([
    { key: 'LENGTH 160', sent: 1, accepted: 0 },
    { key: 'LENGTH 40', sent: 1, accepted: 1 },
    { key: 'LENGTH 80', sent: 1, accepted: 0 },
    { key: 'OPENING QUESTION', sent: 3, accepted: 1 },
    { key: 'SOURCE NONE', sent: 3, accepted: 1 },
  ])
})

test('the analysis of the same days has the same numbers, in the order of the kinds, and no read rate', async () => {
  const sender = await aSender(app.db)
  const day = addDays(today, -20)
  await anInvited(app.db, sender, { ...sentOn(day), ...styled(40), ...yes(day) })
  await anInvited(app.db, sender, { ...sentOn(day), ...styled(80) })
  await anInvited(app.db, sender, {
    ...sentOn(day),
    reasonOpening: 'QUOTATION',
    reasonSource: 'SEVERAL',
    reasonQuotations: 4,
    reasonLetters: 161,
  })
  await anInvited(app.db, sender, sentOn(day))
  const { from, to } = (await figuresOf(sender.viewer)).data.reasonFigures
  const { data, errors } = await app.as(sender.viewer).ask(
    `query ($filter: ScoutAnalysisFilter!) { scoutAnalysis(filter: $filter, by: REASON) {
      readDays { from } total { sent accepted } rows { label sent accepted readRate } }
      scoutAnalysisCsv(filter: $filter, by: REASON) }`,
    { filter: { from, to } },
  )
  expect(errors).toEqual([])
  const { rows, total, readDays } = data.scoutAnalysis
  expect(total).toEqual({ sent: 3, accepted: 1 })
  expect(readDays).toBeNull()
  expect(rows.map(({ label, sent, accepted }: Record<string, unknown>) => [label, sent, accepted])).toEqual([
    ['書き出し：学生の文章の引用から始まる', 1, 0],
    ['書き出し：質問から始まる', 2, 1],
    ['引用した項目：引用なし', 2, 1],
    ['引用した項目：2つ以上の項目', 1, 0],
    ['引用の数：3つ以上', 1, 0],
    ['長さ（引用を除く）：40〜79文字', 1, 1],
    ['長さ（引用を除く）：80〜119文字', 1, 0],
    ['長さ（引用を除く）：160文字以上', 1, 0],
  ])
  const [head, first, ...others] = String(data.scoutAnalysisCsv).split('\r\n')
  expect(head?.startsWith('\uFEFF"理由の書き方","送信","承認"')).toBe(true)
  expect(first?.startsWith('"書き出し：学生の文章の引用から始まる","1","0"')).toBe(true)
  expect(others.some((line) => line.startsWith('"合計","3","1"'))).toBe(true)
})

async function send(sender: Sender, reason: string, texts: readonly string[]) {
  const candidate = await aCandidate(app.db, { selfIntroduction: '半年間、記録の時刻を並べました。翌日も続けました。' })
  const quotations = texts.map((text) => ({ field: 'SELF_INTRODUCTION', text }))
  const { data, errors } = await app.as(sender.viewer).ask(
    `mutation ($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, invitations: $invitations) { sentIds } }`,
    { jobId: sender.job.id, message: aMessage, invitations: [{ candidateId: candidate.id, reason, quotations }] },
  )
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds[0] as string
}
const styleStoredFor = async (id: string) =>
  app.db
    .selectFrom('scoutInvitation')
    .select(['reasonOpening', 'reasonSource', 'reasonQuotations', 'reasonLetters'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a sending stores how its reasons are written, in the keys the page reckons with', async () => {
  const sender = await aSender(app.db)
  const words = '半年間、記録の時刻を並べました'
  const reason = `「${words}」という一文を読み、${'検査装置の開発で大切にしている姿勢です。'.repeat(4)}`
  const id = await send(sender, reason, [words])
  const stored = await styleStoredFor(id)
  expect(stored).toEqual({
    reasonOpening: 'QUOTATION',
    reasonSource: 'SELF_INTRODUCTION',
    reasonQuotations: 1,
    reasonLetters: 80,
  })
  const day = addDays(today, -20)
  await app.db.updateTable('scoutInvitation').set(sentOn(day)).where('id', '=', id).execute()
  const { rows } = await readReasonFigures(app.db, sender.company.id)
  const style = { opening: 'QUOTATION', source: 'SELF_INTRODUCTION', quotations: 1, letters: 80 } as const
  expect(rows.map(({ key }) => key).toSorted()).toEqual(reasonKeysOf(style).toSorted())
})

test('a student who has left and was erased is counted on', async () => {
  const sender = await aSender(app.db)
  const day = addDays(today, -20)
  const { candidate, viewer, invitation } = await anInvited(app.db, sender, {
    ...sentOn(day),
    ...styled(40),
    ...yes(day),
  })
  await anInvited(app.db, sender, { ...sentOn(day), ...styled(40) })
  const before = await readReasonFigures(app.db, sender.company.id)
  expect(before.total).toEqual({ sent: 2, accepted: 1 })
  await app.db.transaction().execute((tx) => withdrawCandidate(tx, viewer, { reason: '', reasonKind: null }))
  expect(await readReasonFigures(app.db, sender.company.id)).toEqual(before)
  await app.db
    .updateTable('candidateWithdrawal')
    .set({ withdrawnAt: new Date(Date.now() - 31 * 86_400_000) })
    .where('candidateId', '=', candidate.id)
    .execute()
  await app.db.transaction().execute((tx) => purgeWithdrawn(tx, candidate.id))
  const { reason } = await app.db
    .selectFrom('scoutInvitation')
    .select('reason')
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow()
  expect(reason).toContain('退会した学生')
  expect(await readReasonFigures(app.db, sender.company.id)).toEqual(before)
})

test('the figures are one statement; who switches them off has none, and colleagues keep theirs', async () => {
  const sender = await aSender(app.db)
  const day = addDays(today, -20)
  await anInvited(app.db, sender, { ...sentOn(day), ...styled(40) })
  const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
  expect((await countStatements(() => readReasonFigures(app.db, sender.company.id))).statements).toBe(1)
  // Pressed twice at once: off, with one line in the record.
  const both = await Promise.all([turn(sender.viewer, false), turn(sender.viewer, false)])
  for (const { data, errors } of both) {
    expect(errors).toEqual([])
    expect(data.updateReasonFiguresShown).toMatchObject({ isShown: false, sent: 0, rows: [] })
  }
  const lines = app.db
    .selectFrom('audit')
    .select('toStatus')
    .where('companyId', '=', sender.company.id)
    .where('action', '=', 'updateReasonFiguresShown')
  expect(await lines.execute()).toEqual([{ toStatus: 'OFF' }])
  expect((await figuresOf(sender.viewer)).data.reasonFigures.isShown).toBe(false)
  expect((await figuresOf(colleague.viewer)).data.reasonFigures).toMatchObject({ isShown: true, sent: 1 })
  expect((await turn(sender.viewer, true)).data.updateReasonFiguresShown).toMatchObject({ isShown: true, sent: 1 })
  expect((await turn(sender.viewer, true)).errors).toEqual([])
})

test('§6 an interviewer, a student and a visitor have no figures', async () => {
  const sender = await aSender(app.db)
  const interviewer = await aCompanyUser(app.db, sender.company.id, { role: 'INTERVIEWER' })
  const student = await aCandidate(app.db)
  for (const answer of [
    figuresOf(interviewer.viewer),
    turn(interviewer.viewer, false),
    figuresOf(student.viewer),
    turn(student.viewer, false),
  ])
    expect((await answer).errors[0]?.code).toBe('forbidden')
})
