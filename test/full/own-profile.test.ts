import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import type { OfRow } from '#ground/id.ts'
import { readPartFiles } from '../../src/server/http/page-parts.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, handClock } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

const rowOf = (id: OfRow<'candidate'>) =>
  product.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function openProfile(width: number) {
  const email = `profile${width}-${Math.random().toString(36).slice(2)}@student.example`
  const student = await aCandidate(product.db, { email, taglines: [], jobHuntingStatusId: null })
  const { page, context } = await product.visit({ width })
  const clock = await handClock(context)
  await signIn(page, 'student', email)
  await page.goto('/candidate/profile')
  await alive(page)
  const openSection = async (name: string) => {
    if (width < 600 && (await page.getByRole('link', { name: 'プロフィールへ戻る' }).isVisible()))
      await page.getByRole('link', { name: 'プロフィールへ戻る' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('form', { name }).waitFor()
  }
  return { student, page, context, clock, openSection }
}

const save = (page: Page) => page.getByRole('button', { name: '保存する', exact: true })
const saved = (page: Page) => page.getByText(/^保存しました \d\d:\d\d$/).waitFor()

describe.each([390, 1280])('§2 the own profile at %i px', (width) => {
  test.runIf(width === 1280)('at a height of 800 px the contents stand whole, down to the visibility', async () => {
    const { page } = await openProfile(width)
    await page.setViewportSize({ width, height: 800 })
    const contents = page.getByRole('navigation', { name: 'プロフィール' })
    expect(await contents.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  })

  test('every section is saved with its own button', async () => {
    const { student, page, context, openSection } = await openProfile(width)
    await page.getByRole('link', { name: /^自己PR あと\d+文字で、充実度が\d+%上がります$/ }).waitFor()
    await openSection('基本情報')
    const choose = async (name: string, buffer: Buffer) =>
      page.getByLabel('写真のファイル').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await choose('renamed.jpg', Buffer.from('%PDF-1.7'))
    await page.getByText('アップロードファイルが不正です').waitFor()
    // As an iPhone takes it; this browser shows no HEIC by itself.
    if (width < 600) await choose('portrait.heic', readFileSync('test/e2e/portrait.heic'))
    else await choose('portrait.jpg', Buffer.from(await aPicture({ width: 900, height: 700 }), 'base64'))
    await page.getByRole('dialog', { name: '表示する範囲' }).getByRole('button', { name: '登録する' }).click()
    await page.getByRole('img', { name: '登録した写真' }).waitFor()
    expect((await rowOf(student.id)).pictureFile).toMatch(/^candidate\//)
    await page.getByRole('radio', { name: '女性' }).check()
    await page.getByLabel(/^Uターン・ゆかりの地域/).selectOption('長野県')
    await save(page).click()
    await saved(page)

    await openSection('学歴')
    await page.getByLabel('学校名').fill('例示大学')
    await page.getByLabel('学部・学科').fill('星学部')
    await page.getByRole('radio', { name: '理系' }).check()
    await page.getByLabel('卒業予定の年').selectOption('2029年（29卒）')
    await page.getByRole('button', { name: '保存して次へ' }).click()
    await page.getByRole('form', { name: 'タグライン' }).waitFor()
    await page.getByLabel('あなたを表すタグライン').fill('粘り強い研究者')
    // The keyboard saves from within a text, once its keys have come.
    await page.locator('[aria-keyshortcuts~="Control+S"]').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)

    await openSection('強み')
    for (const name of ['企画力', '行動力', '語学力']) await page.getByText(name, { exact: true }).click()
    await page.getByText('選択できる強みは5 つまでです').first().waitFor()
    await save(page).click()
    await saved(page)
    expect(await page.getByText('選択できる強みは5 つまでです').count()).toBe(0)

    await openSection('自己PR')
    await page.getByRole('textbox', { name: /^どんなことに/ }).fill('本籍は長野県です。粘り強く続けます。')
    await page.getByRole('status').getByText('この情報は選考に不要です。書かなくても不利になりません。').waitFor()
    await save(page).click()
    await saved(page)

    await openSection('希望条件')
    await page.getByText('近畿').click()
    await page.getByText('京都府', { exact: true }).click()
    await save(page).click()
    await saved(page)

    await openSection('希望スカウトと就活状況')
    expect(await page.getByLabel('内定先', { exact: true }).count()).toBe(0)
    await page.getByRole('radio', { name: /^内定あり（就職活動を続けている）/ }).check()
    await page.getByRole('textbox', { name: /^内定先/ }).fill('株式会社例示')
    await save(page).click()
    await saved(page)

    await openSection('留学・資格・インターン')
    await page.getByRole('checkbox', { name: 'どれも該当しない' }).check()
    await save(page).click()
    await saved(page)
    expect(await rowOf(student.id)).toMatchObject({
      gender: 'FEMALE',
      hometownPrefectureId: '20',
      schoolId: null,
      otherSchoolName: '例示大学',
      otherSchoolDepartmentName: '星学部',
      departmentCategory: 'SCIENCE',
      graduationYear: 2029,
      taglines: ['粘り強い研究者'],
      selfIntroduction: '本籍は長野県です。粘り強く続けます。',
      sellingPointIds: [4, 16, 3, 5, 6],
      areaPreferenceIds: ['23', '26'],
      jobHuntingStatusId: 3,
      offeredCompany: '株式会社例示',
      hasNoExtraExperience: true,
    })
    await expectAccessible(page)
    product.expectSilence()
    await context.close()
  })

  test('what is typed outlives a failed save and a reload; leaving asks first', async () => {
    const { student, page, context, clock, openSection } = await openProfile(width)
    await openSection('自己PR')
    const text = page.getByRole('textbox', { name: /^どんなことに/ })
    await text.fill('接続が切れても残る文章です。')
    await context.setOffline(true)
    await save(page).click()
    await page.getByText('入力内容はこの端末に残っています').waitFor()
    await context.setOffline(false)
    expect(await text.inputValue()).toBe('接続が切れても残る文章です。')

    await text.fill('三秒ごとに残る文章です。')
    await clock.letPass(3500)
    await page.getByText(/^この端末に下書きを保存しました/).waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await alive(page)
    await page.getByText('この端末に残っていた、保存していない入力').waitFor()
    expect(await text.inputValue()).toBe('三秒ごとに残る文章です。')

    await page.keyboard.press('Alt+ArrowDown')
    const asked = page.getByRole('dialog', { name: '保存していない変更があります。' })
    await asked.getByRole('button', { name: '保存して移動' }).click()
    await page.getByRole('form', { name: '学生時代の経験' }).waitFor()
    expect((await rowOf(student.id)).selfIntroduction).toBe('三秒ごとに残る文章です。')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept-draft')))).toEqual(
      [],
    )
    await context.close()
    product.expectSilence()
  })
})

test('§2 the page names the files of the section it shows, and waits for another one without a connection', async () => {
  const { page, context, clock, openSection } = await openProfile(1280)
  let refused = 0
  let isCut = true
  await page.route('**/taglines-*.js', (route) => {
    if (!isCut) return route.continue()
    refused += 1
    return route.abort()
  })
  const answer = await page.goto('/candidate/profile?section=education')
  const html = (await answer?.text()) ?? ''
  const files = [...html.matchAll(/\/assets\/([\w-]+)-[\w-]{7,8}\.(?:js|css)/g)].map(([, name = '']) => name)
  expect(files).toContain('education')
  expect(files).not.toContain('taglines')
  const styles = [...html.matchAll(/<link [^>]*rel="stylesheet" href="(\/assets\/[\w.-]+\.css)/g)].map(
    ([, href]) => href,
  )
  const lastOfPage = styles.findLastIndex((href) => href?.includes('/profile-'))
  expect(lastOfPage).toBeGreaterThan(-1)
  const ofSection = readPartFiles()('src/web/pages/candidate/profile/forms/education.tsx').styles
  expect(ofSection.length).toBeGreaterThan(0)
  expect(styles.slice(lastOfPage + 1)).toEqual(expect.arrayContaining([...ofSection]))
  // The card is there without a script.
  expect(/<aside[^>]*>(.*?)<\/aside>/s.exec(html)?.[1]).toContain('企業からの')

  await alive(page)
  await page.getByRole('link', { name: /^タグライン/ }).click()
  await clock.letPass(500)
  await page.getByRole('form', { name: '学歴' }).waitFor()
  expect(refused).toBeGreaterThan(0)
  isCut = false
  await clock.letPass(16_000)
  await page.getByRole('form', { name: 'タグライン' }).waitFor()
  await openSection('学歴')
  await context.close()
})

test('§2 while the check of a section is not loaded, the server finds its mistakes', async () => {
  const { page, context } = await openProfile(390)
  await page.route('**/education-check-*.js', (route) => route.abort())
  await page.goto('/candidate/profile?section=education')
  await alive(page)
  await page.getByLabel('学校名').fill('')
  await page.getByLabel('出身高校').fill('丘の上高校')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await save(page).click()
  await answered
  await page.getByText('学校名が入力されていません').first().waitFor()
  expect(await page.getByLabel('学校名').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel('出身高校').inputValue()).toBe('丘の上高校')
  await context.close()
})

test('§1 an open profile is told to friends with the text of the default, by a link without the student’s id', async () => {
  const { student, page, context } = await openProfile(1280)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '友だちに紹介する' }).click()
  const invitation = page.getByRole('dialog', { name: '友だちに紹介する' })
  await invitation.getByText('プロフィールを詳しく書くほど').waitFor()
  await expectAccessible(page)
  expect(await invitation.getByRole('link', { name: 'LINEで送る' }).getAttribute('href')).toContain(
    `text=${encodeURIComponent('ヨアケでプロフィールを公開しました')}`,
  )
  await invitation.getByRole('button', { name: '共有' }).click()
  await page.getByText('紹介の文章とURLをコピーしました').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('プロフィールを詳しく書くほど、企業からスカウトが届く可能性が高まります。\n')
  expect(copied).toMatch(/\/candidate\/registration\?candidateId=[\w-]{40,}&openExternalBrowser=1$/)
  expect(copied).not.toContain(student.id)
  await invitation.getByRole('button', { name: '閉じる' }).first().click()
  await page.getByRole('button', { name: '公開範囲を変える' }).click()
  await page.getByRole('radio', { name: /^非公開/ }).check()
  await page.getByRole('button', { name: '変更する' }).click()
  await page.getByText('企業に公開していません').waitFor()
  expect(await page.getByRole('button', { name: '友だちに紹介する' }).count()).toBe(0)
  await context.close()
})
