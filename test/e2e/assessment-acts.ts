import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anIntellectualResult, aPersonalityResult } from '#test/factories/assessment-result.ts'
import type { PageActs, Stage } from './stage.ts'

async function begin({ product, open }: Stage, title: 'intellectual' | 'personality') {
  const page = await open((await aCandidate(product.db)).viewer)
  await page.goto(`/candidate/assessment/${title}/start`)
  await page.getByLabel('氏名').fill('夜明 花')
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await page.getByRole('button', { name: '検査へ進む' }).click()
  await page.waitForURL(`**/candidate/assessment/${title}`)
  return page
}

/** The student opens the result to companies. */
async function publish({ product, open }: Stage, of: 'intellectual' | 'personality') {
  const student = await aCandidate(product.db)
  await (of === 'intellectual' ? anIntellectualResult : aPersonalityResult)(product.db, student.id)
  const page = await open(student.viewer)
  await page.goto(`/candidate/assessment/${of}/result`)
  await page.getByRole('radio', { name: '企業に公開する' }).check()
  await page.getByRole('button', { name: 'この内容で保存する' }).click()
  const row = product.db.selectFrom('assessmentProfile').selectAll().where('candidateId', '=', student.id)
  await expect.poll(async () => (await row.executeTakeFirst())?.[`${of}AttemptId`] ?? null).not.toBeNull()
}

export const assessmentActs: PageActs = {
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
    await page.getByRole('heading', { name: '問1〜10' }).waitFor()
    for (const pair of await page.getByRole('group').all()) await pair.getByRole('radio').nth(2).check()
    await page.getByRole('button', { name: '次の10問' }).click()
    await page.getByRole('heading', { name: '問11〜20' }).waitFor()
  },

  'pages/candidate/assessment/intellectual/result.tsx': (stage) => publish(stage, 'intellectual'),
  'pages/candidate/assessment/personality/result.tsx': (stage) => publish(stage, 'personality'),
}
