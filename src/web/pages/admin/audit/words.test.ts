import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factOf, stateNameOf, subjectNames } from './words.ts'

const sources = globSync('src/{domain,server}/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))

test('the operator reads what an act was done to in Japanese', () => {
  const subjects = sources.flatMap((text) => [...text.matchAll(/\bsubject: '([a-z_]+)'/g)].map(([, one = '']) => one))
  expect(subjects.filter((one) => !(one in subjectNames))).toEqual([])
  expect(Object.values(subjectNames).filter((name) => /[a-z]_|^[a-z]/.test(name))).toEqual([])
})

test('the operator reads the states that an act leaves and reaches in Japanese', () => {
  const states = sources
    .filter((text) => /recordAudit|subjectId|satisfies Record<string, Move/.test(text))
    .flatMap((text) => [...text.matchAll(/\b(?:from|to): (?:\[)?'([A-Z_]+)'/g)].map(([, one = '']) => one))
  expect(new Set(states).size).toBeGreaterThan(30)
  const ofMails = ['SENDER', 'OPERATOR', 'STUDENT', 'COMPANY', 'ANSWER', 'BOTH']
  expect([...new Set(states)].filter((one) => !ofMails.includes(one) && stateNameOf('job', one) === one)).toEqual([])
  expect(stateNameOf('contract', 'EXPIRED')).toBe('契約終了')
})

test('a fact of an act is a name and a value in Japanese', () => {
  expect(factOf('planKey', 'STANDARD')).toBe('プラン：スタンダード')
  expect(factOf('way', 'command line')).toBe('方法：コマンドライン')
  expect(factOf('page', 2)).toBe('ページ：2')
})

test('the operator reads every name of a fact in Japanese', () => {
  // Of the row that an act was done to, beside its facts.
  const rowIds = ['id', 'companyUserId']
  const objects = sources
    .filter((text) => text.includes('recordAudit'))
    .flatMap((text) => [
      ...text.matchAll(/\bdetails: \{([^{}]*)\}/g),
      ...text.matchAll(/\brecord\(tx, [^{}]*\{([^{}]*)\}\)/g),
    ])
  const names = objects
    .flatMap(([, fields = '']) => fields.split(','))
    .map((field) => field.split(':')[0]?.trim() ?? '')
    .filter((name) => /^[a-z]\w*$/i.test(name) && !rowIds.includes(name))
  expect(new Set(names).size).toBeGreaterThan(20)
  expect([...new Set(names)].filter((name) => factOf(name, 1).startsWith(`${name}：`))).toEqual([])
  expect(factOf('fate', 'DISCARD')).toBe('送信待ちの扱い：破棄する')
})
