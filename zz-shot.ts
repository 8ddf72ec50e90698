import { launchBrowser } from './test/e2e/browsers.ts'
const base = 'http://localhost:3941'
const browser = await launchBrowser('shell')
const only = process.argv.slice(2)
for (const width of [1280, 390]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'ja-JP' })
  const page = await context.newPage()
  await page.goto(base + '/client/login')
  await page.locator('input[name=email]').fill('recruiter@demo.example')
  await page.locator('input[name=password]').fill('demo-password-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/client')
  const shot = async (name: string) => { await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/shots-wh/${name}-${width}.png`, fullPage: true }) }
  await page.goto(base + '/client/settings/webhooks'); await shot('list')
  if (width === 1280) {
    for (const [url, name] of [['http://127.0.0.1:4555/hook', '採用管理システム'], ['http://127.0.0.1:1/slack', '']]) {
      await page.goto(base + '/client/settings/webhooks')
      await page.getByLabel('送り先のURL').fill(url!)
      await page.getByLabel('メモ').fill(name!)
      await page.getByRole('button', { name: '登録する' }).click()
      await page.waitForURL(/webhooks\/[0-9a-f-]{36}/)
      await page.getByRole('button', { name: 'テストを送る' }).click()
      await page.waitForTimeout(2500)
    }
    await page.getByRole('button', { name: '鍵を表示する' }).click()
    await page.waitForTimeout(800)
    await page.goto(base + '/client/settings/webhooks'); await shot('list2')
  }
  await page.goto(base + '/client/settings/webhooks'); 
  await page.getByRole('link', { name: '採用管理システム' }).click()
  await page.waitForURL(/webhooks\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: '鍵を表示する' }).click()
  await page.locator('details summary').first().click()
  await shot('one')
  await page.goto(base + '/client/settings/activity'); await shot('activity')
  await page.goto(base + '/client/settings/activity?text=どこにもない'); await shot('activity-none')
  await context.close()
}
await browser.close()
