import { describe, expect, test } from 'vitest'
import { forEachText, profileTexts } from './profile/text/rules.ts'
import {
  completenessOf,
  excerptOf,
  gainOf,
  missingLetters,
  headlineOf,
  nextItemOf,
  profileItems,
  sentencesOf,
  type ProfileContents,
} from './rules.ts'
import { quotablePassages } from './quotation/passages/rules.ts'

const empty: ProfileContents = {
  graduationYear: 2028,
  schoolId: null,
  otherSchoolName: null,
  ...forEachText(profileTexts, () => ''),
  hasNoExtraExperience: false,
  sellingPointIds: [],
  taglines: [],
  areaPreferenceIds: [],
  industryIds: [],
  jobTypeIds: [],
  companySizeIds: [],
  companySelectionCriterionIds: [],
  preferredScoutTypeIds: [],
  jobHuntingStatusId: null,
}
const full: ProfileContents = {
  ...empty,
  schoolId: 1,
  selfIntroduction: 'あ'.repeat(200),
  studentProjectExperience: 'い'.repeat(200),
  qualificationExperience: '統計検定2級',
  sellingPointIds: [1, 2, 3],
  taglines: ['続ける人'],
  areaPreferenceIds: ['23'],
  industryIds: [501],
  jobTypeIds: [12],
  companySizeIds: [3],
  companySelectionCriterionIds: [1],
  preferredScoutTypeIds: [3],
  jobHuntingStatusId: 2,
}

describe('completeness', () => {
  test('nothing is 0, everything is 100, and there is nothing next', () => {
    expect([completenessOf(empty), completenessOf(full), nextItemOf(full)]).toEqual([0, 100, null])
  })
  test('a text counts in proportion up to 200 characters', () => {
    expect(completenessOf({ ...full, selfIntroduction: 'あ'.repeat(100) })).toBe(87)
    expect(completenessOf({ ...full, selfIntroduction: '𠮷'.repeat(200) })).toBe(100)
    expect(nextItemOf({ ...full, selfIntroduction: '' })).toEqual({ item: 'SELF_INTRODUCTION', gain: 25 })
  })
  test.each([197, 198, 199])('%i characters are not everything: the last point is still to gain', (letters) => {
    const profile = { ...full, selfIntroduction: 'あ'.repeat(letters) }
    expect(completenessOf(profile)).toBe(99)
    expect(nextItemOf(profile)).toEqual({ item: 'SELF_INTRODUCTION', gain: 1 })
    expect(profileItems.filter((item) => gainOf(profile, item) > 0)).toEqual(['SELF_INTRODUCTION'])
  })
})

test.each([
  ['', 0],
  ['𠮷'.repeat(197), 3],
  ['あ'.repeat(200), 0],
  ['あ'.repeat(201), 0],
])('a text that was begun misses letters: %.3s…', (text, letters) => expect(missingLetters(text)).toBe(letters))

describe('what a card shows', () => {
  test.each([
    [['実験を200回。'], '実験を200回。次に記録を見直しました。', '', '実験を200回。', '次に記録を見直しました。'],
    [['粘り強い研究者'], '半年間\n調べました。', '', '粘り強い研究者', '半年間 調べました。'],
    [[], '', '人を巻き込むことが好きです。毎週続けています。', '人を巻き込むことが好きです。', '毎週続けています。'],
    [[], 'はい。半年間　毎週調べました。続けます。', '', '半年間　毎週調べました。', 'はい。続けます。'],
    [[], '', '', 'プロフィールを準備しています', ''],
  ])('%j', (taglines, studentProjectExperience, selfIntroduction, headline, excerpt) => {
    const texts = { taglines, studentProjectExperience, selfIntroduction }
    expect([headlineOf(texts), excerptOf(texts)]).toEqual([headline, excerpt])
  })
  test('a long experience is cut at 120 characters, never inside one', () => {
    const texts = { taglines: ['あ'], studentProjectExperience: '𠮷'.repeat(300), selfIntroduction: '' }
    expect(excerptOf(texts)).toBe(`${'𠮷'.repeat(120)}…`)
  })
})

describe('what may be quoted', () => {
  test('whole sentences, as they were written', () => {
    expect(sentencesOf('記録を表に移しました。すると原因が！\n\n手順書を書いて、共有しました')).toEqual([
      '記録を表に移しました。',
      '手順書を書いて、共有しました',
    ])
  })
  test('each is found word for word in its field', () => {
    const passages = quotablePassages({
      ...empty,
      taglines: ['実験を200回やり直した'],
      selfIntroduction: '記録から探します。人のせいにしません。',
    })
    expect(passages).toEqual([
      { field: 'SELF_INTRODUCTION', text: '記録から探します。' },
      { field: 'SELF_INTRODUCTION', text: '人のせいにしません。' },
      { field: 'TAGLINE', text: '実験を200回やり直した' },
    ])
  })
})
