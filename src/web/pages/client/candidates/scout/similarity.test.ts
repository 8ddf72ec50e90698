import { expect, test } from 'vitest'
import { similarTexts } from './similarity.ts'

const one =
  '教えることの本質を感じました。私たちの品質データの現場でも、分からないと言える空気が不良の発見を早めています。'
const nearly =
  '教えることの本質を感じました。私たちの品質データの現場でも、分からないと言える空気が不良の発見を助けています！'
const other = '地元の工場を14社まわったことに心が動きました。素材を足で集める姿勢を、開発の現場で生かしてください。'

test('both of a pair are told, and nobody else', () => {
  const found = similarTexts(
    new Map([
      ['a', one],
      ['b', nearly],
      ['c', other],
    ]),
  )
  expect([...found.keys()]).toEqual(['a', 'b'])
  expect(found.get('a')?.id).toBe('b')
})
