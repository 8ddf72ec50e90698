import { writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { readCommandLine } from '#platform/command-line.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { pictures as landingPictures, type PictureName } from '../src/web/landing-pictures.ts'
import { browserLaunch } from './browser.ts'
import { writeSizes } from './picture-sizes.ts'

// Takes the pictures of the public pages anew, by day and by night, from a running product with the demo's data. Then
// `taken` and the sizes in src/web/landing-pictures.ts are set:
//   npm run dev, then node scripts/run.mjs scripts/take-pictures.ts http://localhost:3000
const [typedUrl, ...names] = readCommandLine({
  usage: 'node scripts/run.mjs scripts/take-pictures.ts [URL] [NAME …]',
  about: 'Takes the pictures of the public pages from a running demo; names choose some.',
  words: 40,
}).words
const base = typedUrl ?? 'http://localhost:3000'
const scale = 2
/** The preview image of a shared address, in the size social networks ask for. */
const shared = { width: 1200, height: 630 }
const phone = { width: 390, height: 700 }
const desktop = { width: 1060, height: 900 }

type Clip = { x: number; y: number; width: number; height: number }
type Scheme = 'light' | 'dark'
type Picture = {
  who: keyof typeof demoAccounts | 'guest'
  screen: { width: number; height: number }
  /** Goes to where the picture is, and says what of the screen it shows. */
  take: (page: Page) => Promise<Clip>
}
const whole = ({ width, height }: Picture['screen']): Clip => ({ x: 0, y: 0, width, height })

const search = new URLSearchParams({ tk: '失敗', y: '2028', ss: 'NOT_SENT' })

/** Scripts come after the first paint, and nothing is heard before. */
const alive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' })

async function writeReason(page: Page) {
  await page.goto(`${base}/client/candidates?${search}`)
  const compose = await page.getByRole('link', { name: 'の学生をスカウト' }).first().getAttribute('href')
  // The job and the message are those of the last scout, so the composer opens beside the reason.
  await page.goto(`${base}${compose}`)
  await alive(page)
  const reason = page.getByRole('textbox', { name: /理由/ })
  await page
    .getByRole('button', { name: /^引用：/ })
    .first()
    .click()
  await page.getByText('引用中').waitFor()
  const quoted = await reason.inputValue()
  await reason.fill(
    `${quoted}うまくいかない日も順番を変えて試し続けるところに引かれました。どこで手応えを感じたのか、新人が最初に出会う不具合の話とあわせて聞かせてください。`,
  )
  await reason.blur()
}

const pictures: Record<PictureName, Picture> = {
  'profile-phone': {
    who: 'student',
    screen: phone,
    // The panel that students open to see what companies read: no memo and no label of a company stands above the words.
    take: async (page) => {
      await page.goto(`${base}/candidate/profile`)
      await alive(page)
      await page.getByRole('button', { name: '企業が読む全文を見る' }).click()
      await page.getByRole('dialog').getByRole('heading', { name: '自己PR' }).waitFor()
      const top = await page.evaluate<number>('scrollY')
      return { ...whole(phone), y: top }
    },
  },
  'letter-phone': {
    who: 'student',
    screen: phone,
    take: async (page) => {
      await page.goto(`${base}/candidate/invitations/status/pending`)
      const scout = await page.getByRole('link', { name: '北斗システムズ' }).getAttribute('href')
      await page.goto(`${base}${scout}`)
      return whole(phone)
    },
  },
  'dates-phone': {
    who: 'student',
    screen: phone,
    take: async (page) => {
      await page.goto(`${base}/candidate/invitations/status/pending-schedule`)
      const scout = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .getByRole('link')
        .getAttribute('href')
      await page.goto(`${base}${scout}/schedule`)
      await alive(page)
      await page.locator('input[type=radio]:enabled').first().check()
      return whole(phone)
    },
  },
  'search-desktop': {
    who: 'recruiter',
    screen: desktop,
    take: async (page) => {
      await page.goto(`${base}/client/candidates?${search}`)
      return { x: 232, y: 112, width: desktop.width - 232, height: 596 }
    },
  },
  'search-phone': {
    who: 'recruiter',
    screen: phone,
    take: async (page) => {
      await page.goto(`${base}/client/candidates?${search}`)
      return { ...whole(phone), height: 560 }
    },
  },
  'reason-desktop': {
    who: 'recruiter',
    screen: { width: 1240, height: 1100 },
    take: async (page) => {
      await writeReason(page)
      return aroundCard(page)
    },
  },
  'reason-phone': {
    who: 'recruiter',
    screen: { ...phone, height: 1200 },
    take: async (page) => {
      await writeReason(page)
      return aroundCard(page)
    },
  },
  'plan-desktop': {
    who: 'recruiter',
    screen: { ...desktop, height: 1600 },
    take: async (page) => firstDay(page, { width: 640, height: 540 }),
  },
  'plan-phone': {
    who: 'recruiter',
    screen: { ...phone, height: 3000 },
    take: async (page) => firstDay(page, { width: phone.width, height: 520 }),
  },
}

const sharedPicture = (path: string): Picture => ({
  who: 'guest',
  screen: shared,
  take: async (page) => {
    await page.goto(`${base}${path}`)
    return whole(shared)
  },
})
const sharedPictures = { student: sharedPicture('/'), company: sharedPicture('/client') }

async function firstDay(page: Page, size: { width: number; height: number }): Promise<Clip> {
  await page.goto(`${base}/client/jobs/events?view=list`)
  const box = await page
    .getByRole('heading', { level: 2, name: /^\d+月\d+日/ })
    .first()
    .boundingBox()
  if (!box) throw new Error('no day has a date')
  return { x: Math.max(0, box.x - 16), y: box.y - 16, ...size }
}

async function aroundCard(page: Page): Promise<Clip> {
  const box = await page.locator('section[aria-labelledby="letter-to"]').boundingBox()
  if (!box) throw new Error('the card of the letter is not there')
  const { x, y, width, height } = box
  return { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) }
}

