import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/secrets/password.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCompany, aCompanyUser } from '#test/factories.ts'
import { fillPreRegistration, sendPreRegistration } from '#test/e2e/pre-registration-form.ts'
import { signIn } from '#test/e2e/product.ts'
import { typeSignIn } from '#test/e2e/typed-sign-in.ts'
import { openProduction, type Production } from '#test/e2e/production.ts'

// Two proxies: the outer one ends TLS, the inner one speaks HTTP to both sides.
let product: Production
beforeAll(async () => {
  product = await openProduction({ candidates: 400, proxies: 2, worker: true })
})
afterAll(() => product.close())

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.includes('yoake_'))
const pressSignOut = async (page: Page) => {
  await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
}

const areas = [
  ['student', 'candidate', '/', '/candidate/invitations/events'],
  ['recruiter', 'client', '/client', '/client/candidates'],
  ['operator', 'admin', '/admin/login', '/admin/events/status/active'],
] as const

describe('§8 behind TLS', () => {
  test.each(areas)('a %s signs in and out', async (who, area, home, own) => {
    const { page, context } = await product.visit()
    await typeSignIn(page, who)
    const [cookie, ...others] = await cookiesOf(context)
    expect([cookie?.name, others]).toEqual([`__Host-yoake_${area}`, []])
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' })
    const lives = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(lives > 86_000 && lives <= 86_400).toBe(true)
    await pressSignOut(page)
    await page.waitForURL((url) => url.pathname === home)
    expect(await cookiesOf(context)).toEqual([])
    await page.goto(own)
    expect(new URL(page.url()).pathname).toBe(`/${area}/login`)
    await context.addCookies(cookie ? [cookie] : [])
    await page.goto(own)
    expect(new URL(page.url()).pathname).toBe(`/${area}/login`)
    await context.close()
    product.expectSilence()
  })
})

describe('seen from the internet', () => {
  test('what was asked for in the clear is asked for again over TLS, and secrets are refused', async () => {
    const clear = await product.frontFor('203.0.113.9', { inTheClear: true })
    const page = await fetch(`${clear}/client/candidates?y=2028`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([308, `${product.url}/client/candidates?y=2028`])
    const body = new URLSearchParams({ email: demoAccounts.student, password: demoPassword })
    const posted = await fetch(`${clear}/candidate/login`, { method: 'POST', body, redirect: 'manual' })
    expect([posted.status, posted.headers.getSetCookie()]).toEqual([403, []])
  })

  test('nobody chooses an address by X-Forwarded-For; a proxy tells it', async () => {
    const company = await aCompany(product.db, { planKey: 'PREMIUM' })
    const email = 'inside@company.example'
    const passwordHash = await hashPassword(demoPassword)
    await aCompanyUser(product.db, company.id, { email, account: { passwordHash } })
    const network = { companyId: company.id, network: '203.0.113.0/24', label: '本社' }
    await product.db.insertInto('allowedNetwork').values(network).execute()
    const send = async (at: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${at}/client/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: product.url, ...headers },
        body: new URLSearchParams({ email, password: demoPassword }),
      })
      return [answer.status, answer.headers.getSetCookie().length]
    }
    expect(await send(await product.frontFor('203.0.113.9'))).toEqual([302, 1])
    for (const forged of ['203.0.113.9', '203.0.113.9, 203.0.113.9', '203.0.113.9, 203.0.113.9, 203.0.113.9'])
      expect([forged, await send(product.url, { 'x-forwarded-for': forged, 'x-real-ip': forged })]).toEqual([
        forged,
        [200, 0],
      ])
    expect(await send(product.url, { forwarded: 'for=203.0.113.9' })).toEqual([200, 0])
  })

  test('mails leave over TLS to the mail server, and every link in them leads here', async () => {
    const { page, context } = await product.visit({ javaScriptEnabled: false })
    await page.goto('/client')
    await fillPreRegistration(page)
    await sendPreRegistration(page).click()
    await page.getByRole('heading', { name: '事前登録を受け付けました' }).waitFor()
    const to = () => product.mails.flatMap((mail) => mail.to)
    await expect.poll(to).toContain('hanako@reiji.example.jp')
    await expect.poll(to).toContain('help@yoake.example')
    for (const { from, text, secure } of product.mails) {
      expect([from, secure]).toEqual(['no-reply@yoake.example', true])
      const links = [...text.matchAll(/https?:[^\s]+/g)].map(([link]) => new URL(link).origin)
      expect([...new Set(links)]).toEqual([product.url])
    }
    await context.close()
  })

  test('a socket through both proxies tells a recruiter what a colleague does', async () => {
    const open = async () => {
      const { page } = await product.visit()
      const frames: string[] = []
      page.on('websocket', (socket) => {
        frames.push(socket.url())
        socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
      })
      await signIn(page, 'recruiter')
      await page.goto('/client/candidates?y=2028')
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
      await page.getByRole('textbox', { name: '社内メモ' }).waitFor()
      await expect.poll(() => frames.join()).toContain('connection_ack')
      return { page, frames }
    }
    const [one, other] = [await open(), await open()]
    expect(one.frames[0]).toBe(`${product.url.replace('https:', 'wss:')}/graphql`)
    await other.page.getByRole('textbox', { name: '社内メモ' }).fill('来週、電話する。')
    await other.page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => one.frames.join()).toContain('"type":"next"')
    await one.page.context().close()
    await other.page.context().close()
    product.expectSilence()
  })
})
