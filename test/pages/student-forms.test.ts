import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { aCandidate } from '#test/factories.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const rowOf = (id: OfRow<'candidate'>) =>
  app.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const press = (visitor: Visitor, name: string) => visitor.getByRole('button', { name, exact: true }).click()
const box = (visitor: Visitor, name: RegExp) => visitor.getByRole('textbox', { name })

type Fill = (visitor: Visitor) => Promise<unknown>
const sections: [section: string, fill: Fill, saved: object][] = [
  ['basics', (visitor) => visitor.getByRole('radio', { name: 'その他' }).check(), { gender: 'NON_BINARY' }],
  ['taglines', (visitor) => box(visitor, /^あなたを表す/).fill('粘り強い研究者'), { taglines: ['粘り強い研究者'] }],
  [
    'self-introduction',
    (visitor) => box(visitor, /^どんなことに/).fill('最後まで\r\n確かめます。'),
    { selfIntroduction: '最後まで\n確かめます。' },
  ],
  [
    'student-project',
    (visitor) => box(visitor, /^一番がんばった/).fill('実験を続けました。'),
    { studentProjectExperience: '実験を続けました。' },
  ],
  // Strengths that were chosen before keep their order: a card shows the first ones.
  ['selling-points', (visitor) => visitor.locator('[value="1"]').check(), { sellingPointIds: [4, 16, 3, 1] }],
  [
    'preferences',
    (visitor) => visitor.locator('[name=areaPreferenceIds][value="13"]').check(),
    { areaPreferenceIds: ['23', '13'] },
  ],
  ['scout-preferences', (visitor) => visitor.locator('[type=radio][value="1"]').check(), { jobHuntingStatusId: 1 }],
  [
    'extra-experiences',
    (visitor) => box(visitor, /^資格/).fill('統計検定2級'),
    { qualificationExperience: '統計検定2級' },
  ],
]

describe('§2 the profile is saved without scripts', () => {
  test.each(sections)('%s', async (section, fill, saved) => {
    const { id, viewer } = await aCandidate(app.db)
    const { completeness: _, ...before } = await rowOf(id)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto(`/candidate/profile?section=${section}`)
    await fill(visitor)
    await press(visitor, '保存する')
    expect(await rowOf(id)).toMatchObject({ ...before, ...saved })
    expect(visitor.answer().text).toContain('プロフィールを保存しました')
  })

  test('a refused section gives back what was typed, beside its mistake, and is saved when it is right', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/candidate/profile?section=education')
    await visitor.getByLabel(/^学校名/).fill('例示外国大学')
    await visitor.getByLabel(/^学部・学科/).fill('建築学科')
    await press(visitor, '保存する')
    await visitor.getByText('候補にない学部・学科のときは、文理を選んでください').first().waitFor()
    expect(await visitor.getByLabel(/^学校名/).inputValue()).toBe('例示外国大学')
    expect((await rowOf(id)).schoolId).toBe(1)
    await visitor.getByRole('radio', { name: '理系' }).check()
    await press(visitor, '保存して次へ')
    expect(new URL(visitor.url()).searchParams.get('section')).toBe('taglines')
    expect(await rowOf(id)).toMatchObject({ schoolId: null, otherSchoolName: '例示外国大学' })
  })

  test('a listed school and department stay the listed ones', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/candidate/profile?section=education')
    await box(visitor, /^出身高校/).fill('例示高校')
    await press(visitor, '保存する')
    expect(await rowOf(id)).toMatchObject({ schoolId: 1, schoolDepartmentId: 101, highSchoolName: '例示高校' })
  })

  test('it is hidden and shown', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/candidate/profile')
    await press(visitor, '非公開にする')
    expect((await rowOf(id)).status).toBe('HIDDEN')
    await press(visitor, '公開する')
    expect((await rowOf(id)).status).toBe('ACTIVE')
  })
})

describe('§3 skills without scripts', () => {
  const skillsOf = (id: OfRow<'candidate'>) =>
    app.db.selectFrom('candidateSkill').select(['kind', 'name', 'level']).where('candidateId', '=', id).execute()

  test('are added one by one, changed, and taken off', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/candidate/skills')
    await visitor.getByLabel('TOEIC L&R').first().fill('735')
    await visitor.getByLabel(/^資格名/).fill('気象予報士')
    await visitor.getByLabel(/^言語・技術名/).fill('Python')
    await press(visitor, '保存する')
    expect((await rowOf(id)).toeicScore).toBe(735)
    expect((await skillsOf(id)).map(({ name }) => name).toSorted()).toEqual(['Python', '気象予報士'])
    await visitor.getByLabel('気象予報士を外す', { exact: true }).check()
    await visitor
      .getByLabel(/^資格名/)
      .nth(1)
      .fill('統計検定2級')
    await press(visitor, '保存する')
    expect((await skillsOf(id)).map(({ name }) => name).toSorted()).toEqual(['Python', '統計検定2級'])
  })

  test('a refusal gives back what was typed', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto('/candidate/skills')
    await visitor.getByLabel(/^資格名/).fill('気象予報士')
    await visitor.getByLabel('取得した年月（年）').selectOption('2026')
    await press(visitor, '保存する')
    await visitor.getByText('年と月の両方を選んでください').first().waitFor()
    expect(
      await visitor
        .getByLabel(/^資格名/)
        .first()
        .inputValue(),
    ).toBe('気象予報士')
    await visitor.getByLabel('取得した年月（月）').first().selectOption('04')
    await press(visitor, '保存する')
    expect(await skillsOf(id)).toMatchObject([{ name: '気象予報士' }])
  })
})

