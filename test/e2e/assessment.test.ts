import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import { graceSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { aCheckedResult } from '#test/factories/assessment-result.ts'
import type { OfRow } from '#ground/id.ts'
import { expectAccessible, fitsNarrow } from './accessible.ts'
import { openProduct, type Product } from './product.ts'
import {
  aSittingStudent,
  asked,
  begin,
  endSection,
  fits,
  keptOnDevice,
  option,
  press,
  question,
  saved,
  setSight,
} from './sitting-student.ts'
import { spoken } from './spoken.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const aStudent = () => aSittingStudent(product)

test.runIf(isFullRun)(
  'assessment 5.7 a result that is checked: six items on the phone, then it may be published',
  async () => {
    const student = await aStudent()
    const { id: attemptId } = await aCheckedResult(product.db, student.id)
    const { page, context } = await student.open(390, '/candidate/assessment')
    await page.getByText('確認中', { exact: true }).waitFor()
    await page.getByRole('link', { name: '結果を見る' }).click()
    await page.getByText('結果の確認が終わると、公開を選べるようになります。').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: '確認の6問へ進む' }).click()
    await page.getByRole('heading', { name: '6問だけ、確認をお願いします' }).waitFor()
    await expectAccessible(page)
    await press(page, '確認の6問をはじめる')
    await asked(page)
    const rows = await product.db
      .selectFrom('assessmentAnswer')
      .innerJoin('assessmentItem', 'assessmentItem.id', 'itemId')
      .select(['position', 'content'])
      .where('attemptId', '=', attemptId)
      .orderBy('position')
      .execute()
    const keys = rows.map(({ content }) => (content as { key: number }).key)
    for (const [at, key] of keys.slice(0, 4).entries()) {
      await question(page, at + 1)
      await option(page, key).check()
      await press(page, '次の問題')
    }
    await question(page, 5)
    await page.reload()
    await question(page, 5)
    await saved(
      student.answers,
      keys.slice(0, 4).map((key, at) => [at + 1, key]),
    )
    await press(page, '問題の一覧')
    await press(page, 'このセクションを終了する')
    await press(page, '終了する')
    await page.getByText('確認が終わりました。').first().waitFor()
    await page.getByRole('radio', { name: '企業に公開する' }).waitFor()
    product.expectSilence()
    await context.close()
  },
)

