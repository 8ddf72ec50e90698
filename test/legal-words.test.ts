import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalText } from '#ground/words/server.ts'

const pages = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
const textOf = (file: string) => readFileSync(join('src/web', file), 'utf8')

test('legal 5 nobody is asked or shown where a student was born: the region is one they chose', () => {
  expect(pages.filter((file) => textOf(file).includes('出身地'))).toEqual([])
  expect(pages.filter((file) => textOf(file).includes('本籍')).toSorted()).toEqual([
    'pages/open/policy/sections.tsx',
    'pages/open/terms/sections.tsx',
  ])
})

test('legal 5 the policy, the filter and the refusal say the same of the gender filter', () => {
  const said = [
    textOf('pages/open/policy/sections.tsx'),
    textOf('pages/client/candidates/list/filters/gender-control.tsx'),
    refusalText('gender_filter_off'),
  ]
  for (const text of said)
    for (const words of ['男女雇用機会均等法第8条', 'ポジティブ・アクション', '理由と期間を登録している間に限り'])
      expect([words, text.includes(words)]).toEqual([words, true])
})

test('legal 5 the filters that could discriminate carry their guidance', () => {
  const filters = textOf('pages/client/candidates/list/filters/filters.tsx')
  expect(filters).toContain('Uターン・ゆかりの地域（任意）')
  expect(filters).toContain('Uターン支援の目的でのみ使ってください。')
  expect(filters).toContain('写真の有無を採否の判断に使わないでください。')
})
