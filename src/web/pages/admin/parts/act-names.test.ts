import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionsIn } from '#test/audit-actions.ts'
import { actNameOf } from './act-names.ts'

test('the operator reads every act of the audit in Japanese', () => {
  const acts = globSync('src/{domain,server}/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /recordAudit|subjectId/.test(text))
    .flatMap(actionsIn)
  expect(new Set(acts).size).toBeGreaterThan(150)
  // The acts of a sitting are recorded under names of two parts.
  const isNamed = (act: string) => [act, `${act}OfAssessment`].some((name) => actNameOf(name) !== null)
  expect([...new Set(acts)].filter((act) => !isNamed(act))).toEqual([])
})
