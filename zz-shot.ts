import { launchBrowser } from './test/e2e/browsers.ts'
const [paths = '', widths = '390,1440', out = '/tmp/desk-shots', who = 'admin@demo.example'] = process.argv.slice(2)
const base = 'http://localhost:4366'
const browser = await launchBrowser('shell')
for (const width of widths.split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: base, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await page.goto('/admin/login')
  await page.getByLabel('メールアドレス').fill(who)
  await page.getByLabel('パスワード必須').fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((u) => !u.pathname.endsWith('/login'))
  for (const one of paths.split(',')) {
    const [path = '', press = ''] = one.split('|')
    await page.goto(path.startsWith('@') ? '/admin' : path)
    if (path.startsWith('@')) {
      const [, list = '', nth = '0'] = path.split('@')
      await page.goto(list)
      await page.locator('main table tbody th a').nth(Number(nth)).click()
      await page.waitForURL((u) => u.pathname.split('/').length > 3)
    }
    await page.waitForTimeout(500)
    if (press) { await page.getByRole('button', { name: press, exact: true }).first().click(); await page.waitForTimeout(500) }
    const name = `${out}/${one.replace(/[^a-z0-9]+/gi, '_')}@${width}.png`
    await page.screenshot({ path: name, fullPage: !press })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    console.log(name, page.url(), over > 0 ? `OVERFLOW ${over}` : '')
  }
  await context.close()
}
await browser.close()
process.exit(0)
