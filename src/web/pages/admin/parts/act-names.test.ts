import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionsIn, sharedRecorders } from '#test/audit-actions.ts'
import { actNameOf } from './act-names.ts'

test('the operator reads every act of the audit in Japanese', () => {
  const texts = globSync('src/{domain,server}/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
  const shared = sharedRecorders(texts)
  const acts = texts.flatMap((text) => actionsIn(text, shared))
  expect(new Set(acts).size).toBeGreaterThan(240)
  // The acts of a sitting and of an item are recorded under names of two parts.
  const isNamed = (act: string) =>
    [act, `${act}OfAssessment`, `${act}AssessmentItem`].some((name) => actNameOf(name) !== null)
  expect([...new Set(acts)].filter((act) => !isNamed(act))).toEqual([])
})
