import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUrls } from '#ground/admin-urls.ts'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAs } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** Two operators who have the same page open. */
async function twoAt(path: string) {
  const both = [await visitAs(app, 'operator'), await visitAs(app, 'operator', secondOperator)] as const
  for (const operator of both) await operator.goto(path)
  return both
}

test('1B.8 a report that a colleague decided first leaves the list, and the late decision is refused in words', async () => {
  const home = await aSender(app.db)
  const { invitation } = await anInvited(app.db, home, { status: 'ACCEPTED', answeredAt: new Date() })
  await anOfferReport(app.db, invitation, 'MISMATCH', inHours(-1))
  const [first, late] = await twoAt(adminUrls.offerReports())
  const decide = async (operator: typeof first, resolution: string) => {
    const row = operator.getByRole('region', { name: new RegExp(home.company.displayName) })
    await row.getByLabel(resolution).check()
    await row.getByRole('textbox', { name: '双方への説明' }).fill('双方からうかがい、内定通知書で確認しました。')
    await row.getByRole('button', { name: '決めて、双方に知らせる' }).click()
    expect(await row.count()).toBe(0)
  }
  await decide(first, '承諾を確認した')
  await decide(late, '報告を取り消す')
  expect(await late.getByRole('alert').innerText()).toContain('この報告には、すでに回答があるか')
})

test('1B.6 a case that a colleague closed first has no form, and says that the answer was not sent', async () => {
  const { id } = await app.db
    .selectFrom('inquiry')
    .select('id')
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [first, late] = await twoAt(adminUrls.inquiry(id))
  await first.getByRole('textbox', { name: '終了の理由' }).fill('重複したお問い合わせのため')
  await first.getByRole('button', { name: '終了する' }).click()
  await late.getByRole('textbox', { name: '回答' }).fill('お問い合わせの件を確認しました。')
  await late.getByRole('button', { name: 'メールで回答する' }).click()
  expect(await late.getByRole('alert').innerText()).toContain('ほかの担当者がすでに対応しました')
})
