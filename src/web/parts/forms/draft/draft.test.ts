import { describe, expect, test } from 'vitest'
import { addItem, changeItem, moveItem, removeItem } from './items.ts'
import { controlAt, fieldPlace, itemPlaces, mistakesAt } from './places.ts'

const items = ['a', 'b', 'c'].map((key) => ({ key, text: '' }))
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('')

describe('a list of a draft', () => {
  test.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['a', 2, 'bca'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['x', 1, 'abc'],
  ])('%s moved by %i', (key, by, order) => expect(keys(moveItem(items, key, by))).toBe(order))
  test('an item that was removed comes back to its place', () => {
    const without = removeItem(items, 'b')
    expect(keys(without)).toBe('ac')
    expect(keys(addItem(without, { key: 'b', text: '' }, 1))).toBe('abc')
    expect(keys(addItem(without, { key: 'd', text: '' }))).toBe('acd')
  })
  test('a change leaves the draft before it as it was', () => {
    expect(changeItem(items, 'b', { text: '見出し' })[1]).toEqual({ key: 'b', text: '見出し' })
    expect(items[1]).toEqual({ key: 'b', text: '' })
  })
})

describe('a path of the server', () => {
  const places = [
    fieldPlace('title'),
    fieldPlace('belongings'),
    fieldPlace('contents', 'blocks'),
    ...itemPlaces('contents.texts', [{ key: 'k1' }, { key: 'k2' }], ['body']),
    ...itemPlaces('contents.images', [{ key: 'k3' }], ['url', 'description']),
    ...itemPlaces('questions', [{ key: 'q1' }], ['text', 'options']),
    ...itemPlaces('questions.0.options', [{ key: 'o1' }, { key: 'o2' }], ['text']),
  ]
  test.each([
    ['title', 'title'],
    ['belongings.3', 'belongings'],
    ['contents', 'blocks'],
    ['contents.youtubes', 'blocks'],
    ['contents.texts.1.body', 'k2-body'],
    ['contents.texts.1', 'k2-body'],
    ['contents.texts.1.order', 'k2-body'],
    ['contents.texts.12.body', 'blocks'],
    ['contents.images.0.description', 'k3-description'],
    ['questions.0.options', 'q1-options'],
    ['questions.0.options.1.text', 'o2-text'],
    ['titles', null],
    ['status', null],
  ])('%s leads to %s', (path, control) => expect(controlAt(path, places)).toBe(control))

  test('the first mistake of a control is shown beside it, a mistake without a control apart', () => {
    const errors = [
      { path: 'contents.texts.0.body', message: '一つ目' },
      { path: 'contents.texts.0', message: '二つ目' },
      { path: 'status', message: '別の場所' },
    ]
    expect(mistakesAt(errors, places)).toEqual({ beside: { 'k1-body': '一つ目' }, unplaced: ['別の場所'] })
  })
})
