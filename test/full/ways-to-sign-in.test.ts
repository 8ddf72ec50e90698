import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { aCandidate } from '#test/factories.ts'
import { openOidcProvider, providerLabel, providerName, type OidcProvider } from '#test/oidc-provider.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'
import { aVirtualAuthenticator } from '#test/e2e/virtual-authenticator.ts'

let product: Product
let provider: OidcProvider
beforeAll(async () => {
  const port = await freePort()
  provider = await openOidcProvider(`http://localhost:${port}`)
  product = await openProduct({
    candidates: 400,
    queue: 'runs',
    settings: { ...provider.settings, ...google, PORT: String(port) },
  })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})

// Nobody goes there, so nobody asks Google for its addresses.
const google = { OIDC_GOOGLE_CLIENT_ID: 'yoake', OIDC_GOOGLE_CLIENT_SECRET: 'a secret' }
const settings = '/candidate/settings/sign-in'
const studentId = async () => {
  const accounts = product.db.selectFrom('candidateAccount').select('candidateId')
  return (await accounts.where('email', '=', demoAccounts.student).executeTakeFirstOrThrow()).candidateId
}
const agree = async (page: Page) => {
  for (const text of ['利用規約', 'プライバシーポリシー'])
    await page.getByRole('checkbox', { name: new RegExp(text) }).check()
  await page.getByRole('button', { name: `${providerLabel}に進む` }).click()
}

