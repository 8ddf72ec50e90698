import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { field } from '#test/e2e/enrolment-form.ts'
import { fillPreRegistration as fill, sendPreRegistration as send } from '#test/e2e/pre-registration-form.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { isTooWide } from '#test/e2e/too-wide.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())
beforeEach(async () => void (await product.db.deleteFrom('preRegistration').execute()))

const widths = [390, 768, 1035]
const rows = () => product.db.selectFrom('preRegistration').selectAll().execute()
const focused = (page: Page, property: 'id' | 'name') => page.evaluate<string>(`document.activeElement.${property}`)

async function open(path: string, options: Parameters<Product['visit']>[0] = {}) {
  const visitor = await product.visit(options)
  const response = await visitor.page.goto(path)
  expect(response?.status()).toBe(200)
  await alive(visitor.page)
  return visitor
}

const twoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))'

/** Scrolls through the page as a reader does, so that every picture has its reason to load. */
async function readThrough(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let y = 0; y < height; y += 500) {
    await page.evaluate(`scrollTo(0, ${y})`)
    await page.evaluate(twoFrames)
  }
  await expect.poll(() => page.evaluate('[...document.images].every(({ complete }) => complete)')).toBe(true)
}

type Image = Record<'naturalWidth' | 'naturalHeight' | 'clientWidth' | 'clientHeight', number> &
  Record<'alt' | 'loading' | 'currentSrc', string>

const shiftsFrom = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  ${twoFrames}.then(() => resolve(sum))
})`

describe.each(['/', '/client'])('§2 the public page %s', (path) => {
  test.each(widths)('fits %i px, shows every picture sharp and moves nothing', async (width) => {
    const { page, context } = await open(path, { width })
    expect(await page.evaluate(isTooWide)).toBe(false)
    await readThrough(page)
    const images = await page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((found) =>
        found
          .filter((image) => image.tagName === 'IMG')
          .map((image) => {
            const { naturalWidth, naturalHeight, clientWidth, clientHeight, alt, loading, currentSrc } =
              image as unknown as Image
            // The natural width is that of the slot: the file's own width stands in its name.
            const pixels = Number(/-(\d+)\.webp/.exec(currentSrc)?.[1])
            const shape = naturalWidth / naturalHeight - clientWidth / clientHeight
            return { isSharp: pixels >= clientWidth * 0.95 * devicePixelRatio, shape, alt, loading }
          }),
      )
    expect(images).toHaveLength(3)
    for (const { isSharp, shape, alt, loading } of images) {
      expect([isSharp, loading]).toEqual([true, 'lazy'])
      expect(Math.abs(shape)).toBeLessThan(0.02)
      expect(alt.length).toBeGreaterThan(20)
    }
    expect(await page.evaluate<number>(shiftsFrom)).toBeLessThanOrEqual(0.02)
    await context.close()
    product.expectSilence()
  })

  test.each([390, 1280])('is accessible at %i px', async (width) => {
    const { page, context } = await open(path, { width })
    await expectAccessible(page)
    await context.close()
  })
})

describe('§2 the company’s top', () => {
  test.each([390, 1280])(
    'at %i px the fragment shows the pre-registration and takes the focus there',
    async (width) => {
      const { page, context } = await open('/client#pre-registration', { width })
      const section = page.getByRole('region', { name: '事前登録' })
      expect(await focused(page, 'id')).toBe('pre-registration')
      expect((await section.boundingBox())?.y).toBeLessThan(200)
      await page.goto('/client')
      await page.getByRole('main').getByRole('link', { name: '事前登録へ' }).click()
      await expect.poll(() => focused(page, 'id')).toBe('pre-registration')
      await page.keyboard.press('Tab')
      expect(await focused(page, 'name')).toBe('companyName')
      await context.close()
      product.expectSilence()
    },
  )

  test('the way from one public page to the other and back', async () => {
    const { page, context } = await open('/')
    await page.getByRole('link', { name: '企業向けのご案内' }).click()
    await page.waitForURL('**/client')
    await page.getByRole('link', { name: '学生向けのご案内' }).click()
    await page.getByRole('heading', { level: 1, name: /あなたの経験を見つけた/ }).waitFor()
    await context.close()
    product.expectSilence()
  })
})

describe('§2 pre-registration', () => {
  test.each([390, 1280])(
    'at %i px what is missing stands beside its field, and nothing written is lost',
    async (width) => {
      const { page, context } = await open('/client#pre-registration', { width })
      await field(page, 'message').fill('相談したいことがあります。')
      await send(page).click()
      await page.getByText('会社名が入力されていません').waitFor()
      for (const text of [
        '姓が入力されていません',
        'メールアドレスが入力されていません',
        'プライバシーポリシーに同意してください',
      ])
        expect(await page.getByText(text).count()).toBe(1)
      await expect.poll(() => focused(page, 'name')).toBe('companyName')
      expect(await field(page, 'message').inputValue()).toBe('相談したいことがあります。')
      await expectAccessible(page)
      expect(await rows()).toEqual([])
      await context.close()
      product.expectSilence()
    },
  )

  test('a whole form is kept once however often the button is pressed, and two mails leave', async () => {
    const { page, context } = await open('/client#pre-registration')
    await fill(page)
    await field(page, 'postalCode').fill('1000001')
    await expect.poll(() => field(page, 'address').inputValue()).toMatch(/^東京都千代田区/)
    await page.evaluate(`{
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'この内容で送信する')
      button.click(); button.click(); button.click()
    }`)
    await page.waitForURL('**/client/pre-registration/complete')
    await page.getByRole('heading', { level: 1, name: '事前登録を受け付けました' }).waitFor()
    await expectAccessible(page)
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      companyName: '株式会社 例示',
      familyName: '\uFA19谷',
      familyNameKana: 'カミタニ',
      givenNameKana: 'ハナコ',
      phoneNumber: '+81312345678',
      postalCode: '1000001',
      address: expect.stringMatching(/^東京都千代田区/),
    })
    await expect
      .poll(async () => (await page.request.get('/dev/mail')).text())
      .toMatch(/(?=.*hanako@reiji\.example\.jp)(?=.*株式会社 例示から事前登録がありました)/s)
    await context.close()
    product.expectSilence()
  })

  test('a lost connection keeps the words, and the next press sends them once', async () => {
    const { page, context } = await open('/client#pre-registration')
    await fill(page)
    await context.setOffline(true)
    await send(page).click()
    await page.getByText('通信できませんでした。接続を確認してください。').first().waitFor()
    expect(await field(page, 'companyName').inputValue()).toBe('株式会社 例示')
    await context.setOffline(false)
    await send(page).click()
    await page.waitForURL('**/client/pre-registration/complete')
    expect(await rows()).toHaveLength(1)
    await context.close()
    product.expectSilence()
  })

  test('the operator’s limit is said in the form', async () => {
    const { page, context } = await open('/client#pre-registration')
    const answer = {
      errors: [{ message: '操作の回数が上限に達しました。', extensions: { code: 'too_many_requests' } }],
    }
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('CreatePreRegistration')
        ? route.fulfill({ json: answer })
        : route.fallback(),
    )
    await fill(page)
    await send(page).click()
    await page.getByRole('alert').getByText('操作の回数が上限に達しました。').waitFor()
    expect(await field(page, 'familyName').inputValue()).toBe('\uFA19谷')
    await context.close()
    product.expectSilence()
  })
})

test.each(['/policy', '/terms'])('§2 %s is printed without its table of contents', async (path) => {
  const { page, context } = await open(path)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation', { name: '目次' }).isVisible()).toBe(false)
  await context.close()
  product.expectSilence()
})
