import { launchBrowser } from './test/e2e/browsers.ts'
const base = 'http://localhost:3564'
const browser = await launchBrowser('shell')
const [path = '/client/contract', name = 'contract', widths = '390,1280'] = process.argv.slice(2)
for (const width of widths.split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  const area = path.startsWith('/admin') ? 'admin' : 'client'
  if (process.env.GUEST !== '1') {
    await page.goto(`${base}/${area}/login`)
    await page.locator('input[name=email]').fill(area === 'admin' ? 'admin@demo.example' : 'recruiter@demo.example')
    await page.locator('input[name=password]').fill('demo-password-2026')
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.waitForURL((u) => !u.pathname.endsWith('/login'))
  }
  await page.goto(base + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true })
  await context.close()
}
await browser.close()
