import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '#platform/documents/pdf.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const pdf = async () => {
  const { bytes } = await makePdf({
    title: '配属の手引き',
    author: '運営',
    madeAt: new Date(0),
    blocks: [{ kind: 'title', text: '配属の手引き' }],
  })
  return { name: '手引き.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

test('1.19 the operator uploads a PDF, and a company downloads it five times', async () => {
  const { page, context } = await product.visit()
  await signIn(page, 'operator')
  await page.goto('/admin/whitepapers')
  await page.getByLabel('タイトル').fill('配属の手引き')
  await page.getByLabel('概要').fill('配属の決め方を学生に伝える手順です。')
  await page.getByLabel('タグ').fill('運用、配属')
  const none = { name: '手引き.pdf', mimeType: 'application/pdf', buffer: Buffer.from('これはPDFではありません') }
  await page.getByLabel('PDFのファイル').setInputFiles(none)
  await page.getByRole('button', { name: '下書きとして登録する' }).click()
  await page.getByText('PDFとして開けないファイルです').first().waitFor()
  expect(await page.getByLabel('タイトル').inputValue()).toBe('配属の手引き')
  await page.getByLabel('PDFのファイル').setInputFiles(await pdf())
  await page.getByRole('button', { name: '下書きとして登録する' }).click()
  await page.waitForURL(/\/admin\/whitepapers\/\d+/)
  await page.getByText('1ページ').first().waitFor()
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await page.getByText('公開中').first().waitFor()
  const id = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
  await context.close()

  const client = await product.visit()
  await signIn(client.page, 'recruiter')
  await client.page.goto('/client/whitepapers?tag=配属')
  await client.page.getByRole('link', { name: '配属の手引き' }).click()
  const started = client.page.waitForEvent('download')
  await client.page.getByRole('button', { name: 'PDFをダウンロード' }).click()
  await started
  const href = (await client.page.getByRole('link', { name: 'こちらから保存' }).getAttribute('href')) ?? ''
  for (let at = 0; at < 4; at += 1) {
    const answer = await client.context.request.get(href)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(answer.headers()['content-disposition'] ?? '')).toContain("UTF-8''配属の手引き.pdf")
  }
  await client.page.goto(href)
  await client.page.getByRole('heading', { name: 'ダウンロードできる回数が終わりました' }).waitFor()

  const plan = product.db.updateTable('contract').set({ planKey: 'FREE' })
  await plan.execute()
  await product.db.updateTable('whitepaper').set({ minimumPlan: 'PREMIUM' }).where('id', '=', Number(id)).execute()
  await client.page.goto(`/client/whitepapers/${id}`)
  await client.page.getByText('プレミアム以上のプランで読めます').waitFor()
  expect(await client.page.getByRole('button', { name: 'PDFをダウンロード' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  product.expectSilence()
  await client.context.close()
})

test('§2 events are made, previewed and ordered by keys, by mouse and by a finger', async () => {
  const { page, context } = await product.visit()
  await signIn(page, 'operator')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/admin/events/new', { waitUntil: 'domcontentloaded' })
  // A value filled in before the page's scripts arrive counts like one filled in after.
  await page.getByLabel('タイトル').fill('面接対策の会')
  await page.getByLabel('カテゴリー').selectOption({ label: '面接・GD対策' })
  expect(await page.locator('html[data-alive]').count()).toBe(0)
  scripts.resolve()
  await page.getByLabel('主催').fill('青葉コンサルティング')
  await page.getByLabel('イベントのURL').fill('https://event.example/')
  const preview = page.getByRole('region', { name: '学生のホームでの見え方' })
  await preview.getByText('面接対策の会').waitFor()
  await page.getByRole('button', { name: '登録する', exact: true }).click()
  await page.waitForURL('**/admin/events/status/active*')
  const rows = page.getByRole('list', { name: 'イベントの一覧' }).getByRole('heading')
  await rows.last().filter({ hasText: '面接対策の会' }).waitFor()
  const last = await rows.count()
  const saved = page.waitForResponse((response) => response.url().endsWith('/admin/graphql'))
  const up = page.getByRole('button', { name: '面接対策の会を上へ移す' })
  await up.focus()
  await page.keyboard.press('Enter')
  await saved
  await page.getByText(`「面接対策の会」を${last - 1}番目に移動しました`).waitFor()
  await expect.poll(() => rows.nth(last - 2).textContent()).toBe('面接対策の会')
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)

  const handles = page.getByTitle('ドラッグして移動')
  await handles.nth(last - 2).dragTo(handles.first(), { targetPosition: { x: 10, y: 4 } })
  await page.getByText('「面接対策の会」を1番目に移動しました').waitFor()
  await expect.poll(() => rows.first().textContent()).toBe('面接対策の会')
  await handles.first().scrollIntoViewIfNeeded()
  const [from, to] = [await handles.first().boundingBox(), await handles.nth(1).boundingBox()]
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: (from?.x ?? 0) + 10, y }],
    })
  await touch('touchStart', (from?.y ?? 0) + 10)
  await touch('touchMove', to?.y)
  await touch('touchMove', (to?.y ?? 0) + 36)
  await touch('touchEnd')
  await page.getByText('「面接対策の会」を2番目に移動しました').waitFor()
  await expect
    .poll(async () => {
      const events = product.db.selectFrom('encourageEvent').select('title').orderBy('position')
      return (await events.execute())[1]?.title
    })
    .toBe('面接対策の会')

  // Pressed twice it is one copy.
  await page.getByRole('button', { name: '面接対策の会を複製する' }).dblclick()
  await page.getByRole('heading', { name: 'イベントを編集' }).waitFor()
  const copies = product.db.selectFrom('encourageEvent').select('id').where('title', 'like', '%面接対策の会')
  expect(await copies.execute()).toHaveLength(2)

  // Back and the menu change the address of a list; its filter follows.
  await page.goto('/admin/inquiries')
  const kind = page.getByLabel('お問い合わせの種類')
  await kind.selectOption({ label: '掲載内容について' })
  await page.waitForURL('**category=CONTENT')
  await page.getByRole('navigation', { name: '運営メニュー' }).getByRole('link', { name: 'お問い合わせ' }).click()
  await page.waitForURL('**/admin/inquiries')
  await expect.poll(() => kind.inputValue()).toBe('')
  product.expectSilence()
  await context.close()
})
