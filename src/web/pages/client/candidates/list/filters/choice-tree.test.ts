import { expect, test } from 'vitest'
import { matchingGroups, toggle, toggleGroup } from './choice-tree.ts'

const choice = (id: string, label: string) => ({ id, label })
const tokai = { name: '東海', choices: [choice('22', '静岡県'), choice('23', '愛知県')] }
const it = { name: 'IT・通信', choices: [choice('501', 'ソフトウエア・SIer')] }

test.each([
  ['', [tokai, it]],
  ['愛知', [{ name: '東海', choices: [choice('23', '愛知県')] }]],
  ['東海', [tokai]],
  ['ｓｉｅｒ', [it]],
  ['ＳＩｅｒ ソフトウエア', []],
  ['そふとうえあ', [it]],
  ['沖縄', []],
])('%j finds', (typed, found) => expect(matchingGroups([tokai, it], typed)).toEqual(found))

test('a group is taken whole and given back whole', () => {
  expect(toggleGroup(['13', '23'], tokai)).toEqual(['13', '22', '23'])
  expect(toggleGroup(['13', '22', '23'], tokai)).toEqual(['13'])
})

test('a choice goes in and out', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggle(['a', 'b'], 'a')).toEqual(['b'])
})
