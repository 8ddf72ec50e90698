import { sql } from 'kysely'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { aCandidate } from '../factories.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { inHours } from '../factories/scheduling.ts'
import { anInvited, aSender } from '../factories/scout-invitation.ts'
import type { PageActs, Stage } from './stage.ts'

async function operatorAt({ openDesk }: Stage, path: string) {
  const page = await openDesk()
  await page.goto(path)
  return page
}

/** The acts of the operator's cases. */
export const caseActs: PageActs = {
  async 'pages/admin/candidates.tsx'(stage) {
    const { id } = await aCandidate(stage.product.db)
    const page = await operatorAt(stage, `/admin/candidates?id=${id}&reason=INQUIRY`)
    await page.getByLabel('理由の説明').fill('お問い合わせの内容を確かめるため')
    await page.getByRole('button', { name: '照会する' }).click()
    await page.waitForURL(`**/admin/candidates/${id}`)
  },

  async 'pages/admin/inquiries/detail.tsx'(stage) {
    const { db } = stage.product
    const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const end = Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
    const { id } = await db
      .insertInto('inquiry')
      .values({
        receiptNumber: `Q-2026-${end}`,
        area: 'CANDIDATE',
        category: 'USAGE',
        name: '小鳥遊 花子',
        email: 'hanako@reiji.example.jp',
        body: '日程の変更のしかたを教えてください。',
        dueOn: tokyoToday(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await operatorAt(stage, `/admin/inquiries/${id}`)
    await page.getByRole('textbox', { name: 'メモ' }).fill('電話で確認した。')
    await page.getByRole('button', { name: 'メモを追加' }).click()
    await page.getByRole('listitem').filter({ hasText: '電話で確認した。' }).waitFor()
  },

  async 'pages/admin/inquiries/templates.tsx'(stage) {
    const page = await operatorAt(stage, '/admin/inquiries/templates')
    const title = `退会の手順 ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('定型文の名前').last().fill(title)
    await page.getByLabel('本文').last().fill('設定の画面から退会できます。')
    await page.getByRole('button', { name: '追加する' }).click()
    await page.getByRole('heading', { name: title }).waitFor()
  },

  async 'pages/admin/inquiries/export.tsx'(stage) {
    const page = await operatorAt(stage, '/admin/inquiries/export')
    await page.getByRole('button', { name: 'ファイルを作る' }).click()
    await page.getByRole('link', { name: /^お問い合わせ_\d{8}-\d{8}\.csv$/ }).waitFor()
  },

  async 'pages/admin/offer-reports.tsx'(stage) {
    const { db } = stage.product
    await db.deleteFrom('offerReport').execute()
    const student = await anInvited(db, await aSender(db), { status: 'ACCEPTED', answeredAt: new Date() })
    await anOfferReport(db, student.invitation, 'MISMATCH', inHours(-1))
    const page = await operatorAt(stage, '/admin/offer-reports')
    await page.getByLabel('報告を取り消す').check()
    await page.getByLabel('双方への説明').fill('双方からうかがい、報告を取り消すことにしました。')
    await page.getByRole('button', { name: '決めて、双方に知らせる' }).click()
    await page.getByRole('heading', { name: '食い違っている報告はありません' }).waitFor()
  },

  async 'pages/admin/agent-consultations.tsx'(stage) {
    const { db } = stage.product
    await db.deleteFrom('agentConsultation').execute()
    const { id: candidateId } = await aCandidate(db)
    await db
      .insertInto('agentConsultation')
      .values({ candidateId, partnerName: '株式会社試験キャリア', textVersion: '1.0' })
      .execute()
    const page = await operatorAt(stage, '/admin/agent-consultations')
    await page.getByRole('button', { name: '渡す情報を表示する' }).click()
    await page.getByText(/^山田 花\d+$/).waitFor()
    await page.getByRole('button', { name: '渡したことを記録する' }).click()
    await page.getByRole('heading', { name: '情報を渡す前の同意はありません' }).waitFor()
  },

  async 'pages/admin/deliveries.tsx'(stage) {
    const { db } = stage.product
    await enqueue(
      db,
      'send_email_changed',
      { candidateId: crypto.randomUUID(), accountChangeId: crypto.randomUUID() },
      { runAt: inHours(1) },
    )
    await sql`update graphile_worker._private_jobs job set attempts = max_attempts, last_error = 'Error'
      from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = 'send_email_changed'`.execute(
      db,
    )
    const page = await operatorAt(stage, '/admin/deliveries')
    const again = page.getByRole('button', { name: 'すべてやり直す：メールアドレス変更のメール' })
    await again.click()
    await again.waitFor({ state: 'detached' })
  },
}
