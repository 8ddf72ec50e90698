import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '#test/factories/picture.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const editor = (page: Page) => page.getByRole('region', { name: 'ブロック', exact: true })
const add = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: kind }).click()
async function open() {
  const { page, context } = await product.visit()
  await signIn(page, 'recruiter')
  await page.goto('/dev/forms/blocks')
  await alive(page)
  return { page, context }
}

describe('the editor of blocks', () => {
  test('several pictures at once, a lost connection, a cut, a wrong file; a video plays only when pressed', async () => {
    const { page, context } = await open()
    const file = async (name: string, width = 640) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await aPicture({ width, height: 480 }), 'base64'),
    })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).host))
    await add(page, '画像')
    let isAway = true
    await page.route('**/graphql', (route) =>
      isAway && /AddCompanyImage/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    )
    await page.getByLabel('画像のファイル').setInputFiles([await file('a.jpg'), await file('b.jpg', 800)])
    const again = editor(page).getByRole('button', { name: 'もう一度送る' })
    await expect.poll(() => again.count()).toBe(2)
    isAway = false
    await again.first().click()
    await again.first().click()
    await expect.poll(() => again.count()).toBe(0)
    const phone = page.getByRole('region', { name: 'ブロックのスマホ表示' })
    await expect.poll(() => phone.locator('img[src^="/files/company/"]').count()).toBe(2)
    await editor(page).getByRole('button', { name: '切り抜く' }).first().click()
    const dialog = page.getByRole('dialog', { name: '表示する範囲' })
    await dialog.getByRole('button', { name: '1:1' }).click()
    const before = await phone.locator('img').first().getAttribute('src')
    await dialog.getByRole('button', { name: 'この範囲にする' }).click()
    await expect.poll(() => phone.locator('img').first().getAttribute('src')).not.toBe(before)
    expect(await phone.locator('img').first().getAttribute('width')).toBe(
      await phone.locator('img').first().getAttribute('height'),
    )
    await page.getByLabel('画像の説明').first().fill('組立の現場')
    await expect.poll(() => phone.getByRole('img', { name: '組立の現場' }).count()).toBe(1)
    await page
      .getByLabel('画像のファイル')
      .first()
      .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') })
    await editor(page).getByText('アップロードファイルが不正です').waitFor()
    await add(page, '動画')
    await page.keyboard.type('https://evil.example/watch')
    await page.keyboard.press('Tab')
    await editor(page).getByText('YouTubeのURLが正しくありません').waitFor()
    await page.getByLabel('動画のURL').fill('https://youtu.be/dQw4w9WgXcQ')
    await editor(page).getByRole('img', { name: '動画の静止画' }).waitFor()
    await expectAccessible(page)
    expect(asked.filter((host) => host !== '' && host !== new URL(product.url).host)).toEqual([])
    await page.unrouteAll()
    await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }))
    await phone.getByRole('button', { name: '動画を再生' }).click()
    expect(await phone.locator('iframe').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    )
    await context.close()
    // The browser tells of the requests that the test let fail.
    expect(() => product.expectSilence()).toThrow()
  })
})
