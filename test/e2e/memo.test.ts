import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import type { OfRow } from '#ground/id.ts'
import { rowId } from '#test/row-id.ts'
import { watchRequests } from './alive.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { untilSubscribed } from './subscribed.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

async function openStudent(at: number) {
  const { page, context } = await product.visit()
  const answered = watchRequests(context)
  const subscribed = untilSubscribed(page, 'CandidateMemoChanged')
  await signIn(page, 'recruiter')
  await page.goto('/client/candidates?y=2028')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(at).click()
  const memo = page.getByRole('textbox', { name: '社内メモ' })
  await memo.waitFor()
  await answered()
  await subscribed
  return {
    page,
    context,
    memo,
    answered,
    id: rowId<'candidate'>(new URL(page.url()).searchParams.get('preview') ?? ''),
  }
}

const kept = async (id: OfRow<'candidate'>) =>
  (await product.db.selectFrom('companyCandidate').select('memo').where('candidateId', '=', id).executeTakeFirst())
    ?.memo

describe('§4 a memo that saves itself', () => {
  test.runIf(isFullRun)(
    'what is typed while a save is on its way is kept, also when the next student is opened at once',
    async () => {
      const { page, context, memo, id } = await openStudent(0)
      const { departure, letIn } = await holdAnswers(page, 'mutation WriteCandidateMemo')
      await memo.pressSequentially('研究の話を')
      await departure
      await memo.pressSequentially('もう一度読む。')
      await page.getByRole('link', { name: '次の学生（J）' }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('preview')).not.toBe(id)
      letIn()
      await expect.poll(() => kept(id)).toBe('研究の話をもう一度読む。')
      await page.getByRole('link', { name: '前の学生（K）' }).click()
      await expect.poll(() => memo.inputValue()).toBe('研究の話をもう一度読む。')
      await context.close()
      product.expectSilence()
    },
  )

  test.runIf(isFullRun)('going back in the browser saves what was typed a moment before', async () => {
    const { page, context, memo, id } = await openStudent(2)
    await memo.fill('電話で話した。')
    await page.goBack()
    await expect.poll(() => kept(id)).toBe('電話で話した。')
    await context.close()
    product.expectSilence()
  })

  test('nobody writes over a colleague unasked', async () => {
    const { page, context, memo, id, answered } = await openStudent(1)
    let reads = 0
    page.on('response', (response) => {
      if (response.request().postData()?.includes('query CandidatePreviewPage')) reads += 1
    })
    await memo.fill('最初の印象')
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => kept(id)).toBe('最初の印象')
    // Once for the save, once for the word that something was saved: from then on nothing is read by itself.
    await expect.poll(() => reads).toBe(2)
    await answered()
    await product.db
      .updateTable('companyCandidate')
      .set({ memo: '同僚の覚え書き', memoUpdatedAt: new Date(Date.now() + 1000) })
      .where('candidateId', '=', id)
      .execute()
    await memo.fill('私の覚え書き')
    await page.getByText(/さんが更新しました。$/).waitFor()
    await page.getByText('同僚の覚え書き').waitFor()
    expect(await memo.inputValue()).toBe('私の覚え書き')
    expect(await kept(id)).toBe('同僚の覚え書き')
    await page.getByRole('button', { name: '自分の内容で保存' }).click()
    await expect.poll(() => kept(id)).toBe('私の覚え書き')
    await expect.poll(() => page.getByText(/さんが更新しました。$/).count()).toBe(0)
    await context.close()
    product.expectSilence()
  })
})