async function openAs(browser: Browser, { who, screen }: Picture, colorScheme: Scheme) {
  const isPhone = screen.width < 600
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    colorScheme,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  if (who === 'guest') return { page, context }
  await page.goto(`${base}${who === 'student' ? '/candidate/login' : '/client/login'}`)
  await page.getByLabel('メールアドレス').fill(demoAccounts[who])
  await page.getByLabel('パスワード必須').fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  return { page, context }
}

async function take(browser: Browser, picture: Picture, colorScheme: Scheme, isShared = false) {
  const { page, context } = await openAs(browser, picture, colorScheme)
  const clip = await picture.take(page)
  await alive(page)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  // The bar of the route change has to leave first.
  await page.waitForTimeout(1_000)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: isShared ? 1 : scale },
  })
  await context.close()
  return { bytes: Buffer.from(data, 'base64'), clip }
}

const isWanted = (name: string) => names.length === 0 || names.includes(name)
const browser = await chromium.launch(await browserLaunch())
try {
  for (const name of Object.keys(pictures) as PictureName[])
    for (const scheme of ['light', 'dark'] as const) {
      const file = scheme === 'light' ? name : `${name}-${scheme}`
      if (!isWanted(file)) continue
      const { bytes, clip } = await take(browser, pictures[name], scheme)
      const sizes = await writeSizes(file, bytes, landingPictures[name].files)
      process.stdout.write(`${file} ${clip.width}×${clip.height}, ${sizes.join(', ')} bytes\n`)
    }
  for (const [name, picture] of Object.entries(sharedPictures))
    if (isWanted(name))
      writeFileSync(`public/open-graph/${name}.png`, (await take(browser, picture, 'light', true)).bytes)
} finally {
  await browser.close()
}
