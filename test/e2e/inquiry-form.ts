import type { PageVisit } from './page-visit.ts'

/** Fills the contact form as a guest does, with a file. */
export async function fillInquiry(page: PageVisit) {
  await page.getByLabel('お問い合わせの種類').selectOption({ label: '使い方について' })
  await page.getByLabel('お名前').fill('小鳥遊　花子')
  await page.getByLabel('メールアドレス').fill('hanako@reiji.example.jp')
  await page.getByLabel('お問い合わせの内容').fill('日程の変更のしかたを教えてください。')
  await page.locator('input[type=file]').setInputFiles(aPdf())
}

export const aPdf = (name = '画面.pdf', bytes = '%PDF-1.7\n%%EOF\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
