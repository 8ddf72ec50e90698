import { launchBrowser } from './test/e2e/browsers.ts'
const base = 'http://localhost:4748'
const browser = await launchBrowser('chromium')
const only = process.argv[2]
for (const width of [390, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, deviceScaleFactor: 1, locale: 'ja-JP' })
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(width, m.text()) })
  await page.goto(`${base}/candidate/login`)
  await page.locator('input[name=email]').fill('student@demo.example')
  await page.locator('input[name=password]').fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログインする' }).or(page.getByRole('button', { name: 'ログイン', exact: true })).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  for (const [name, path] of Object.entries({
    hub: '/candidate/settings', notifications: '/candidate/settings/notifications', intake: '/candidate/settings/intake',
    blocked: '/candidate/settings/blocked-companies?search=%E6%A0%AA%E5%BC%8F', none: '/candidate/settings/blocked-companies?search=7000012050002', views: '/candidate/profile/views', home: '/' })) {
    if (only && !only.split(',').includes(name)) continue
    await page.goto(base + path)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
