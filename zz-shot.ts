import { launchBrowser } from '#test/e2e/browsers.ts'
const [, , ...jobs] = process.argv
const browser = await launchBrowser('shell')
for (const width of [1280, 390]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 840 }, deviceScaleFactor: 1 , locale: 'ja-JP', timezoneId: 'Asia/Tokyo'})
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(width, m.text()) })
  page.on('pageerror', (e) => console.log(width, 'ERR', e.message))
  await page.goto('http://localhost:3460/candidate/login?redirect-to=/candidate/profile')
  await page.getByLabel('メールアドレス').fill('student@demo.example')
  await page.locator('input[type=password]').fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/candidate/profile')
  for (const one of jobs) {
    await page.goto('http://localhost:3460/candidate/profile' + (one === '-' ? '' : `?section=${one}`))
    await page.waitForSelector('html[data-alive]')
    await page.screenshot({ path: `/tmp/profile-shot-${one}-${width}.png` , fullPage: one !== '-' && width === 390 })
  }
  await context.close()
}
await browser.close()
