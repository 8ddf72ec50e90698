import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCandidate, aCompany, aCompanyUser } from '#test/factories.ts'
import { anEmptyJob } from '#test/factories/job.ts'
import { isFullRun, playedWidths } from '#test/full-run.ts'
import { alive } from './alive.ts'
import { expectAccessible } from './accessible.ts'
import { openProduct, standing, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** A recruiter of a company of one's own, signed in, with a password for the next time. */
async function aRecruiter(width?: number) {
  const { id: companyId } = await aCompany(product.db)
  const email = `${crypto.randomUUID()}@company.example`
  const { viewer } = await aCompanyUser(product.db, companyId, { email, role: 'RECRUITER', password: demoPassword })
  const page = await visitAs(product, viewer, { ...(width && { width }) })
  const endSessions = () =>
    product.db.updateTable('session').set({ revokedAt: new Date() }).where('companyId', '=', companyId).execute()
  return { companyId, email, page, endSessions }
}
type Recruiter = Awaited<ReturnType<typeof aRecruiter>>

const again = (page: Page) => page.getByRole('dialog', { name: 'もう一度ログインしてください' })

async function signInAgain(page: Page, email: string) {
  const dialog = again(page)
  await standing(dialog)
  await dialog.getByLabel('メールアドレス').fill(email)
  await dialog.getByLabel('パスワード必須').fill(demoPassword)
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Types into a form, ends the session, then sends the form. */
type Late = Pick<Recruiter, 'page' | 'companyId'> & { endSessions: () => Promise<unknown> }
async function createLate({ page, companyId, endSessions }: Late, title: string) {
  const job = await anEmptyJob(product.db, { companyId })
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
const titles = async ({ companyId }: Recruiter) => {
  const rows = await product.db.selectFrom('scheduling').select('title').where('companyId', '=', companyId).execute()
  return rows.map(({ title }) => title)
}

describe('§8 unauthenticated: a session that ends while something is written', () => {
  test.each(playedWidths)('is renewed over the page at %i px, and what was sent goes on', async (width) => {
    const recruiter = await aRecruiter(width)
    const { page, email } = recruiter
    await createLate(recruiter, '続きから作る予定')
    await standing(again(page))
    await expectAccessible(page)
    await again(page).getByRole('button', { name: 'ログイン', exact: true }).click()
    await again(page).getByText('メールアドレスが入力されていません').waitFor()
    await signInAgain(page, email)
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    expect(await titles(recruiter)).toEqual(['続きから作る予定'])
    await page.context().close()
    product.expectSilence()
  })

  test.runIf(isFullRun)('closed without a sign-in it says so beside the form, which keeps what was typed', async () => {
    const recruiter = await aRecruiter()
    const { page } = recruiter
    await createLate(recruiter, 'あとで作る予定')
    await standing(again(page))
    await again(page).getByRole('button', { name: 'あとで' }).click()
    const panel = page.getByRole('dialog', { name: '予定を作成' })
    await panel.getByText('ログインの有効期限が切れました').waitFor()
    expect(await panel.getByLabel('予定名').inputValue()).toBe('あとで作る予定')
    expect(await titles(recruiter)).toEqual([])
    await page.context().close()
  })

  test.runIf(isFullRun)('is not renewed by somebody else, who must not send what the first person wrote', async () => {
    const recruiter = await aRecruiter()
    const { page, companyId } = recruiter
    const email = `${crypto.randomUUID()}@company.example`
    await aCompanyUser(product.db, companyId, { email, role: 'RECRUITER', password: demoPassword })
    await createLate(recruiter, 'ほかの人には作れない予定')
    await signInAgain(page, email)
    await page.waitForURL((url) => url.pathname === '/client')
    expect(await titles(recruiter)).toEqual([])
    await page.context().close()
  })

  test.runIf(isFullRun)(
    'of a student who writes the own profile is renewed over it, and the text is saved',
    async () => {
      const email = `${crypto.randomUUID()}@student.example`
      const { id, viewer } = await aCandidate(product.db, { email, password: demoPassword })
      const page = await visitAs(product, viewer, { width: 390 })
      await page.goto('/candidate/profile?section=self-introduction')
      const text = page.getByLabel(/^どんなことに、どう取り組む人ですか/)
      await text.fill('入力の途中でログインの期限が切れました。')
      const sessions = product.db.updateTable('session').set({ revokedAt: new Date() })
      await sessions.where('candidateId', '=', viewer.candidateId).execute()
      await page.getByRole('button', { name: '保存する', exact: true }).click()
      await signInAgain(page, email)
      await page.getByText(/^保存しました \d\d:\d\d$/).waitFor()
      expect(await text.inputValue()).toBe('入力の途中でログインの期限が切れました。')
      const own = product.db.selectFrom('candidate').select('selfIntroduction').where('id', '=', id)
      expect((await own.executeTakeFirstOrThrow()).selfIntroduction).toBe('入力の途中でログインの期限が切れました。')
      await page.context().close()
      product.expectSilence()
    },
  )

  test.runIf(isFullRun)('a page opened afterwards says why it asks to sign in', async () => {
    const { viewer } = await aCandidate(product.db)
    const page = await visitAs(product, viewer, { width: 390 })
    const sessions = product.db.updateTable('session').set({ revokedAt: new Date() })
    await sessions.where('candidateId', '=', viewer.candidateId).execute()
    await page.goto('/candidate/invitations/events')
    await page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。').waitFor()
    expect(new URL(page.url()).searchParams.get('redirect-to')).toBe('/candidate/invitations/events')
    await page.context().clearCookies()
    await page.goto('/candidate/invitations/events')
    await page.getByRole('heading', { name: 'ログイン' }).waitFor()
    expect(await page.getByText('有効期限').count()).toBe(0)
    await page.context().close()
  })
})

describe('§6 other_viewer: somebody else signs in while something is written', () => {
  test('nothing is written for them, the text stays, and the first person can go on', async () => {
    const [recruiter, other] = [await aRecruiter(), await aRecruiter()]
    const { page, email } = recruiter
    const swap = async () => page.context().addCookies(await other.page.context().cookies())
    await createLate({ ...recruiter, endSessions: swap }, '前の人の予定')
    await standing(again(page))
    await again(page).getByText('別のアカウントでログインしています').waitFor()
    await again(page).getByRole('button', { name: 'あとで' }).click()
    const panel = page.getByRole('dialog', { name: '予定を作成' })
    await panel.getByText('別のアカウントでログインしています').waitFor()
    expect(await panel.getByLabel('予定名').inputValue()).toBe('前の人の予定')
    expect([await titles(recruiter), await titles(other)]).toEqual([[], []])
    await panel.getByRole('button', { name: '予定を作成' }).click()
    await signInAgain(page, email)
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    expect([await titles(recruiter), await titles(other)]).toEqual([['前の人の予定'], []])
    // The browser itself tells of the two refusals, so no silence is expected.
    await Promise.all([page.context().close(), other.page.context().close()])
  })
})

describe('§4 contractExpired', () => {
  test('an open session and a new sign-in are led to what has ended and whom to ask', async () => {
    const { page, email, companyId } = await aRecruiter()
    await product.db.updateTable('contract').set({ status: 'EXPIRED' }).where('companyId', '=', companyId).execute()
    await page.goto('/client/jobs/status/active')
    await page.waitForURL('**/client/contract/expired')
    await page.getByRole('heading', { name: 'ご契約が終了しています' }).waitFor()
    expect(await page.getByRole('main').locator('a[href^="mailto:"]').count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'ログイン画面へ' }).click()
    await page.waitForURL('**/client/login**')
    await alive(page)
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByRole('alert').getByRole('link', { name: 'ご契約の再開について' }).click()
    await page.waitForURL('**/client/contract/expired')
    await page.context().close()
    product.expectSilence()
  })
})
