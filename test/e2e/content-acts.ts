import { anAttempt } from '../factories/assessment-result.ts'
import type { PageActs, Stage } from './stage.ts'

async function operatorAt({ openDesk }: Stage, path: string) {
  const page = await openDesk()
  await page.goto(path)
  return page
}

/** The acts of what the operator keeps up and says. */
export const contentActs: PageActs = {
  async 'pages/admin/lookups.tsx'(stage) {
    const page = await operatorAt(stage, '/admin/lookups')
    const buffer = Buffer.from('学校番号,学校名\n1,北海道大学')
    await page.getByLabel('学校の表（Excel・CSV）').setInputFiles({ name: '学校.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: '変更を確認する' }).click()
    await page.getByText('列がありません：').first().waitFor()
  },

  async 'pages/admin/notices.tsx'(stage) {
    await stage.product.db.deleteFrom('serviceNotice').execute()
    const page = await operatorAt(stage, '/admin/notices')
    const text = `年末年始のお知らせ ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('表示する相手').selectOption('ALL')
    await page.getByLabel('種類').selectOption('INFO')
    await page.getByLabel('本文').fill(text)
    // Years ahead, so that no other page of this product shows it.
    for (const [name, day] of [
      ['表示の開始', '2040-12-28'],
      ['表示の終了', '2041-01-04'],
    ] as const) {
      await page.getByLabel(`${name}の日`).fill(day)
      await page.getByLabel(`${name}の時刻`).fill('09:00')
    }
    await page.getByRole('button', { name: '追加する' }).click()
    await page.getByRole('rowheader', { name: text }).waitFor()
  },

  async 'pages/admin/assessment-items.tsx'(stage) {
    const { db } = stage.product
    const { id } = await db.selectFrom('candidate').select('id').limit(1).executeTakeFirstOrThrow()
    const attempt = await anAttempt(db, id, { kind: 'PERSONALITY' })
    const page = await operatorAt(stage, '/admin/assessment-items?scope=SPACE')
    await page.getByLabel('受検のID').fill(attempt.id)
    await page.getByLabel('理由').fill('別の人が受検した疑いがあるため')
    await page.getByRole('button', { name: '無効を申請する' }).click()
    await page.getByText(attempt.id).waitFor()
  },
}
