import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { deliverScoutInvitations } from '#domain/scout-invitation/sending/delivery/commands.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aMessage } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from './accessible.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { isFullRun } from '#test/full-run.ts'
import { openProduct, type Product } from './product.ts'
import { openProduction } from './production.ts'

let product: Product
let recruiter: Page
let student: Page
/** Looks at a page with one form of the product only, as the other form draws the same pages. */
let look = expectAccessible
const email = 'kohaku@student.example'
const headline = '吹きガラスの窯を直し、割れる器を半分にした'
const quoted = '私は200回分の記録をすべて表に移し、担当者と時刻を並べて比べました'
const rest = '私たちの保守の現場でも、障害の記録を一件ずつ並べて原因を探しています。ぜひ一度お話しさせてください。'

const forms = [
  ['as it is developed', () => openProduct({ candidates: 50, worker: true }), expectAccessible],
  [
    'in production behind TLS',
    () => openProduction({ candidates: 50, worker: true, settings: { WORKER: 'off' } }),
    async () => {},
  ],
] as const
afterEach(() => product.close())

// Production draws the same pages: it is played in the full run.
test.each(forms.slice(0, isFullRun ? 2 : 1))('§1 §3 the main job, with both people, %s', async (_, open, check) => {
  look = check
  product = await open()
  await aCandidate(product.db, {
    email,
    password: demoPassword,
    account: { familyName: '琥珀', givenName: '澄' },
    taglines: [headline],
  })
  recruiter = (await product.visit({ width: 1280 })).page
  student = (await product.visit({ width: 390 })).page
  await meet()
  await find()
  await write()
  await send()
  await read()
  await accept()
  await choose()
  await meetAgain()
  product.expectSilence()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const toFind = () => recruiter.getByRole('link', { name: headline })
const reason = () => recruiter.getByRole('textbox', { name: /^あなたを選んだ理由/ })

/** A guest meets the promise; a page of one’s own asks who one is, keeps what was typed, and comes back. */
async function meet() {
  await student.goto('/')
  await heading(student, /理由つきの/).waitFor()
  await look(student)

  await recruiter.goto('/client/candidates?y=2028')
  expect(new URL(recruiter.url()).searchParams.get('redirect-to')).toBe('/client/candidates?y=2028')
  await look(recruiter)
  await recruiter.getByLabel('メールアドレス').fill('recruiter@demo.example')
  await recruiter.getByLabel('パスワード必須').fill('not the password')
  await recruiter.getByRole('button', { name: 'ログイン', exact: true }).click()
  await recruiter.getByText('メールアドレスまたはパスワードが正しくありません。').waitFor()
  expect(await recruiter.getByLabel('メールアドレス').inputValue()).toBe('recruiter@demo.example')
  await recruiter.getByLabel('パスワード必須').fill(demoPassword)
  await recruiter.getByRole('button', { name: 'ログイン', exact: true }).click()
  await recruiter.waitForURL('**/client/candidates?y=2028')
}

/** A keyword finds the one student who wrote it; the profile opens without a name, and marks the student as seen. */
async function find() {
  const keyword = recruiter.getByRole('searchbox').first()
  await keyword.fill('吹きガラス')
  await keyword.press('Enter')
  await recruiter.waitForURL(/tk=/)
  await toFind().waitFor()
  await look(recruiter)
  expect(await recruiter.getByText('琥珀').count()).toBe(0)

  await toFind().click()
  await recruiter.waitForURL(/preview=/)
  await recruiter.getByText(quoted, { exact: false }).last().waitFor()
  expect(await recruiter.getByText('琥珀').count()).toBe(0)
  await look(recruiter)
  await recruiter.reload()
  await recruiter.getByRole('link', { name: /スカウトする/ }).waitFor()
}

/** The reason is written for one person, with her own words; a reload loses nothing that was typed. */
async function write() {
  await recruiter.getByRole('link', { name: /スカウトする/ }).click()
  await recruiter.waitForURL(/candidates\/scout/)
  await recruiter.getByRole('link', { name: '募集を変える' }).click()
  await recruiter.getByRole('combobox', { name: /募集/ }).selectOption({ label: '冬の開発インターン' })
  await look(recruiter)
  await recruiter.getByRole('main').getByRole('link', { name: '文面を書く' }).click()
  await recruiter.waitForURL(/step=2/)
  await recruiter.getByRole('link', { name: '編集' }).click()
  await recruiter.getByLabel(/^件名/).fill('記録から原因を探す仕事について')
  await recruiter.getByRole('textbox', { name: /^会社からのメッセージ/ }).fill(aMessage)
  await recruiter.getByRole('button', { name: new RegExp(`引用：${quoted}`) }).click()
  expect(await reason().inputValue()).toContain(quoted)
  await reason().fill(`「${quoted}」という一文に目がとまりました。${rest}`)
  await look(recruiter)
  await recruiter.reload()
  await expect.poll(() => reason().inputValue()).toContain(rest)
}

/** A double click sends once. */
async function send() {
  await recruiter.getByRole('main').getByText('確認へ進む').click()
  await recruiter.waitForURL(/step=3/)
  await recruiter.getByLabel('選んだ理由は本人のプロフィールを読んで書きました').check()
  await look(recruiter)
  await recruiter.getByRole('button', { name: '1名に送信' }).dblclick()
  // At night and on holidays production accepts the scout and delivers it on the next morning.
  await recruiter
    .getByText(/1件のスカウトを(送信しました|受け付けました)/)
    .first()
    .waitFor()
  const sent = await product.db
    .selectFrom('scoutInvitation')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'scoutInvitation.candidateId')
    .where('candidateAccount.email', '=', email)
    .select('reason')
    .execute()
  expect(sent).toHaveLength(1)
}

/** Delivers waiting scouts now, as the morning's job will. */
async function untilMorning() {
  const { db } = product
  await db.updateTable('scoutInvitation').set({ sentAt: new Date() }).where('status', '=', 'SCHEDULED').execute()
  await db.transaction().execute((tx) => deliverScoutInvitations(tx, 'any'))
}

/** The student reads the reason first, with her own words marked. */
async function read() {
  await untilMorning()
  await typeSignIn(student, 'student', email)
  await student.getByRole('main').getByText('北斗システムズ').first().waitFor()
  await look(student)
  await student.goto('/candidate/invitations/status/pending')
  await look(student)
  await student
    .getByRole('link', { name: /北斗システムズ/ })
    .first()
    .click()
  await heading(student, 'あなたを選んだ理由').waitFor()
  expect(await student.locator('mark').first().innerText()).toBe(quoted)
  await student.getByRole('article').getByText(rest, { exact: false }).first().waitFor()
  await look(student)
}

/** She sees what will be disclosed, and accepts. */
async function accept() {
  await student.getByRole('button', { name: '承認する' }).click()
  const sheet = student.getByRole('dialog')
  for (const disclosed of ['氏名', 'フリガナ', 'メールアドレス', '携帯電話番号'])
    await sheet.getByText(disclosed, { exact: true }).waitFor()
  await look(student)
  await sheet.getByRole('button', { name: /承認して/ }).click()
  await student.waitForURL(/\/schedule/)
}

/** She chooses a date and has it. */
async function choose() {
  await heading(student, /日程を選ぶ/).waitFor()
  await look(student)
  await student.getByRole('radio', { disabled: false }).first().check()
  await student.getByRole('button', { name: 'この日程で進む' }).click()
  await student.getByRole('dialog').getByRole('button', { name: '確定する' }).click()
  await student.waitForURL(/\/complete\?just-completed=true/)
  await look(student)
  await student.goto('/candidate/invitations/events')
  await student.getByRole('main').getByText('北斗システムズ').first().waitFor()
  await look(student)
}

/** The company sees the booking, and now a name and an address. */
async function meetAgain() {
  await recruiter.goto(`/client/candidates?tk=${encodeURIComponent('吹きガラス')}`)
  await toFind().click()
  await recruiter.getByRole('main').getByText('琥珀').first().waitFor()
  await recruiter.getByText(email).first().waitFor()
  await recruiter.getByText('送った文面', { exact: true }).click()
  const written = recruiter.getByRole('definition')
  await written.filter({ hasText: '記録から原因を探す仕事について' }).waitFor()
  await written.filter({ hasText: rest }).waitFor()
  const { startAt } = await product.db
    .selectFrom('booking')
    .innerJoin('schedulingDate', 'schedulingDate.id', 'booking.schedulingDateId')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'booking.candidateId')
    .where('email', '=', email)
    .select('startAt')
    .executeTakeFirstOrThrow()
  await recruiter.goto(`/client/jobs/events?view=list&date=${tokyoDay(startAt)}`)
  await recruiter.getByRole('main').getByText('琥珀').first().waitFor()
  await look(recruiter)
}
