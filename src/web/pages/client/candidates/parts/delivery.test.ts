import { expect, test } from 'vitest'
import { deliverySentences } from './delivery.ts'

const tuesday = '2026-11-23T23:00:00Z'
const monday = '2026-11-29T23:00:00Z'
const to = (candidateId: string, deliverAt: string | null, isWeekFull = false) => ({
  candidateId,
  deliverAt,
  isWeekFull,
})

test.each([
  ['all at once', [to('a', null), to('b', null)], []],
  ['one in the morning', [to('a', tuesday)], ['11月24日(火) 8:00に届きます']],
  ['all in the morning', [to('a', tuesday), to('b', tuesday)], ['11月24日(火) 8:00に届きます']],
  [
    'one whose week is full',
    [to('a', monday, true)],
    ['いま受付を停止している学生のため、11月30日(月) 8:00に届きます'],
  ],
  [
    'some now, some later, the earliest first',
    [to('a', monday, true), to('b', null), to('c', tuesday), to('d', tuesday)],
    ['2名には、11月24日(火) 8:00に届きます', '1名には、いま受付を停止している学生のため、11月30日(月) 8:00に届きます'],
  ],
])('§4 the sender is told when scouts arrive: %s', (_, deliveries, sentences) =>
  expect(deliverySentences(deliveries)).toEqual(sentences),
)
