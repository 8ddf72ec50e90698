import { expect, test } from 'vitest'
import { similarity } from './rules.ts'

const one =
  '教えることの本質を感じました。私たちの品質データの現場でも、分からないと言える空気が不良の発見を早めています。'
const nearly =
  '教えることの本質を感じました。私たちの品質データの現場でも、分からないと言える空気が不良の発見を助けています！'
const other = '地元の工場を14社まわったことに心が動きました。素材を足で集める姿勢を、開発の現場で生かしてください。'

test('the same text is 1, whatever its punctuation', () =>
  expect(similarity('ご一緒に、ぜひ。', 'ご一緒にぜひ！')).toBe(1))
test('one changed word is still above 0.8', () => expect(similarity(one, nearly)).toBeGreaterThan(0.8))
test('different reasons are far below', () => expect(similarity(one, other)).toBeLessThan(0.4))
test('nothing resembles nothing', () => expect(similarity('', '')).toBe(0))
