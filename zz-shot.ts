import { launchBrowser } from './test/e2e/browsers.ts'
const base = 'http://127.0.0.1:3457'
const b = await launchBrowser((process.env.BROWSER_KIND ?? 'shell') as never)
const paths: [string, string][] = [
  ['overview', '/client/company/basic'],
  ['names', '/client/company/basic/edit'],
  ['information', '/client/company/basic/edit?section=information'],
  ['address', '/client/company/basic/edit?section=address'],
  ['phones', '/client/company/basic/edit?section=phones'],
  ['logo', '/client/company/basic/edit?section=logo'],
  ['cover', '/client/company/basic/edit?section=cover'],
  ['others', '/client/company/basic/edit?section=others'],
  ['complete', '/client/company/basic/complete'],
]
const only = process.argv.slice(2)
const context = await b.newContext({ viewport: { width: 1280, height: 900 } })
const page = await context.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)))
await page.goto(`${base}/client/login`)
await page.getByLabel('メールアドレス').fill('recruiter@demo.example')
await page.locator('input[type=password]').first().fill('demo-password-2026')
await page.getByRole('button', { name: 'ログイン' }).click()
await page.waitForURL((u) => !u.pathname.includes('login'))
for (const width of [1280, 390]) {
  await page.setViewportSize({ width, height: 900 })
  for (const [name, path] of paths) {
    if (only.length && !only.includes(name)) continue
    await page.goto(base + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/basic-shots/${name}-${width}.png`, fullPage: true })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log(name, width, 'too wide by', wide)
  }
}
await b.close()
