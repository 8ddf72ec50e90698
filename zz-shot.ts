import { mkdirSync, writeFileSync } from 'node:fs'
import { launchBrowser } from './test/e2e/browsers.ts'
import { openOidcProvider } from './test/oidc-provider.ts'

const base = 'http://localhost:4562'
const out = '/tmp/sso-shots'
mkdirSync(out, { recursive: true })
const browser = await launchBrowser('shell')
const step = process.argv[2] ?? 'all'
const contextOf = async (width: number) => browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 }, baseURL: base, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce', isMobile: width < 600, hasTouch: width < 600 })
const widths = [390, 1280]
for (const width of widths) {
  const context = await contextOf(width)
  const page = await context.newPage()
  page.setDefaultTimeout(15000)
  const shot = async (name: string) => { await page.waitForTimeout(600); await page.screenshot({ path: `${out}/${name}@${width}.png`, fullPage: true }) }
  await page.goto('/client/login'); await shot('login')
  await page.goto('/client/sso/login?trouble=single_sign_on_not_invited'); await shot('sso-login')
  await page.goto('/client/login')
  await page.getByLabel('メールアドレス').fill('recruiter@demo.example')
  await page.getByLabel('パスワード必須').fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((u) => u.pathname === '/client')
  for (const [name, path] of [['sso', '/client/settings/sso'], ['networks', '/client/settings/networks'], ['tokens', '/client/settings/access-tokens']] as const) {
    await page.goto(path); await shot(`${step}-${name}`)
  }
  if (step === 'full' ) {
    await page.goto('/client/settings/access-tokens')
    await page.waitForTimeout(1500)
    if (await page.getByLabel('名前').count()) {
      await page.getByLabel('名前').fill('採用管理システム')
      await page.getByText('募集と予定の読み取り').first().click()
      await page.getByRole('button', { name: '作成する' }).click()
      await page.getByText('を作成しました').waitFor()
      await shot('token-created')
    }
    await page.goto('/client/settings/networks')
    await page.waitForTimeout(1500)
    await page.getByRole('button', { name: '一覧に追加' }).click()
    await page.getByRole('button', { name: 'ネットワークを追加' }).click()
    await page.getByLabel('2番目のIPアドレス').fill('203.0.113.999')
    await page.getByRole('button', { name: '保存する' }).click()
    await shot('networks-wrong')
    await page.getByLabel('2番目のIPアドレス').fill('203.0.113.0/24')
    await page.getByRole('button', { name: '保存する' }).click()
    await shot('networks-confirm')
  }
  await context.close()
}
await browser.close()
process.exit(0)
