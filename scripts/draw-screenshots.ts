import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { readCommandLine } from '#platform/command-line.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { browserLaunch } from './browser.ts'

// The pictures an operating system shows before it installs the app: start the product with its demo, then
// node scripts/run.mjs scripts/draw-screenshots.ts http://localhost:3000
const [typedUrl] = readCommandLine({
  usage: 'node scripts/run.mjs scripts/draw-screenshots.ts [URL]',
  about: 'Takes the pictures of the installed app from a running demo.',
  words: 1,
}).words
const url = typedUrl ?? 'http://localhost:3000'
const narrow = { width: 390, height: 844, scale: 2 }
const wide = { width: 1280, height: 800, scale: 1 }

mkdirSync('public/screenshots', { recursive: true })
const browser = await chromium.launch(await browserLaunch())
for (const [form, size] of Object.entries({ narrow, wide })) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    isMobile: form === 'narrow',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  const page = await context.newPage()
  await page.goto('/candidate/login')
  await page.getByLabel('メールアドレス').fill(demoAccounts.student)
  await page.getByLabel('パスワード必須').fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await page.waitForURL('/')
  await picture(page, `home-${form}`, size)
  await page.goto('/candidate/invitations/status/pending')
  await page
    .getByRole('main')
    .getByRole('link', { name: /北斗システムズ/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'あなたを選んだ理由' }).waitFor()
  await picture(page, `scout-${form}`, size)
  await context.close()
}
await browser.close()

async function picture(page: Page, name: string, { width, height, scale }: typeof narrow) {
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, width, height, scale },
  })
  writeFileSync(`public/screenshots/${name}.webp`, Buffer.from(data, 'base64'))
}