describe('screens 4.7 the intellectual test', () => {
  test('on the desktop, by the keyboard alone, from the start to the end', async () => {
    const student = await aStudent()
    const { page, context } = await student.open(1280)
    await begin(page, '能力検査')
    await press(page, '「言語」をはじめる')
    await asked(page)
    for (const key of ['3', 'Enter', '1', 'f', 'ArrowRight', '5', 'ArrowLeft', '2']) await page.keyboard.press(key)
    await question(page, 2)
    await saved(student.answers, [
      [1, 2],
      [2, 1],
      [3, 4],
    ])
    await page.reload()
    await question(page, 2)
    expect(await page.getByRole('checkbox', { name: 'あとで見直す' }).isChecked()).toBe(true)
    expect(await option(page, 1).isChecked()).toBe(true)
    await endSection(page)
    await page
      .getByRole('dialog', { name: '未回答が9問あります。このまま終了しますか？' })
      .waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: '「言語」が終わりました' }).waitFor()
    await expectAccessible(page)
    // As a window zoomed to 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    await fits(page, '「数的処理」をはじめる')
    for (const title of ['数的処理', '論理推論', '図形・規則性']) {
      await press(page, `「${title}」をはじめる`)
      await asked(page)
      await endSection(page)
    }
    await page.getByText('能力検査の回答を送信しました').first().waitFor()
    await page.getByText('もう一度受けられるのは').waitFor()
    product.expectSilence()
    await context.close()
  })

  test('on the phone: an outage, a killed app and another device lose nothing', async () => {
    const student = await aStudent()
    const { page, context } = await student.open(390)
    await expectAccessible(page)
    await page.getByRole('link', { name: '能力検査の準備へ進む' }).click()
    const care = page.getByRole('region', { name: '配慮が必要な方へ' })
    const ask = care.getByRole('link', { name: 'お問い合わせ' })
    expect(await ask.getAttribute('href')).toBe('/candidate/contact-us')
    await press(page, '検査へ進む')
    await page.getByText('氏名が入力されていません').waitFor()
    await expectAccessible(page)
    await fitsNarrow(page)
    await page.goto('/candidate/assessment')
    await fitsNarrow(page)
    await begin(page, '能力検査')
    await press(page, '「言語」をはじめる')
    await asked(page)
    await option(page, 2).check()
    await saved(student.answers, [[1, 2]])
    await press(page, '次の問題')
    await question(page, 2)
    await page.getByRole('checkbox', { name: 'あとで見直す' }).check()
    await expectAccessible(page)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await fits(page, '次の問題')
    }
    product.expectSilence()

    // From here on the browser itself prints what it cannot load. The next questions are on the device already.
    await context.setOffline(true)
    await option(page, 4).check()
    await page.getByText('通信が切れました。回答はこの端末に保存し').waitFor()
    await press(page, '次の問題')
    await option(page, 0).check()
    await expect.poll(() => keptOnDevice(page)).toBe(2)
    await page.close()
    expect(await student.answers()).toEqual([[1, 2]])
    await context.setOffline(false)
    const again = await context.newPage()
    again.on('dialog', (dialog) => void dialog.accept())
    await again.goto('/candidate/assessment')
    await again.getByRole('link', { name: '能力検査を続ける' }).click()
    await again.getByText('続きから再開しました').waitFor()
    await asked(again)
    await saved(student.answers, [
      [1, 2],
      [2, 4],
      [3, 0],
    ])
    await press(again, '問題の一覧')
    await again
      .getByRole('dialog')
      .getByRole('button', { name: /^問2\s*回答済み・見直し/ })
      .click()
    await question(again, 2)
    expect(await option(again, 4).isChecked()).toBe(true)

    const other = await student.open(1280, '/candidate/assessment/intellectual')
    await expectAccessible(other.page)
    await press(other.page, 'この端末で続ける')
    await asked(other.page)
    await option(again, 1).check()
    await again.getByRole('heading', { name: 'ほかの端末で受検しています' }).waitFor()
    await press(again, 'この端末で続ける')
    await question(again, 2)
    expect(await option(again, 4).isChecked()).toBe(true)
    await again.goBack()
    await press(again, '受検に戻る')
    await Promise.all([context.close(), other.context.close()])
  })
})

/** Moves the deadline of the running section so that this is left, and the grace. */
const leave = (id: OfRow<'candidate'>, seconds: number) =>
  product.db
    .updateTable('assessmentSection')
    .set({ deadlineAt: new Date(Date.now() + (seconds + graceSeconds) * 1000) })
    .where('state', '=', 'RUNNING')
    .where('attemptId', 'in', (eb) => eb.selectFrom('assessmentAttempt').select('id').where('candidateId', '=', id))
    .execute()

