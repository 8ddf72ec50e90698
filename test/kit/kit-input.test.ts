import { describe, expect } from 'vitest'
import { expectFocused, inputMethod, isFocused, openKit, spec } from './kit.ts'
import { test } from './visit.ts'

const file = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
  buffer: Buffer.from(bytes),
})

describe('an Enter that ends a conversion', () => {
  test('chooses nothing in a combobox', async ({ visit }) => {
    const { page, context } = await openKit(visit, { part: 'days' })
    const box = page.getByRole('combobox', { name: '学校', exact: true })
    const ime = await inputMethod(context, page)
    await box.focus()
    await ime.compose('なごや')
    await page.getByRole('option', { name: '名古屋大学' }).waitFor()
    await ime.commit('名古屋')
    await expect.poll(() => box.inputValue()).toBe('名古屋')
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await box.fill('')
    await page.keyboard.press('ArrowDown')
    await ime.commitLate('しずおか')
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('静岡大学')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
  })

  test('makes no tag; the next one does', async ({ visit }) => {
    const { page, context } = await openKit(visit, { part: 'choices' })
    const ime = await inputMethod(context, page)
    const box = page.getByRole('textbox', { name: '使える技術' })
    await box.focus()
    await ime.compose('きかいがくしゅう')
    await ime.commit('機械学習')
    await expect.poll(() => box.inputValue()).toBe('機械学習')
    await page.keyboard.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('')
    await page.getByRole('button', { name: '機械学習を外す' }).waitFor()
    await ime.commitLate('統計')
    await expect.poll(() => box.inputValue()).toBe('統計')
    await ime.compose('')
    await box.fill('')
    await ime.compose('かいせき、')
    expect(await page.getByRole('button', { name: 'かいせきを外す' }).count()).toBe(0)
    await ime.commit('解析、')
    await page.getByRole('button', { name: '解析を外す' }).waitFor()
  })

  test('submits no form; a second press while sending sends nothing', async ({ visit }) => {
    const { page, context } = await openKit(visit, { part: 'fields' })
    const form = spec(page, '不備のまとめ')
    const ime = await inputMethod(context, page)
    const name = form.getByRole('textbox', { name: 'お名前' })
    await name.focus()
    await ime.compose('さえき')
    await ime.commit('佐伯')
    await ime.commitLate('まこと')
    await form.getByRole('button', { name: '確認する' }).click()
    await form.getByText('電話番号が入力されていません').waitFor()
    await expectFocused(form.getByRole('textbox', { name: '電話番号' }))
    // One mistake is told at its field alone.
    expect(await form.getByText('入力を確認してください').count()).toBe(0)
    await page.keyboard.type('09012345678')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: '送信中…' }).click()
    await page.clock.runFor(1000)
    await form.getByRole('button', { name: '確認する' }).waitFor()
    await form.getByText('送信した回数：1').waitFor()
  })
})

describe('a tag input', () => {
  test('takes several at once, says what it refuses and keeps it, takes the last one back', async ({ visit }) => {
    const { page, context } = await openKit(visit, { part: 'choices', apart: true })
    const box = page.getByRole('textbox', { name: '使える技術' })
    const tags = () =>
      page.locator('input[name=skills]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await box.focus()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Go、Rust\nPython,SQL'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect.poll(tags).toEqual(['Python', '統計検定2級', 'Go', 'Rust', 'SQL'])
    const said = () =>
      box.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.innerText)
          .join(),
      )
    await expect.poll(said).toContain('「Python」はすでに入っています')
    await page.keyboard.type('CAD')
    expect(await said()).not.toContain('すでに')
    await page.keyboard.press('Enter')
    expect(await tags()).toHaveLength(5)
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await said()).toContain('選択できる技術は5 つまでです')
    expect(await box.inputValue()).toBe('CAD')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await isFocused(box)).toBe(true)
    expect(await box.getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('Enter')
    await expect.poll(tags).toEqual(['Python', '統計検定2級', 'Go', 'Rust', 'CAD'])
    await page.keyboard.press('Backspace')
    const long = '大学の部活動と地域の団体を合わせた行事'.repeat(2)
    await page.keyboard.insertText(long)
    await page.keyboard.press('Enter')
    expect(await said()).toContain('20文字以内にしてください')
    expect([await tags(), await box.inputValue()]).toEqual([['Python', '統計検定2級', 'Go', 'Rust'], long])
    await box.fill('')
    await page.getByRole('button', { name: '統計検定2級を外す' }).click()
    expect(await isFocused(box)).toBe(true)
    await page.keyboard.type('CAD、')
    await expect.poll(tags).toEqual(['Python', 'Go', 'Rust', 'CAD'])
  })
})

describe('a combobox', () => {
  test('is walked with the keys, goes back on Escape, and forgets words that mean nothing', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'days' })
    const box = page.getByRole('combobox', { name: '学校', exact: true })
    const active = () =>
      box.evaluate((element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.innerText)
    await box.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await active()).toContain('名古屋大学')
    await page.keyboard.press('ArrowUp')
    expect(await active()).toContain('立命館大学')
    await page.keyboard.press('Escape')
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('どこにもない')
    await page.getByRole('option', { name: '該当するものがありません' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => box.inputValue()).toBe('')
    await box.fill('とよはし')
    await page.getByRole('option', { name: '豊橋技術科学大学' }).click()
    await expectFocused(box)
    await expect.poll(() => box.inputValue()).toBe('豊橋技術科学大学')
    await expect.poll(() => page.locator('input[name=school]').inputValue()).toBe('5')
    await box.fill('名古屋大学')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('input[name=school]').inputValue()).toBe('1')
    await box.fill('')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('input[name=school]').inputValue()).toBe('')
  })
})

