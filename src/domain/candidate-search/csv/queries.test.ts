import iconv from 'iconv-lite'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aCompanyCandidate, aSearchCandidateLabel, block } from '#test/factories/candidate-search.ts'
import {
  acceptedForScheduling,
  acceptedInBulk,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  aSender,
  homeOf,
  type Sender,
} from '#test/factories/scout-invitation.ts'
import { csvHeadings } from './table.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const ask = (viewer: Viewer | null, variables: Record<string, unknown> = {}) =>
  app.as(viewer).ask(
    `query CandidatesCsv($jobId: ID, $status: CsvScoutInvitationStatus! = ACCEPTED, $schedulingStatus: SchedulingStatus, $encoding: CsvEncoding! = UTF_8) {
      csv: csvSearchCandidate(jobId: $jobId, scoutInvitationStatus: $status, schedulingStatus: $schedulingStatus, encoding: $encoding) {
        contents encoding title count unencodableCount } }`,
    variables,
  )
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const linesOf = (contents: string) =>
  contents
    .split('\r\n')
    .slice(0, -1)
    .map((line) => Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"')))
const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date('2026-11-20T15:30:00Z') }
const today = tokyoToday().replaceAll('-', '')

describe('§7 csvSearchCandidate', () => {
  test('a missed date is none while another one is chosen', async () => {
    const home = await aSchedulingSender(app.db)
    const { invitation } = await anInvited(app.db, home, { ...acceptedForScheduling(), ...accepted })
    const { id } = await aSeatFor(app.db, invitation, await home.date())
    const dateIn = async () => {
      const { data } = await ask(home.viewer, { jobId: home.job.id })
      const [heads = [], cells = []] = linesOf(data.csv.contents)
      return cells[heads.indexOf('日程')]
    }
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', id).execute()
    expect(await dateIn()).not.toBe('')
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'PENDING' })
      .where('id', '=', invitation.id)
      .execute()
    expect(await dateIn()).toBe('')
  })

  test('who accepted, with how to reach them and what the company noted; UTF-8 with its mark', async () => {
    const home = await aSchedulingSender(app.db)
    const { candidate, invitation } = await anInvited(app.db, home, { ...acceptedForScheduling(), ...accepted })
    const date = await home.date({
      startAt: new Date('2026-12-03T05:00:00Z'),
      endAt: new Date('2026-12-03T06:00:00Z'),
    })
    await aSeatFor(app.db, invitation, date)
    await aCompanyCandidate(app.db, { companyId: home.company.id, candidateId: candidate.id, memo: '一行目\n二行目' })
    for (const text of ['一次候補', '材料'])
      await app.db
        .insertInto('companyCandidateLabel')
        .values({
          companyId: home.company.id,
          candidateId: candidate.id,
          searchCandidateLabelId: (await aSearchCandidateLabel(app.db, home.company.id, text)).id,
        })
        .execute()
    const { email, givenName, phoneNumber } = await app.db
      .selectFrom('candidateAccount')
      .selectAll()
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()

    const { data } = await ask(home.viewer, { jobId: home.job.id })
    expect(data.csv).toMatchObject({
      encoding: 'UTF_8',
      title: `承認者一覧_${home.job.title}_${today}.csv`,
      count: 1,
      unencodableCount: 0,
    })
    expect(data.csv.contents.startsWith('\uFEFF"承認日"')).toBe(true)
    const [headings, row] = linesOf(data.csv.contents)
    expect(headings).toEqual(csvHeadings)
    expect(Object.fromEntries(csvHeadings.map((heading, at) => [heading, row?.[at]]))).toEqual({
      承認日: '2026/11/21',
      姓: '山田',
      名: givenName,
      セイ: 'ヤマダ',
      メイ: 'ハナ',
      学校: '北海道大学',
      学部: expect.any(String),
      課程: '学士（大学）',
      卒業年月: '2028年3月',
      メール: email,
      電話: phoneNumber?.replace(/^\+81(\d\d)(\d{4})(\d{4})$/, '0$1-$2-$3'),
      募集: home.job.title,
      '学生のために書いた割合（%）': '',
      日程状況: '日程確定',
      日程: '2026/12/03 14:00〜15:00',
      選考段階: expect.any(String),
      ラベル: '一次候補、材料',
      メモ: '一行目\n二行目',
    })
  })

  test('ACCEPTED unless HIRED is asked for; by job and by scheduling status; nobody else’s students', async () => {
    const yes = await anInvited(app.db, sender, accepted)
    await anInvited(app.db, sender)
    await anInvited(app.db, sender, { status: 'DECLINED' })
    await anInvited(app.db, sender, { ...accepted, status: 'HIRED' })
    await anInvited(app.db, await aSender(app.db), accepted)
    const blocking = await anInvited(app.db, sender, accepted)
    await block(app.db, sender.company.id, blocking.candidate.id)
    const count = async (variables?: Record<string, unknown>) => (await ask(sender.viewer, variables)).data.csv.count
    expect(await count()).toBe(1)
    expect(await count({ status: 'HIRED', jobId: sender.job.id })).toBe(1)
    expect(await count({ schedulingStatus: 'PENDING' })).toBe(0)
    const { data } = await ask(sender.viewer, { status: 'HIRED' })
    expect(data.csv.title).toBe(`採用者一覧_${today}.csv`)
    // An acceptance is exported to the accepted company only, not to another company that scouted the student.
    const other = await aSender(app.db)
    await aScoutInvitation(app.db, { ...homeOf(other), candidateId: yes.candidate.id })
    expect((await ask(other.viewer)).data.csv.count).toBe(0)
  })

  test('cells that a spreadsheet would calculate are text', async () => {
    const { candidate } = await anInvited(app.db, sender, accepted)
    const signs = ['=HYPERLINK("http://evil.example","x")', '＝1', '+1', '-1', '@SUM(A1)', '\t=1']
    for (const memo of signs) {
      await app.db
        .insertInto('companyCandidate')
        .values({ companyId: sender.company.id, candidateId: candidate.id, memo })
        .onConflict((oc) => oc.columns(['companyId', 'candidateId']).doUpdateSet({ memo }))
        .execute()
      const { contents } = (await ask(sender.viewer)).data.csv
      expect(contents).toContain(`,"'${memo.replaceAll('"', '""')}",""\r\n`)
    }
  })

  test('the stage is that of the pipeline; a step that a spreadsheet would calculate is text', async () => {
    const { candidate, invitation } = await anInvited(app.db, sender, accepted)
    const stage = async () =>
      linesOf((await ask(sender.viewer)).data.csv.contents)[1]?.[csvHeadings.indexOf('選考段階')]
    expect(await stage()).toBe('承認')
    const { companyId, jobId } = invitation
    const row = { companyId, scoutInvitationId: invitation.id, candidateId: candidate.id, placedBy: sender.user.id }
    await app.db
      .insertInto('jobRecruitmentStep')
      .values({ companyId, jobId, position: 9, customLabel: '=1+1' })
      .execute()
    await app.db
      .insertInto('scoutPlacement')
      .values({ ...row, step: 'custom:=1+1:1', revision: 1, placedAt: new Date() })
      .execute()
    expect(await stage()).toBe("'=1+1")
  })

  test('Shift_JIS comes in base64 with 髙 and 﨑, and says how many letters it could not hold', async () => {
    const candidate = await aCandidate(app.db, { account: { familyName: '髙﨑', givenName: '𠮷乃' } })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: candidate.id, ...accepted })
    const { data } = await ask(sender.viewer, { encoding: 'SHIFT_JIS' })
    const text = iconv.decode(Buffer.from(data.csv.contents as string, 'base64'), 'cp932')
    expect(linesOf(text)[1]?.slice(1, 3)).toEqual(['髙﨑', '〓乃'])
    expect(data.csv).toMatchObject({ encoding: 'SHIFT_JIS', count: 1, unencodableCount: 1 })
  })

  test('§9 up to 9,999 students in one answer; more are refused, with what to do', async () => {
    await acceptedInBulk(app.db, sender, 10_000)
    const { errors } = await ask(sender.viewer)
    expect(errors[0]).toMatchObject({ code: 'csv_too_large', message: expect.stringContaining('9,999名まで') })
  })

  test('the name of the file has nothing in it that a file system refuses or a person misreads', async () => {
    const odd = await aSender(app.db, {}, { title: '新卒/営業:「東京」\u202Efdp*' })
    expect((await ask(odd.viewer, { jobId: odd.job.id })).data.csv.title).toBe(
      `承認者一覧_新卒_営業_「東京」_fdp__${today}.csv`,
    )
  })

  test('§6 not by readers, students or guests, not of another company’s job, not outside the plan', async () => {
    const other = await aSender(app.db)
    const light = await aSender(app.db, { planKey: 'LIGHT' })
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await code(ask(reader.viewer))).toBe('forbidden')
    expect(await code(ask((await aCandidate(app.db)).viewer))).toBe('forbidden')
    expect(await code(ask(null))).toBe('unauthenticated')
    expect(await code(ask(light.viewer))).toBe('plan_restricted')
    expect(await code(ask(sender.viewer, { jobId: other.job.id }))).toBe('not_found')
    expect(await code(ask(sender.viewer, { jobId: "x' or 1=1" }))).toBe('not_found')
    expect(await code(ask(sender.viewer, { status: 'PENDING' }))).toBe('invalid_query')
    const audit = app.db.selectFrom('audit').selectAll().where('action', '=', 'csvSearchCandidate')
    const companies = [sender, other, light].map(({ company }) => company.id)
    expect(await audit.where('companyId', 'in', companies).execute()).toEqual([])
  })

  test('every export leaves one row: who, which list, how long; also with one Idempotency-Key for all, and no names', async () => {
    await anInvited(app.db, sender, accepted)
    const query = 'query ($jobId: ID) { csvSearchCandidate(jobId: $jobId, encoding: SHIFT_JIS) { count } }'
    const variables = { jobId: sender.job.id }
    for (let at = 0; at < 2; at += 1)
      await app.as(sender.viewer).ask(query, variables, { idempotencyKey: 'the-same-key' })
    const rows = await app.db.selectFrom('audit').selectAll().where('companyId', '=', sender.company.id).execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      area: 'client',
      actorId: sender.user.id,
      action: 'csvSearchCandidate',
      subject: 'candidate_csv',
      subjectId: sender.job.id,
      candidateId: null,
      details: {
        jobId: sender.job.id,
        scoutInvitationStatus: 'ACCEPTED',
        schedulingStatus: null,
        encoding: 'SHIFT_JIS',
        rows: 1,
        by: 'answer',
      },
    })
    expect(JSON.stringify(rows)).not.toMatch(/山田|@|\+81/)
  })
})