describe('§2 a provider', () => {
  test.each([
    [390, true],
    [1280, false],
  ])('registers at %i px, scripts: %s', async (width, javaScriptEnabled) => {
    provider.visitAs({ sub: `new-${width}`, email: `new-${width}@campus.example`, email_verified: true })
    const { page } = await product.visit({ width, javaScriptEnabled })
    await page.goto('/?utm_source=line')
    await page
      .getByRole('link', { name: `${providerLabel}ではじめる` })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: `${providerLabel}ではじめる` }).waitFor()
    if (javaScriptEnabled) {
      await alive(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: `${providerLabel}に進む` }).click()
      await page.getByText('利用規約に同意してください').waitFor()
    }
    await agree(page)
    await page.waitForURL((url) => url.pathname === '/candidate/registration')
    const { id, utmSource } = await product.db
      .selectFrom('candidateIdentity')
      .innerJoin('candidate', 'candidate.id', 'candidateIdentity.candidateId')
      .innerJoin('candidateAttribution', 'candidateAttribution.candidateId', 'candidate.id')
      .where('subject', '=', `new-${width}`)
      .select(['candidate.id', 'utmSource', 'status'])
      .executeTakeFirstOrThrow()
    expect([id, utmSource]).toEqual([expect.any(String), 'line'])
  })

  test('registers a visitor who came from a link to a company, and remembers both', async () => {
    provider.visitAs({ sub: 'from-company', email: 'from-company@campus.example', email_verified: true })
    const { page } = await product.visit({ width: 390 })
    const companies = product.db.selectFrom('company').select('id').where('displayName', '=', '北斗システムズ')
    const { id } = await companies.executeTakeFirstOrThrow()
    await product.db.updateTable('company').set({ isPublic: true }).where('id', '=', id).execute()
    const path = urls.candidate.company(id)
    await page.goto(`${path}?utm_source=line`)
    await page.getByRole('region', { name: 'この企業が気になったら' }).getByRole('link', { name: 'はじめる' }).click()
    await page.getByRole('link', { name: `${providerLabel}ではじめる` }).click()
    await agree(page)
    await page.waitForURL((url) => url.pathname === '/candidate/registration')
    expect(new URL(page.url()).searchParams.get('redirect-to')).toBe(path)
    const attributions = product.db
      .selectFrom('candidateIdentity')
      .innerJoin('candidateAttribution', 'candidateAttribution.candidateId', 'candidateIdentity.candidateId')
      .where('subject', '=', 'from-company')
      .select('utmSource')
    expect(await attributions.execute()).toEqual([{ utmSource: 'line' }])
  })

  test.each([
    [390, true],
    [1280, false],
  ])('is linked, signs in, is left and unlinked at %i px, scripts: %s', async (width, javaScriptEnabled) => {
    provider.visitAs({ sub: `linked-${width}`, email: 'at@campus.example', email_verified: true })
    const { page, context } = await product.visit({ width, javaScriptEnabled })
    await signIn(page, 'student')
    await page.goto(settings)
    if (javaScriptEnabled) {
      await alive(page)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: `${providerLabel}と連携する` }).click()
    await page.getByText('at@campus.example').waitFor()

    await context.clearCookies()
    await page.goto(`/candidate/login?redirect-to=${settings}`)
    await page.getByRole('link', { name: `${providerLabel}でログイン` }).click()
    await page.waitForURL((url) => url.pathname === settings)
    await page.getByRole('button', { name: `${providerLabel}からもログアウトする` }).click()
    await page.waitForURL((url) => url.origin === provider.issuer)

    await signIn(page, 'student')
    await page.goto(settings)
    if (javaScriptEnabled) await alive(page)
    await page.getByText('連携を解除', { exact: true }).click()
    await page.getByRole('button', { name: '連携を解除する' }).click()
    await page.getByRole('listitem').filter({ hasText: providerLabel }).getByText('連携していません').waitFor()
  })

  test('says kindly what went wrong, and keeps the page that was wanted', async () => {
    provider.visitAs('says no')
    const { page } = await product.visit({ width: 390 })
    await page.goto('/candidate/login?redirect-to=/candidate/invitations/events')
    await page.getByRole('link', { name: `${providerLabel}でログイン` }).click()
    await page.getByText(`${providerLabel}での手続きを中止しました`).waitFor()
    expect(new URL(page.url()).searchParams.get('redirect-to')).toBe('/candidate/invitations/events')
  })

  test('legal 9: Google is opened outside of an app', async () => {
    const instagram = await product.visit({ width: 390, userAgent: 'Mozilla/5.0 (iPhone) Mobile Instagram 390.0' })
    const { page } = instagram
    await page.goto('/candidate/login?redirect-to=/candidate/invitations/events')
    await page.getByRole('link', { name: 'Googleでログイン' }).click()
    await page.getByRole('heading', { level: 1, name: 'いつものブラウザで開いてください' }).waitFor()
    await alive(page)
    await expectAccessible(page)
    await expect(page.getByLabel('URL').inputValue()).resolves.toBe(
      `${product.url}/candidate/oidc/login?provider=google&redirect-to=%2Fcandidate%2Finvitations%2Fevents`,
    )
    const line = await product.visit({ width: 390, userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari Line/15.0' })
    for (const path of ['/', '/policy', '/candidate/login']) {
      await line.page.goto(path)
      const way = line.page.getByRole('complementary', { name: 'ブラウザで開く' }).getByRole('link')
      expect(await way.getAttribute('href')).toBe(`${path}?openExternalBrowser=1`)
      await alive(line.page)
      await expectAccessible(line.page)
    }
    expect(await page.getByRole('complementary', { name: 'ブラウザで開く' }).count()).toBe(0)
    const href = await line.page.getByRole('link', { name: 'Googleでログイン' }).getAttribute('href')
    expect(href).toBe('/candidate/oidc/login?provider=google&openExternalBrowser=1')
    expect(
      await line.page.getByRole('link', { name: `${providerLabel}でログイン` }).getAttribute('href'),
    ).not.toContain('openExternalBrowser')
  })
})