test('§2 the onboarding without scripts, with two strengths first', async () => {
  const none = {
    sellingPointIds: [],
    taglines: ['一つ目', '二つ目'],
    selfIntroduction: '',
    studentProjectExperience: '',
  }
  const { id, viewer } = await aCandidate(app.db, { status: 'ONBOARDING', ...none })
  const visitor = await visitAsViewer(app, viewer)
  const strengths = async (...ids: number[]) => {
    for (const strength of ids) await visitor.locator(`[value="${strength}"]`).check()
    await visitor.getByRole('button', { name: /^次へ/ }).click()
  }
  await visitor.goto('/candidate/onboarding/step1')
  await strengths(3, 4)
  expect((await rowOf(id)).sellingPointIds).toEqual([])
  await strengths(16)
  await box(visitor, /^ひとこと/).fill('粘り強い研究者')
  await box(visitor, /^自己PR/).fill('最後まで確かめます。')
  await press(visitor, '次へ')
  await visitor.getByLabel('何を', { exact: true }).fill('電池の研究')
  await press(visitor, '完了')
  expect(await rowOf(id)).toMatchObject({
    sellingPointIds: [3, 4, 16],
    taglines: ['粘り強い研究者', '二つ目'],
    selfIntroduction: '最後まで確かめます。',
    studentProjectExperience: '電池の研究に取り組みました。',
  })
  await visitor.getByRole('heading', { level: 1, name: '準備ができました。' }).waitFor()
})

describe('§2 two windows of a student', () => {
  const changed = /ほかの画面や端末で内容が変更されました/

  test('a step of the onboarding is told of the other window, and saved by the next press', async () => {
    const { id, viewer } = await aCandidate(app.db, { status: 'ONBOARDING', selfIntroduction: '' })
    const [early, late] = [await visitAsViewer(app, viewer), await visitAsViewer(app, viewer)]
    for (const window of [early, late]) await window.goto('/candidate/onboarding/step2')
    for (const [window, text] of [
      [early, '一つ目です。'],
      [late, '二つ目です。'],
    ] as const) {
      await box(window, /^自己PR/).fill(text)
      await press(window, '次へ')
    }
    await late.getByText(changed).waitFor()
    expect(await box(late, /^自己PR/).inputValue()).toBe('二つ目です。')
    expect((await rowOf(id)).selfIntroduction).toBe('一つ目です。')
    await press(late, '次へ')
    expect((await rowOf(id)).selfIntroduction).toBe('二つ目です。')
  })

  test('what is asked for is not replaced without a word', async () => {
    const account = { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' }
    const lacking = { status: 'ACTION_REQUIRED' as const, schoolId: null, schoolDepartmentId: null, account }
    const { id, viewer } = await aCandidate(app.db, lacking)
    const [early, late] = [await visitAsViewer(app, viewer), await visitAsViewer(app, viewer)]
    for (const window of [early, late]) {
      await window.goto('/candidate/profile/action-required')
      const fields = {
        姓: '佐伯',
        名: '花子',
        セイ: 'サエキ',
        メイ: 'ハナコ',
        学校名: '例示外国大学',
        '学部・学科': '建築学科',
      }
      for (const [label, text] of Object.entries(fields))
        await window.getByLabel(new RegExp(`^${label}(?:必須|$)`)).fill(text)
      await window.getByLabel(/^文理/).selectOption('SCIENCE')
      await window.getByLabel(/^課程/).selectOption('BACHELOR')
    }
    await press(early, '保存して続ける')
    await press(late, '保存して続ける')
    expect(late.answer().text).toContain('この画面の入力は保存していません')
    expect((await rowOf(id)).status).toBe('ACTIVE')
  })
})

test('§2 a school that is asked for is typed without scripts', async () => {
  const { viewer, id } = await aCandidate(app.db, {
    status: 'ACTION_REQUIRED',
    schoolId: null,
    schoolDepartmentId: null,
  })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto('/candidate/profile/action-required')
  await visitor.getByLabel(/^学校名/).fill('例示外国大学')
  await visitor.getByLabel(/^学部・学科/).fill('建築学科')
  await visitor.getByLabel(/^文理/).selectOption('SCIENCE')
  await visitor.getByLabel(/^課程/).selectOption('BACHELOR')
  await press(visitor, '保存して続ける')
  expect((await rowOf(id)).otherSchoolName).toBe('例示外国大学')
})
