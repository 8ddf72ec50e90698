import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aSavedFilter, block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { aScoutTemplate } from '#test/factories/scout-template.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aWebhook } from '#test/factories/webhook.ts'
import { aCompanyUser } from '#test/factories.ts'

const app = ownApp()
let mine: Awaited<ReturnType<typeof aSender>>
let other: Awaited<ReturnType<typeof aSender>>
const today = tokyoToday()
beforeAll(async () => {
  mine = await aSender(app.db, { planKey: 'PREMIUM' }, { title: '検査装置の開発職' })
  other = await aSender(app.db, { planKey: 'PREMIUM' })
})

const query = `query ($filter: ActivityFilter!, $page: Int! = 1) { activity(filter: $filter, page: $page) { count
  rows { kind sentence actorName jobTitle subjectName isAboutStudent candidateId } } }`
type Row = { sentence: string; actorName: string; candidateId: OfRow<'candidate'> | null; [more: string]: unknown }
const ask = (filter: object, viewer = mine.viewer) =>
  app.as(viewer).ask(query, { filter: { from: addDays(today, -29), to: today, ...filter } })
const read = async (filter: object = {}, viewer = mine.viewer): Promise<Row[]> => {
  const { data, errors } = await ask(filter, viewer)
  expect(errors).toEqual([])
  return data.activity.rows
}