describe('a passkey', () => {
  test.each([390, 1280])('is made, named, used for signing in, and removed at %i px', async (width) => {
    const { page, context } = await product.visit({ width })
    await aVirtualAuthenticator(page)
    await signIn(page, 'student')
    // An older session asks for the sign-in again first.
    const hourAgo = new Date(Date.now() - 3_600_000)
    await product.db
      .updateTable('session')
      .set({ insertedAt: hourAgo })
      .where('candidateId', '=', await studentId())
      .execute()
    await page.goto(settings)
    await alive(page)
    expect(await page.getByRole('button', { name: 'この端末にパスキーを登録する' }).count()).toBe(0)
    await page.getByLabel('パスワード必須').fill('wrong-password-here')
    await page.getByRole('button', { name: '続ける' }).click()
    await page.getByText('パスワードが正しくありません。').first().waitFor()
    await page.getByLabel('パスワード必須').fill('demo-password-2026')
    await page.getByRole('button', { name: '続ける' }).click()
    await page.getByRole('button', { name: 'この端末にパスキーを登録する' }).click()
    await page.getByText('名前を変更').click()
    await page.getByLabel('パスキーの名前必須').fill('わたしの電話')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('listitem').getByText('わたしの電話', { exact: true }).waitFor()
    await expectAccessible(page)

    await context.clearCookies()
    // A browser that knows of a passkey suggests it by itself, and this device would confirm before the press.
    await page.evaluate('localStorage.clear()')
    await page.goto(`/candidate/login?redirect-to=${settings}`)
    await alive(page)
    await page.getByRole('button', { name: 'パスキーでログイン' }).click()
    await page.waitForURL((url) => url.pathname === settings)
    await page.getByText(/最後に使った日/).waitFor()
    await page.getByText('削除', { exact: true }).click()
    await page.getByRole('button', { name: '削除する' }).click()
    await page.getByRole('listitem').getByText('わたしの電話', { exact: true }).waitFor({ state: 'detached' })
  })

  test('is offered on the home page, once', async () => {
    const { page } = await product.visit()
    await signIn(page, 'student')
    await product.db
      .updateTable('candidateAccount')
      .set({ passkeyOfferEndedAt: null })
      .where('candidateId', '=', await studentId())
      .execute()
    await page.goto('/')
    await page.getByRole('button', { name: '登録しない' }).click()
    const ended = () =>
      product.db
        .selectFrom('candidateAccount')
        .where('email', '=', demoAccounts.student)
        .select('passkeyOfferEndedAt')
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await ended()).passkeyOfferEndedAt).not.toBeNull()
  })
})

describe('§8 a session that ends while a student without a password writes', () => {
  const words = '氷の下で鳴る音を、三年つづけて録りました。'
  const again = (page: Page) => page.getByRole('dialog', { name: 'もう一度ログインしてください' })

  /** Types into a section of the profile, ends the session, then saves. */
  async function writeLate(width: number) {
    const student = await aCandidate(product.db, { selfIntroduction: '' })
    const subject = `writes-${student.id}`
    const given = { provider: providerName, label: providerLabel, subject, candidateId: student.id }
    await product.db.insertInto('candidateIdentity').values(given).execute()
    const page = await visitAs(product, student.viewer, { width })
    const kept = () => product.db.selectFrom('candidate').select('selfIntroduction').where('id', '=', student.id)
    const writeAndSave = async () => {
      await page.goto('/candidate/profile?section=self-introduction')
      await alive(page)
      await page.getByRole('textbox', { name: /^どんなことに/ }).fill(words)
      await product.db.updateTable('session').set({ revokedAt: new Date() }).execute()
      await page.getByRole('button', { name: '保存する', exact: true }).click()
      await again(page).waitFor()
    }
    const isSaved = async () => {
      await page.getByText(/^保存しました/).waitFor()
      expect(await kept().executeTakeFirstOrThrow()).toEqual({ selfIntroduction: words })
      await page.context().close()
    }
    return { subject, page, writeAndSave, isSaved }
  }

  test('signs in at the provider in a new tab, and what was written is saved', async () => {
    const { subject, page, writeAndSave, isSaved } = await writeLate(390)
    await writeAndSave()
    await expectAccessible(page)
    const openTab = async () => {
      const link = again(page).getByRole('link', { name: `${providerLabel}でログイン` })
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
      return tab
    }
    provider.visitAs('says no')
    await (await openTab()).getByText('手続きを中止しました').waitFor()
    await again(page).getByRole('button', { name: '続ける' }).click()
    await again(page).getByText('まだログインしていません').waitFor()
    await again(page).getByRole('button', { name: 'ほかの方法でログインする' }).click()
    provider.visitAs({ sub: subject })
    await (await openTab()).getByRole('region', { name: '通知' }).getByText('画面のタブに戻ってください').waitFor()
    await again(page).getByRole('button', { name: '続ける' }).click()
    await isSaved()
  })

  test('signs in with a passkey in place, and what was written is saved', async () => {
    const { page, writeAndSave, isSaved } = await writeLate(1280)
    await aVirtualAuthenticator(page)
    await page.goto(settings)
    await alive(page)
    await page.getByRole('button', { name: 'この端末にパスキーを登録する' }).click()
    await page.getByRole('listitem').getByText('名前を変更').waitFor()
    await writeAndSave()
    await again(page).getByRole('button', { name: 'パスキーでログイン' }).click()
    await isSaved()
  })
})
