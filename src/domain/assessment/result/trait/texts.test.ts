import { expect, test } from 'vitest'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { traitTexts } from './texts.ts'

test('assessment 5.3 every area of every trait has two sentences of its own, and none says what is lacking', () => {
  expect(Object.keys(traitTexts)).toEqual(personalityTraits.map(({ traitId }) => traitId))
  const texts = Object.values(traitTexts).flatMap((areas) => Object.values(areas))
  expect(new Set(texts).size).toBe(30)
  for (const text of texts) {
    expect(text.match(/。/g)).toHaveLength(2)
    expect(text).not.toMatch(/弱み|苦手|欠け|不足|問題|劣|悪|ダメ|できません|すぎ/)
  }
})
