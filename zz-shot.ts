import { launchBrowser } from './test/e2e/browsers.ts'
import { mkdirSync } from 'node:fs'
const base = 'http://localhost:3965'
const out = '/tmp/shots'; mkdirSync(out, { recursive: true })
const browser = await launchBrowser('chromium' as never)
const which = process.argv[2]
const signIn = async (area: string, email: string, width: number, height = 900) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', page.url(), m.text()))
  page.on('pageerror', (e) => console.log('pageerror', page.url(), e.message))
  await page.goto(`${base}/${area}/login`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((u) => !u.pathname.endsWith('/login'))
  return page
}
const shot = async (page: any, path: string, name: string) => { await page.goto(base + path); await page.waitForLoadState('load'); await page.evaluate(async () => { for (const i of document.images) { i.loading = 'eager'; await i.decode().catch(() => {}) } }); await page.screenshot({ path: `${out}/${name}.png`, fullPage: true }); const w = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w > 0) console.log(name, 'overflow', w) }
if (which !== 'admin') for (const width of [390, 1280]) {
  const page = await signIn('client', 'recruiter@demo.example', width)
  await shot(page, '/client', `home@${width}`)
  await shot(page, '/client/whitepapers', `wp-list@${width}`)
  await shot(page, '/client/whitepapers/1', `wp-one@${width}`)
  await page.context().close()
}
if (which !== 'client') for (const width of [390, 1280, 1440]) {
  const page = await signIn('admin', 'admin@demo.example', width)
  await shot(page, '/admin/whitepapers', `a-wp@${width}`)
  await shot(page, '/admin/whitepapers/2', `a-wp-one@${width}`)
  await shot(page, '/admin/events/status/active', `a-events@${width}`)
  await shot(page, '/admin/events/1', `a-event@${width}`)
  await page.context().close()
}
await browser.close()
