import { launchBrowser } from './test/e2e/browsers.ts'
const base = 'http://localhost:4310'
const browser = await launchBrowser('shell')
const [,, ...wanted] = process.argv
for (const width of [1280, 390]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 860 }, locale: 'ja-JP', deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log(width, 'console', m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log(width, 'pageerror', e.message.slice(0, 300)))
  await page.goto(`${base}/client/login`)
  await page.locator('input[type=email]').first().fill('recruiter@demo.example')
  await page.locator('input[type=password]').first().fill('demo-password-2026')
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(/\/client\/?$/)
  for (const w of wanted) {
    const [name = '', path = ''] = w.split('=', 2).length === 2 ? [w.slice(0, w.indexOf('=')), w.slice(w.indexOf('=') + 1)] : ['x', w]
    await page.goto(base + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/desc/${name}-${width}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