describe('the log of a company', () => {
  test('tells who did what, names the operator by the office, and leaves out what students do', async () => {
    const { companyId } = mine.viewer
    const admin = await anAdmin(app.db)
    const student = await anInvited(app.db, mine)
    const { viewer, id } = await aCompanyUser(app.db, mine.company.id, { familyName: '佐伯', givenName: '一郎' })
    const ofJob = { subject: 'job', subjectId: mine.job.id, companyId } as const
    await recordAudit(app.db, viewer, [{ action: 'updateJobDescriptionContents', ...ofJob }])
    await recordAudit(app.db, admin.viewer, [
      { action: 'renewContract', subject: 'contract', subjectId: 'c', companyId },
    ])
    await recordAudit(app.db, 'system', [{ action: 'switchWebhookOff', subject: 'webhook', subjectId: 'w', companyId }])
    await recordAudit(app.db, mine.viewer, [
      { action: 'updateCompanyUserRole', subject: 'company_user', subjectId: id, companyId },
    ])
    const ofStudent = {
      subject: 'scout_invitation',
      subjectId: student.invitation.id,
      companyId,
      candidateId: student.candidate.id,
    } as const
    await recordAudit(app.db, student.viewer, [{ action: 'acceptScoutInvitation', ...ofStudent }])
    await recordAudit(app.db, 'system', [{ action: 'endScoutsOfBlocked', ...ofStudent }])
    await recordAudit(app.db, viewer, [{ action: 'anActWithoutASentence', ...ofJob }])
    expect(await read()).toMatchObject([
      { sentence: 'ユーザーの役割を変更しました', subjectName: '佐伯 一郎' },
      { sentence: '届かないWebhookを停止しました', actorName: '自動' },
      { sentence: '契約を更新しました', actorName: '運営', kind: 'CONTRACT' },
      { sentence: '募集の内容を変更しました', actorName: '佐伯 一郎', jobTitle: '検査装置の開発職' },
    ])
    expect(await read({ person: id })).toHaveLength(1)
    expect(await read({ person: 'OPERATOR' })).toHaveLength(1)
    expect(await read({ kind: 'JOB' })).toHaveLength(1)
    for (const text of ['佐伯一郎', '検査装置', '募集の内容']) expect(await read({ text }), text).not.toEqual([])
    expect(await read({ text: '検査装置' })).toHaveLength(1)
    expect(await read({ text: 'どこにもない' })).toEqual([])
    expect(await read({ from: addDays(today, -40), to: addDays(today, -1) })).toEqual([])
  })

  test('names the webhook and the domain that an act was about', async () => {
    const sender = await aSender(app.db, { planKey: 'PREMIUM' })
    const { companyId } = sender.viewer
    const webhook = await aWebhook(app.db, companyId, { description: '採用管理システム' })
    await recordAudit(app.db, sender.viewer, [
      { action: 'sendTestWebhook', subject: 'webhook', subjectId: webhook.id, companyId },
      { action: 'addMailDomain', subject: 'mail_domain', subjectId: 'hokuto.example', companyId },
    ])
    expect(new Set((await read({}, sender.viewer)).map(({ subjectName }) => subjectName))).toEqual(
      new Set(['採用管理システム', 'hokuto.example']),
    )
    const csv = `query ($filter: ActivityFilter!) { activityCsv(filter: $filter) }`
    const { data } = await app.as(sender.viewer).ask(csv, { filter: { from: today, to: today } })
    expect(data.activityCsv).toContain('"Webhookのテストを送りました","採用管理システム"')
  })

  test('names what an act was about, a job also after it was deleted', async () => {
    const sender = await aSender(app.db, { planKey: 'PREMIUM' }, { title: '制御ソフトの開発職' })
    const { companyId } = sender.viewer
    const event = await aScheduling(app.db, { companyId, title: '工場見学' })
    const startAt = new Date('2031-05-08T05:00:00Z')
    const date = await aSchedulingDate(app.db, { companyId, schedulingId: event.id, startAt })
    const filter = await aSavedFilter(app.db, sender.viewer, { name: '関西の機械系' })
    const shared = await aScoutTemplate(app.db, sender, { title: '共有の文面', isShared: true })
    const own = await aScoutTemplate(app.db, sender, { title: '自分だけの文面', isShared: false })
    const draft = await aJob(app.db, { companyId, title: 'やめた募集', status: 'DRAFT' })
    await recordAudit(app.db, sender.viewer, [
      { action: 'updateSchedulingEvent', subject: 'scheduling', subjectId: event.id, companyId },
      { action: 'callOffSchedulingDate', subject: 'scheduling_date', subjectId: date.id, companyId },
      { action: 'renameSavedFilter', subject: 'saved_filter', subjectId: filter.id, companyId },
      { action: 'updateScoutTemplate', subject: 'scout_template', subjectId: shared.id, companyId },
      { action: 'createScoutTemplate', subject: 'scout_template', subjectId: own.id, companyId },
      { action: 'csvSearchCandidate', subject: 'candidate_csv', subjectId: sender.job.id, companyId },
      { action: 'csvSearchCandidate', subject: 'candidate_csv', subjectId: companyId, companyId },
      { action: 'renameSavedFilter', subject: 'saved_filter', subjectId: mine.job.id, companyId },
    ])
    const deleting = 'mutation ($id: ID!) { deleteJobDescription(id: $id) }'
    expect((await app.as(sender.viewer).ask(deleting, { id: draft.id })).errors).toEqual([])
    const rows = await read({}, sender.viewer)
    expect(rows.map(({ sentence, subjectName, jobTitle }) => [sentence, subjectName, jobTitle])).toEqual([
      ['募集を削除しました', 'やめた募集', null],
      ['保存した検索条件の名前を変更しました', null, null],
      ['学生の一覧をCSVに書き出しました', null, null],
      ['学生の一覧をCSVに書き出しました', '制御ソフトの開発職', '制御ソフトの開発職'],
      ['スカウトのテンプレートを登録しました', null, null],
      ['スカウトのテンプレートを変更しました', '共有の文面', null],
      ['保存した検索条件の名前を変更しました', '関西の機械系', null],
      ['日程を中止しました', '工場見学 2031/05/08 14:00', null],
      ['説明会の日程を変更しました', '工場見学', null],
    ])
    expect(await read({ text: '関西の機械系' }, sender.viewer)).toHaveLength(1)
    expect(await read({ text: '工場見学' }, sender.viewer)).toHaveLength(2)
  })

  test('says to which of two ends an act led, and tells one act once', async () => {
    const sender = await aSender(app.db, { planKey: 'PREMIUM' })
    const { viewer } = sender
    const { companyId } = viewer
    const ofJob = { subject: 'job', subjectId: sender.job.id, companyId } as const
    const steps = [
      ['updateJobDescriptionStatus', 'PUBLISHED'],
      ['updateJobDescriptionStatus', 'DRAFT'],
      ['updateJobDescriptionIsArchived', 'ARCHIVED'],
      ['updateJobDescriptionIsArchived', 'ACTIVE'],
    ] as const
    for (const [action, to] of steps) await recordAudit(app.db, viewer, [{ action, to, ...ofJob }])
    await recordAudit(app.db, viewer, [
      { action: 'confirmOfferReport', subject: 'offer_report', subjectId: 'o', companyId },
      { action: 'confirmOfferReport', subject: 'scout_invitation', subjectId: 's', companyId },
    ])
    expect((await read({}, viewer)).map(({ sentence }) => sentence)).toEqual([
      '内定承諾の報告を確認しました',
      '募集のアーカイブを解除しました',
      '募集をアーカイブしました',
      '募集を下書きに戻しました',
      '募集を公開しました',
    ])
  })

  test('reading a student’s profile and taking a list away stand in it; the student while the company may see them', async () => {
    const { candidate } = await anInvited(app.db, other)
    const profile = 'query ($id: ID!) { searchCandidate(id: $id) { id selfIntroduction } }'
    expect((await app.as(other.viewer).ask(profile, { id: candidate.id })).errors).toEqual([])
    expect((await app.as(other.viewer).ask('{ csvSearchCandidate { count } }')).errors).toEqual([])
    const seen = await read({ kind: 'READING' }, other.viewer)
    expect(seen).toMatchObject([
      { sentence: '学生の一覧をCSVに書き出しました', isAboutStudent: false },
      { sentence: '学生のプロフィールを開きました', isAboutStudent: true, candidateId: candidate.id },
    ])
    await block(app.db, other.company.id, candidate.id)
    const [, hidden] = await read({ kind: 'READING' }, other.viewer)
    expect(hidden).toMatchObject({ isAboutStudent: true, candidateId: null })
  })

  test('the readings of a person and day are one entry, and each one on demand and in the CSV', async () => {
    const sender = await aSender(app.db, { planKey: 'PREMIUM' })
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const profile = 'query ($id: ID!) { searchCandidate(id: $id) { selfIntroduction } }'
    const [first, second] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    for (const { candidate } of [first, second, first]) await app.as(sender.viewer).ask(profile, { id: candidate.id })
    await app.as(colleague.viewer).ask(profile, { id: second.candidate.id })
    const summed = `query ($filter: ActivityFilter!) { activity(filter: $filter) { count
      rows { times studentCount personId candidateId } } }`
    const filter = { from: today, to: today }
    const { data } = await app.as(sender.viewer).ask(summed, { filter })
    expect(data.activity).toEqual({
      count: 2,
      rows: [
        { times: 1, studentCount: 1, personId: colleague.id, candidateId: second.candidate.id },
        { times: 3, studentCount: 2, personId: sender.user.id, candidateId: null },
      ],
    })
    const each = await read({ isEach: true, person: sender.user.id }, sender.viewer)
    expect(each.map(({ candidateId }) => candidateId)).toEqual(
      [first, second, first].map(({ candidate }) => candidate.id),
    )
    const csv = await app
      .as(sender.viewer)
      .ask('query ($filter: ActivityFilter!) { activityCsv(filter: $filter) }', { filter })
    expect(csv.data.activityCsv.trim().split('\r\n')).toHaveLength(1 + 4)
  })

  test('another company’s acts, people and tokens are found by nobody else', async () => {
    const theirs = { person: other.user.id }
    expect(await read(theirs)).toEqual([])
    expect(await read({ person: 'no id at all' })).toEqual([])
    const { data } = await app.as(mine.viewer).ask('{ activityPeople { id } }')
    expect(data.activityPeople).not.toContainEqual({ id: other.user.id })
  })

  test('is read by administrators, with the plan that holds it', async () => {
    const small = await aSender(app.db, { planKey: 'STANDARD' })
    expect((await ask({}, small.viewer)).errors[0]?.code).toBe('plan_restricted')
    for (const role of ['RECRUITER', 'VIEWER'] as const) {
      const { viewer } = await aCompanyUser(app.db, mine.company.id, { role })
      expect((await ask({}, viewer)).errors[0]?.code).toBe('forbidden')
    }
  })

  test.each([
    [{ from: addDays(today, 1), to: today }, 'to'],
    [{ from: addDays(today, -400) }, 'to'],
    [{ text: 'あ'.repeat(101) }, 'text'],
  ])('%j is refused', async (filter, path) => {
    expect((await ask(filter)).errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path }] })
  })

  test('its CSV has the same rows, and who took it away stands in it', async () => {
    const csv = 'query ($filter: ActivityFilter!) { activityCsv(filter: $filter) }'
    const filter = { from: today, to: today }
    const { data } = await app.as(mine.viewer).ask(csv, { filter })
    expect(data.activityCsv).toContain('"契約を更新しました"')
    expect(data.activityCsv.split('\r\n')[0]).toBe('\uFEFF"日時","人","種類","内容","対象"')
    expect((await read({ kind: 'READING' }))[0]).toMatchObject({ sentence: '運用ログをCSVに書き出しました' })
  })

  test('the index of the company serves it', async () => {
    const { rows } = await app.pool.query(
      `explain select id from audit where company_id = '${mine.company.id}' and inserted_at >= now() - interval '30 days' order by inserted_at desc limit 50`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index|Bitmap/)
  })
})
