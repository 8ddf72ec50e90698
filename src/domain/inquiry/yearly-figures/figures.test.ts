import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AdminRole, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aScoutInvitation, aSender, homeOf } from '#test/factories/scout-invitation.ts'
import { jobs as candidateJobs } from '#domain/candidate-account/jobs.ts'
import type { InquiryCategory } from '../contact/rules.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = await viewerOf('READ_ONLY')
  for (const [day, count] of [
    ['2026-04-10', 12],
    ['2026-05-31', 3],
    ['2026-06-10', 20],
    ['2026-07-10', 40],
  ] as const)
    await register(day, count)
  for (const [category, month, count, days] of [
    ['CONTENT', '04', 11, 2],
    ['CONTENT', '05', 1, 4],
    ['PRIVACY', '05', 4, 9],
  ] as const)
    await ask(category, month, count, days)
})
afterEach(() => itIsNow())
const viewerOf = async (role: AdminRole): Promise<Viewer> => (await anAdmin(app.db, { role })).viewer

async function register(day: string, count: number) {
  for (let at = 0; at < count; at += 1) {
    const { id } = await aCandidate(app.db)
    await app.db
      .updateTable('candidateActivity')
      .set({ insertedAt: new Date(`${day}T12:00:00+09:00`) })
      .where('candidateId', '=', id)
      .execute()
  }
}
async function ask(category: InquiryCategory, month: string, count: number, days: number) {
  const insertedAt = new Date(`2026-${month}-10T12:00:00+09:00`)
  const answeredAt = new Date(insertedAt.getTime() + days * 86_400_000)
  await app.db
    .insertInto('inquiry')
    .values(
      Array.from({ length: count }, (_, at) => ({
        receiptNumber:
          `Q-2026-${month}${category.slice(0, 2).replace(/[OIL]/g, 'X')}${String(at).padStart(4, '0')}`.replace(
            /[U]/g,
            'V',
          ),
        area: 'CANDIDATE' as const,
        category,
        name: '佐藤 花子',
        email: 'hanako@student.example',
        body: 'お問い合わせの内容です。',
        status: 'ANSWERED' as const,
        dueOn: '2026-12-31',
        insertedAt,
        decidedAt: answeredAt,
      })),
    )
    .execute()
}
const figures = async (year: number | null = null) =>
  app.asAdmin(admin).ask(
    `query ($year: Int) { yearlyFigures(year: $year) { year years day months file
      onDay { label told } flows { label cells total } complaints { label cells total medianDays } } }`,
    { year },
  )
type Row = { label: string; cells: string[]; total: string; medianDays?: number | null }
const rowOf = (rows: Row[], label: string) => rows.find((row) => row.label === label)

describe('§2 the figures of a year', () => {
  test('by months that are over, without numbers below ten people', async () => {
    itIsOn('2026-07-20', '12:00')
    const { year, years, onDay, flows } = (await figures()).data.yearlyFigures
    expect([year, years[0], years.at(-1)]).toEqual([2026, 2026, 2024])
    // Three in May would follow from the sum, so that April's twelve are held back as well; July is not over.
    expect(rowOf(flows, '学生の登録')).toMatchObject({
      cells: ['非公開', '10未満', '20', '', '', '', '', '', '', '', '', ''],
      total: '35',
    })
    expect(onDay[0]).toEqual({ label: '登録している学生', told: '15' })
    expect(rowOf(flows, 'スカウトの送信')?.total).toBe('0')
  })

  test('complaints by category with the median of the days to an answer', async () => {
    itIsOn('2026-07-20', '12:00')
    const { complaints } = (await figures(2026)).data.yearlyFigures
    expect(rowOf(complaints, '掲載内容について')).toMatchObject({ total: '12', medianDays: 2 })
    expect(rowOf(complaints, '掲載内容について')?.cells.slice(0, 3)).toEqual(['非公開', '10未満', '0'])
    expect(rowOf(complaints, '個人情報について')).toMatchObject({ total: '10未満', medianDays: null })
  })

  test('the spreadsheet says what the page says, for Excel too', async () => {
    itIsOn('2026-07-20', '12:00')
    const bytes = Buffer.from((await figures()).data.yearlyFigures.file, 'base64')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString().slice(1)
    expect(text).toContain('"2026年度の年次報告"\r\n')
    expect(text).toContain('"2026年6月1日(月)の数","数"\r\n')
    expect(text).toContain('"月ごとの数","2026年4月","2026年5月",')
    expect(text).toContain('"学生の登録","非公開","10未満","20","",')
    expect(text).not.toContain('"12","3","20"')
    expect(text).toContain('削除したデータは、どの月の数にも含みません')
  })

  test('an acceptance counts whatever came of it, and a decline does not', async () => {
    itIsOn('2025-05-20', '12:00')
    const sender = await aSender(app.db)
    const answeredAt = new Date('2025-04-10T12:00:00+09:00')
    const later = new Date('2025-04-20T12:00:00+09:00')
    const answers = [
      { status: 'ACCEPTED' },
      { status: 'HIRED' },
      { status: 'EXPIRED', endedAt: later },
      { status: 'DECLINED', endedAt: later },
      { status: 'DECLINED', endedAt: answeredAt },
    ] as const
    for (const answer of answers)
      for (let at = 0; at < 10; at += 1)
        await aScoutInvitation(app.db, {
          ...homeOf(sender),
          candidateId: (await aCandidate(app.db)).id,
          answeredAt,
          ...answer,
        })
    const { flows } = (await figures(2025)).data.yearlyFigures
    expect(rowOf(flows, 'スカウトの承認')?.cells[0]).toBe('40')
  })

  test('a purge lowers neither the registrations nor the students of the day', async () => {
    itIsOn('2024-07-20', '12:00')
    await register('2024-04-10', 10)
    const numbers = async () => {
      const { onDay, flows } = (await figures(2024)).data.yearlyFigures
      return [onDay[0].told, rowOf(flows, '学生の登録')?.total]
    }
    expect(await numbers()).toEqual(['10', '10'])
    const old = app.db
      .selectFrom('candidateActivity')
      .select('candidateId')
      .where('insertedAt', '<', new Date('2024-05-01'))
    const students = await old.execute()
    for (const { candidateId } of students) {
      await app.db
        .insertInto('candidateWithdrawal')
        .values({ candidateId, withdrawnAt: new Date('2024-06-10') })
        .execute()
      await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidateId).execute()
    }
    await candidateJobs.purge_withdrawn({}, { db: app.db, inTransaction: (act) => app.db.transaction().execute(act) })
    expect(await app.db.selectFrom('candidateAccount').where('candidateId', 'in', old).execute()).toEqual([])
    expect(await numbers()).toEqual(['10', '10'])
  })

  test('the day is to come in April; a year that is to come does not exist', async () => {
    itIsOn('2026-05-31', '23:59')
    expect((await figures()).data.yearlyFigures.onDay).toBeNull()
    for (const year of [2027, 2023, -1]) expect((await figures(year)).errors[0]?.code).toBe('not_found')
    expect((await figures(2025)).data.yearlyFigures.day).toBe('2025-06-01')
  })
})
