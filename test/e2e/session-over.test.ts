import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anEmptyJob } from '#test/factories/job.ts'
import { expectAccessible } from './accessible.ts'
import { openProduct, signIn, standing, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

async function companyOfRecruiter() {
  const { companyId } = await product.db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  return companyId as CompanyId
}
const endSessions = () => product.db.updateTable('session').set({ revokedAt: new Date() }).execute()
const again = (page: Page) => page.getByRole('dialog', { name: 'もう一度ログインしてください' })

async function signInAgain(page: Page, email: string = demoAccounts.recruiter) {
  const dialog = again(page)
  await standing(dialog)
  await dialog.getByLabel('メールアドレス').fill(email)
  await dialog.getByLabel('パスワード必須').fill(demoPassword)
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Types into a form, ends the session, then sends the form. */
async function createLate(page: Page, title: string) {
  const job = await anEmptyJob(product.db, { companyId: await companyOfRecruiter() })
  // The socket would tell of the end before the form is sent.
  await page.routeWebSocket(/./, () => undefined)
  await page.goto('/client/jobs/events?panel=new')
  const panel = page.getByRole('dialog', { name: '予定を作成' })
  await panel.getByRole('combobox', { name: /^募集/ }).selectOption(job.id)
  await panel.getByLabel('予定名').fill(title)
  await panel.getByRole('button', { name: /枠を追加$/ }).click()
  await endSessions()
  await panel.getByRole('button', { name: '予定を作成' }).click()
}
const titles = async () =>
  (await product.db.selectFrom('scheduling').select('title').execute()).map(({ title }) => title)

describe('§8 unauthenticated: a session that ends while something is written', () => {
  test.each([390, 1280])('is renewed over the page at %i px, and what was sent goes on', async (width) => {
    const { page, context } = await product.visit({ width })
    await signIn(page, 'recruiter')
    await createLate(page, `続きから作る予定${width}`)
    await standing(again(page))
    await expectAccessible(page)
    await again(page).getByRole('button', { name: 'ログイン', exact: true }).click()
    await again(page).getByText('メールアドレスが入力されていません').waitFor()
    await signInAgain(page)
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    expect((await titles()).filter((title) => title === `続きから作る予定${width}`)).toHaveLength(1)
    await context.close()
    product.expectSilence()
  })

  test('closed without a sign-in it says so beside the form, which keeps what was typed', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await createLate(page, 'あとで作る予定')
    await standing(again(page))
    await again(page).getByRole('button', { name: 'あとで' }).click()
    const panel = page.getByRole('dialog', { name: '予定を作成' })
    await panel.getByText('ログインの有効期限が切れました').waitFor()
    expect(await panel.getByLabel('予定名').inputValue()).toBe('あとで作る予定')
    expect(await titles()).not.toContain('あとで作る予定')
    await context.close()
  })

  test('is not renewed by somebody else, who must not send what the first person wrote', async () => {
    await aCompanyUser(product.db, await companyOfRecruiter(), {
      email: 'colleague@hokuto.example',
      role: 'RECRUITER',
      password: demoPassword,
    })
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await createLate(page, 'ほかの人には作れない予定')
    await signInAgain(page, 'colleague@hokuto.example')
    await page.waitForURL((url) => url.pathname === '/client')
    expect(await titles()).not.toContain('ほかの人には作れない予定')
    await context.close()
  })

  test('a page opened afterwards says why it asks to sign in', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await endSessions()
    await page.goto('/candidate/invitations/events')
    await page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。').waitFor()
    expect(new URL(page.url()).searchParams.get('redirect-to')).toBe('/candidate/invitations/events')
    await context.close()
    const guest = await product.visit()
    await guest.page.goto('/candidate/invitations/events')
    await guest.page.getByRole('heading', { name: 'ログイン' }).waitFor()
    expect(await guest.page.getByText('有効期限').count()).toBe(0)
    await guest.context.close()
  })
})

describe('§4 contractExpired', () => {
  test('an open session and a new sign-in are led to what has ended and whom to ask', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    const ended = await product.db
      .updateTable('contract')
      .set({ status: 'EXPIRED' })
      .where('status', 'in', ['ACTIVE', 'TRIAL', 'RENEWAL_PENDING'])
      .returning(['id', 'status'])
      .execute()
    await page.goto('/client/jobs/status/active')
    await page.waitForURL('**/client/contract/expired')
    await page.getByRole('heading', { name: 'ご契約が終了しています' }).waitFor()
    expect(await page.getByRole('main').locator('a[href^="mailto:"]').count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'ログイン画面へ' }).click()
    await page.waitForURL('**/client/login**')
    await page.getByLabel('メールアドレス').fill(demoAccounts.recruiter)
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByRole('alert').getByRole('link', { name: 'ご契約の再開について' }).click()
    await page.waitForURL('**/client/contract/expired')
    await product.db
      .updateTable('contract')
      .set({ status: 'ACTIVE' })
      .where(
        'id',
        'in',
        ended.map(({ id }) => id),
      )
      .execute()
    await context.close()
    product.expectSilence()
  })
})
