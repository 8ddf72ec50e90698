import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordErasure } from '#domain/audit/retention/commands.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const studentOf = ({ db }: Product) =>
  db.selectFrom('candidateAccount').selectAll().where('email', '=', demoAccounts.student).executeTakeFirstOrThrow()
/** The mails that were sent, as `/dev/mail` lists them. */
const mails = async (page: Page) => (await page.request.get('/dev/mail')).text()

test('legal 2: a student’s complaint about a job is answered by mail and closed', async () => {
  const student = await product.visit({ width: 390 })
  await signIn(student.page, 'student')
  const { candidateId } = await studentOf(product)
  const scout = await product.db
    .selectFrom('scoutInvitation')
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  await student.page.goto(`/candidate/contact-us?job=${scout.jobId}`)
  await alive(student.page)
  await student.page.getByLabel('お問い合わせの内容').fill('土日が休みとありますが、面談では出勤があると聞きました。')
  await student.page.getByRole('button', { name: '送信する' }).click()
  await student.page.waitForURL('**/contact-us/complete**')
  const number = new URL(student.page.url()).searchParams.get('number') ?? ''
  await student.context.close()

  const { page, context } = await product.visit()
  await signIn(page, 'operator')
  await page.goto('/admin/inquiries/templates')
  await alive(page)
  await page.getByLabel('定型文の名前').last().fill('確認の連絡')
  await page.getByLabel('本文').last().fill('{氏名}様\n受付番号{受付番号}の件を、企業に確認しました。')
  await page.getByRole('button', { name: '追加する' }).click()
  await page.getByText('定型文を保存しました').first().waitFor()
  await page.goto('/admin/inquiries')
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').click()
  await page.getByRole('heading', { name: '回答する' }).waitFor()
  await alive(page)
  await page.getByRole('link', { name: '確認の連絡', exact: true }).click()
  await expect.poll(() => page.getByLabel('回答必須').inputValue()).toContain(`受付番号${number}の件を`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'お問い合わせの一覧' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '入力に戻る' }).click()
  await page.getByRole('button', { name: 'メールで回答する' }).click()
  await page.getByText('回答をメールで送ります').first().waitFor()
  await page.getByLabel('終了の理由').fill('企業が掲載を修正したため')
  await page.getByRole('button', { name: '終了する' }).click()
  await page.getByText('お問い合わせを終了しました').first().waitFor()
  await expect.poll(() => mails(page)).toContain('お問い合わせへの回答')
  product.expectSilence()
  await context.close()
})

test('§6 a student is found by mail with a reason, and the page says who saw them; an address alone opens nothing', async () => {
  const { candidateId, email } = await studentOf(product)
  await product.db.deleteFrom('candidateLookup').execute()
  const { page, context } = await product.visit({ width: 1440 })
  await signIn(page, 'operator')
  await page.goto(`/admin/candidates/${candidateId}`)
  await alive(page)
  expect(new URL(page.url()).pathname).toBe('/admin/candidates')
  await page.getByLabel('メールアドレス', { exact: true }).check()
  await page.getByLabel('さがす値必須').fill(email)
  await page.getByLabel('照会の理由').selectOption({ label: 'お問い合わせへの対応' })
  await page.getByRole('button', { name: '照会する' }).click()
  await page.getByText('理由の説明が入力されていません').waitFor()
  await page.getByLabel('理由の説明').fill('閲覧した企業を知りたいという問い合わせのため')
  await page.getByRole('button', { name: '照会する' }).click()
  await page.waitForURL(`**/admin/candidates/${candidateId}`)
  await page.getByRole('heading', { name: 'この学生を見た企業' }).waitFor()
  expect(await page.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(1)
  expect(await page.getByRole('main').innerText()).not.toContain(email)
  await expectAccessible(page)
  product.expectSilence()
  await context.close()
})

test('a mail that was given up is sent again, the page of erasures says what went, and a student is handed over (legal 3)', async () => {
  const { db } = product
  const { candidateId } = await studentOf(product)
  const { id: accountChangeId } = await db
    .insertInto('accountChange')
    .values({ candidateId, kind: 'EMAIL', previousEmail: 'mae@student.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const wait = { runAt: new Date(Date.now() + 3_600_000) }
  await enqueue(db, 'send_email_changed', { candidateId, accountChangeId }, wait)
  await sql`update graphile_worker._private_jobs job set attempts = max_attempts, last_error = 'Error'
    from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = 'send_email_changed'`.execute(
    db,
  )
  await recordErasure(db, 'INQUIRY', 7)

  const { page, context } = await product.visit()
  await signIn(page, 'operator')
  await page.goto('/admin/deliveries')
  await alive(page)
  await page.getByRole('button', { name: 'やり直す：メールアドレス変更のメール', exact: true }).click()
  await page.getByText('もう一度実行します').first().waitFor()
  await expect.poll(() => mails(page)).toContain('mae@student.example')
  await expectAccessible(page)
  await page.goto('/admin/retention')
  const row = page.getByRole('region', { name: '個人に関するデータの一覧' }).getByRole('row', { name: /お問い合わせ/ })
  expect(await row.innerText()).toMatch(/受付から365日[\s\S]*7$/)
  await page.goto('/admin/offer-reports')
  await page.getByRole('heading', { level: 1, name: '内定承諾' }).waitFor()
  await expectAccessible(page)
  const consent = { candidateId, partnerName: '株式会社試験キャリア', textVersion: '1.0' }
  const { id } = await db.insertInto('agentConsultation').values(consent).returning('id').executeTakeFirstOrThrow()
  await page.getByRole('link', { name: 'エージェント相談' }).click()
  await page.getByRole('heading', { level: 1, name: 'エージェント相談' }).waitFor()
  const card = page.getByRole('region', { name: `受付番号 ${id}` })
  const { email } = await studentOf(product)
  expect(await page.getByRole('main').innerText()).not.toContain(email)
  await card.getByRole('button', { name: '渡す情報を表示する' }).click()
  await card.getByText(email).waitFor()
  await expectAccessible(page)
  // The student revokes the consent while the operator reads: the page says so, and the data is gone.
  await db.updateTable('agentConsultation').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await card.getByRole('button', { name: '渡したことを記録する' }).click()
  await page.getByRole('alert').getByText('学生が取り消したため').waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(email)
  product.expectSilence()
  await context.close()
})
