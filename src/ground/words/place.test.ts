import { expect, test } from 'vitest'
import { placeBefore, placeWords } from './place.ts'

const both = '岡山本社 2階（参加URLは確定後に表示します）'
test.each([
  ['岡山本社 2階', false, '岡山本社 2階', '岡山本社 2階'],
  ['岡山本社 2階', true, '岡山本社 2階・オンライン', both],
  [
    'オンラインまたは岡山本社 2階',
    true,
    'オンラインまたは岡山本社 2階',
    'オンラインまたは岡山本社 2階（参加URLは確定後に表示します）',
  ],
  ['', true, 'オンライン', 'オンライン（URLは確定後に表示します）'],
  ['', false, '', '確定後にお知らせします'],
])('a date at 「%s」, online: %s, is at 「%s」', (location, isOnline, word, before) => {
  expect(placeWords({ location, isOnline })).toBe(word)
  expect(placeBefore({ location, isOnline })).toBe(before)
})