test.runIf(isFullRun)('assessment 5.5 the server keeps the time: a wrong clock, a sleep, the end', async () => {
  const student = await aStudent()
  const { page, context } = await student.open(390)
  await begin(page, '能力検査')
  await press(page, '「言語」をはじめる')
  await asked(page)
  // The device is three years ahead.
  await context.clock.install({ time: Date.now() + 3 * 365 * 86_400_000 })
  await leave(student.id, 302)
  await page.reload()
  await asked(page)
  const left = page.getByRole('button', { name: /残り時間/ })
  await expect.poll(() => left.textContent()).toMatch(/(5:0[0-2]|4:5\d)/)
  await page.clock.runFor(3000)
  const told = (minutes: number) => page.getByRole('status').filter({ hasText: `残り${minutes}分です` })
  await told(5).waitFor({ state: 'attached' })
  await left.click()
  expect(await page.getByRole('button', { name: '残り時間を表示' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: '残り時間を表示' }).click()
  // The device sleeps for ten minutes by its own clock, for none by the server's.
  await page.clock.fastForward(600_000)
  await expect.poll(() => left.textContent()).toMatch(/4:5\d/)
  await option(page, 3).check()
  await saved(student.answers, [[1, 3]])
  await leave(student.id, 62)
  await page.clock.fastForward(30_000)
  await page.clock.runFor(3000)
  await told(1).waitFor({ state: 'attached' })
  // Ten minutes by both: the time was over five minutes ago.
  await leave(student.id, -300)
  await page.clock.fastForward(600_000)
  await page.getByRole('heading', { name: '「言語」が終わりました' }).waitFor()
  await context.close()
})

test.runIf(isFullRun)('screens 4.7 what a screen reader says, and that it says no answer', async () => {
  const student = await aStudent()
  const { page, context } = await student.open(390)
  await begin(page, '能力検査', [/読み上げソフト/])
  await page.getByRole('heading', { name: '能力検査を始めます' }).waitFor()
  expect(await spoken(page)).toEqual(
    expect.arrayContaining(['heading 能力検査を始めます', 'heading 1／4言語', '10分', 'button 「言語」をはじめる']),
  )
  await press(page, '「言語」をはじめる')
  await asked(page)
  const { stem, options, key } = await student.firstItem()
  const radio = (at: number, chosen: number | null) =>
    `radio ${options[at]} ${at === chosen ? 'checked ' : ''}${at + 1}/5`
  const lines = (chosen: number | null, state: string) => [
    `group ${stem}`,
    ...options.map((_, at) => radio(at, chosen)),
    `checkbox あとで見直す${state.endsWith('見直し') ? ' checked' : ''}`,
    'navigation 問題の一覧',
    ...Array.from({ length: 12 }, (_, at) => `button 問${at + 1}${at === 0 ? state : '未回答'}`),
  ]
  const first = lines(null, '未回答')
  const asking = async () => {
    const told = await spoken(page)
    const from = told.findIndex((line) => line.startsWith('group'))
    return told.slice(from, from + first.length)
  }
  expect(await asking()).toEqual(first)
  const bar = await spoken(page)
  expect(bar).toContainEqual(expect.stringMatching(/^button 残り時間(10:00|9:5\d)残り時間を隠す$/))
  expect(bar).toContain('heading 問1／全12問')
  // The keys of a screen reader choose nothing.
  for (const letter of ['3', 'f', 'ArrowRight']) await page.keyboard.press(letter)
  expect(await asking()).toEqual(first)

  for (const chosen of [(key + 1) % 5, key]) {
    await option(page, chosen).check()
    await expect.poll(asking).toEqual(lines(chosen, '回答済み'))
  }
  // Leaving the page is counted each time and told once.
  for (const times of [1, 2]) {
    await setSight(page, 'hidden')
    await expect.poll(student.focusLosses).toBe(times)
    await setSight(page, 'visible')
    const told = page.getByText('画面を離れたことが記録されます', { exact: true })
    await told.waitFor()
    expect(await told.count()).toBe(1)
  }
  await page.getByRole('checkbox', { name: 'あとで見直す' }).check()
  const marked = lines(key, '回答済み・見直し')
  await expect.poll(asking).toEqual(marked)
  await press(page, '問題の一覧')
  await expect
    .poll(() => spoken(page))
    .toEqual([
      'dialog 問題の一覧',
      'heading 問題の一覧',
      'button 閉じる',
      '12問中1問に回答しました。セクションの中では、何度でも戻って選び直せます。',
      ...marked.slice(-12),
      'button 戻る',
      'button このセクションを終了する',
      'status',
    ])
  await press(page, 'このセクションを終了する')
  await expect.poll(async () => (await spoken(page))[0]).toBe('dialog 未回答が11問あります。このまま終了しますか？')
  await context.close()
})
