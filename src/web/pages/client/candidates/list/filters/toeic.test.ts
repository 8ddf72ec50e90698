import { expect, test } from 'vitest'
import { toeicFloorOf } from './toeic.ts'

test.each([
  ['', undefined],
  ['0', 0],
  [' ７８５ ', 785],
  ['990', 990],
])('§7 at least %j points', (typed, score) => expect(toeicFloorOf(typed)).toEqual({ score, error: null }))

test.each([
  ['７百', '数値を入力してください'],
  ['783', 'TOEICは0〜990の5点刻みで入力してください'],
  ['995', 'TOEICは0〜990の5点刻みで入力してください'],
])('§5 %j is refused', (typed, error) => expect(toeicFloorOf(typed)).toEqual({ score: null, error }))
