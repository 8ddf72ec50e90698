import { aCandidate } from '#test/factories.ts'
import type { Stage } from './page-acts.ts'

async function begin({ product, open }: Stage, title: 'intellectual' | 'personality') {
  const page = await open((await aCandidate(product.db)).viewer)
  await page.goto(`/candidate/assessment/${title}/start`)
  await page.getByLabel('氏名').fill('夜明 花')
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await page.getByRole('button', { name: '検査へ進む' }).click()
  await page.waitForURL(`**/candidate/assessment/${title}`)
  return page
}

export const assessmentActs: Record<string, (stage: Stage) => Promise<void>> = {
  async 'pages/candidate/assessment/start.tsx'(stage) {
    const page = await begin(stage, 'intellectual')
    await page.getByRole('heading', { name: '能力検査を始めます' }).waitFor()
  },

  async 'pages/candidate/assessment/intellectual.tsx'(stage) {
    const page = await begin(stage, 'intellectual')
    await page.getByRole('button', { name: '「言語」をはじめる' }).click()
    await page.getByRole('button', { name: '前の問題' }).waitFor()
  },

  async 'pages/candidate/assessment/personality.tsx'(stage) {
    const page = await begin(stage, 'personality')
    for (const pair of await page.getByRole('group').all()) await pair.getByRole('radio').nth(2).check()
    await page.getByRole('button', { name: '次の10問' }).click()
    await page.getByRole('heading', { name: '問11〜20' }).waitFor()
  },
}