describe('dates and times', () => {
  test('the calendar is walked with the keys, within its ends', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'days' })
    const open = spec(page, '日付と時刻').getByRole('button', { name: 'カレンダーを開く' }).first()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await open.press('Enter')
    await expect.poll(focused).toBe('2026年12月3日(木)')
    const walk: [string, string][] = [
      ['ArrowRight', '2026年12月4日(金)'],
      ['ArrowDown', '2026年12月11日(金)'],
      ['Home', '2026年12月6日(日)'],
      ['End', '2026年12月12日(土)'],
      ['PageUp', '2026年11月21日(土)、今日'],
      ['ArrowLeft', '2026年11月21日(土)、今日'],
      ['ArrowRight', '2026年11月22日(日)'],
      ['ArrowRight', '2026年11月23日(月)、勤労感謝の日'],
      ['Shift+PageDown', '2027年3月31日(水)'],
      ['PageUp', '2027年2月28日(日)'],
      ['ArrowUp', '2027年2月21日(日)'],
      ['ArrowUp', '2027年2月14日(日)'],
      ['ArrowLeft', '2027年2月13日(土)'],
      ['ArrowLeft', '2027年2月12日(金)'],
      ['ArrowLeft', '2027年2月11日(木)、建国記念の日'],
    ]
    for (const [key, day] of walk) {
      await page.keyboard.press(key)
      await expect.poll(async () => [key, await focused()]).toEqual([key, day])
    }
    await page.getByRole('dialog', { name: '日付を選ぶ' }).getByText('11日 建国記念の日').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('input[name=day]').inputValue()).toBe('2027-02-11')
    expect(await page.getByRole('textbox', { name: '日程' }).first().inputValue()).toBe('2027年2月11日(木)')
    await expectFocused(open)
    await open.press('Enter')
    await expect.poll(focused).toBe('2027年2月11日(木)、建国記念の日')
    await page.keyboard.press('Escape')
    await expectFocused(open)
  })

  test('a day and a time may be typed', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'days' })
    const day = spec(page, '日付と時刻').getByRole('textbox', { name: '日程' })
    await day.fill('12/24')
    await day.press('Enter')
    await expect.poll(() => day.inputValue()).toBe('2026年12月24日(木)')
    await day.fill('そのうち')
    await day.press('Tab')
    await expect.poll(() => day.inputValue()).toBe('2026年12月24日(木)')
    const time = page.getByRole('combobox', { name: '開始時刻' })
    await time.fill('９時４５分')
    await page.getByRole('option', { name: '09:45' }).waitFor()
    await time.press('Tab')
    await expect.poll(() => page.locator('input[name=time]').inputValue()).toBe('09:45')
    await time.fill('23時')
    await time.press('Tab')
    await expect.poll(() => time.inputValue()).toBe('09:45')
  })

  test('phones have the pickers of the system, and are told the weekday', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'days', width: 390 })
    const section = spec(page, '日付と時刻')
    expect(await section.locator('input[type=date]').count()).toBe(4)
    expect(await section.locator('input[type=time]').count()).toBe(2)
    await section.getByText('2026年12月3日(木)').waitFor()
  })
})

describe('§5 a picture', () => {
  test('is what its bytes say, not its name, and at most 5 MB', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'files' })
    await page.evaluate(() => {
      const given = new Set<string>()
      const [make, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
      URL.createObjectURL = (source) => {
        const url = make(source)
        given.add(url)
        return url
      }
      URL.revokeObjectURL = (url) => {
        given.delete(url)
        revoke(url)
      }
      Object.assign(globalThis, { given })
    })
    const cover = page.getByLabel('カバー画像')
    const field = spec(page, '画像')
    await cover.setInputFiles(file('text.png', 'これは画像ではありません'))
    await field.getByText('アップロードファイルが不正です').first().waitFor()
    expect(await cover.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0)
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    large.set([0xff, 0xd8, 0xff, 0xe0])
    await cover.setInputFiles(file('large.jpg', large))
    await field.getByText('登録した画像のサイズが大き過ぎます').first().waitFor()
    // The right first bytes and nothing after them.
    await cover.setInputFiles(
      file('broken.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])),
    )
    await field.getByText('アップロードファイルが不正です').first().waitFor()
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
    await cover.setInputFiles(file('名前.png', picture))
    await page.getByRole('img', { name: '選んだ画像' }).waitFor()
    expect(await field.getByText('アップロードファイルが不正です').count()).toBe(0)
    expect(await page.evaluate('given.size')).toBe(1)
    await cover.setInputFiles(file('別.png', picture))
    await expect.poll(() => page.evaluate('given.size')).toBe(1)
    await field.getByRole('button', { name: '画像を外す' }).first().click()
    await expect.poll(() => page.evaluate('given.size')).toBe(0)
    expect(await cover.evaluate((input) => (input as HTMLInputElement).value)).toBe('')
    await expectFocused(cover)
  })
})

describe('§9 removable chips', () => {
  test('hand the focus to a neighbour, and with the last chip to what stands behind them', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'tags' })
    const chip = (name: string) => page.getByRole('button', { name: `${name}を外す` })
    await chip('岐阜県').focus()
    await page.keyboard.press('Enter')
    await expectFocused(chip('三重県'))
    await page.keyboard.press('Enter')
    await expectFocused(chip('愛知県'))
    await page.keyboard.press('Enter')
    await expectFocused(page.getByRole('group', { name: '都道府県' }))
  })
})
