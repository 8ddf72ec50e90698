import { expect, test } from 'vitest'
import type { Modules } from './module-groups.ts'
import type { Readers, View } from './page-views.ts'
import { planFiles } from './shared-files.ts'

/** Modules by name, each as long as its number says, with the names of what they import. */
const modulesOf = (all: Record<string, [length: number, ...imports: string[]]>): Modules => ({
  getModuleInfo: (id) => {
    const [length, ...imports] = all[/\/(\w+)\.ts$/.exec(id)?.[1] ?? ''] ?? [0]
    return { code: noise(length), importedIds: imports.map(idOf), dynamicallyImportedIds: [] }
  },
})
/** Letters that hardly become shorter compressed. */
function noise(length: number) {
  let state = length
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  return Array.from({ length }, () => String.fromCodePoint(33 + ((next() >> 16) % 90))).join('')
}
const idOf = (name: string) => `/src/web/${name}.ts`
const view = (name: string, readers: Readers): View => ({ readers, files: [idOf(name)], share: 1 })
const namesIn = (views: View[], modules: Modules) =>
  planFiles(views, modules).map((file) => file.modules.map((id) => /\/(\w+)\.ts$/.exec(id)?.[1]).toSorted())

test('small modules that most pages need lie in one file', () => {
  const modules = modulesOf({
    one: [9, 'a', 'b'],
    two: [9, 'a', 'b'],
    three: [9, 'a'],
    a: [50],
    b: [20],
  })
  expect(namesIn([view('one', 'student'), view('two', 'student'), view('three', 'student')], modules)).toEqual([
    ['a', 'b'],
  ])
})

test('a large module that few pages need lies apart', () => {
  const modules = modulesOf({
    one: [9, 'a', 'b'],
    two: [9, 'a', 'b'],
    three: [9, 'a'],
    four: [9, 'a'],
    a: [50],
    b: [9000],
  })
  const views = ['one', 'two', 'three', 'four'].map((name) => view(name, 'student'))
  expect(namesIn(views, modules)).toEqual([['a'], ['b']])
})

test('what only desks need comes to no student', () => {
  const modules = modulesOf({ one: [9, 'a'], two: [9, 'a', 'b'], three: [9, 'a', 'b'], a: [50], b: [5] })
  expect(namesIn([view('one', 'student'), view('two', 'desk'), view('three', 'desk')], modules)).toEqual([['a'], ['b']])
})

test('two modules with a third between them lie together only with it', () => {
  const modules = modulesOf({
    one: [9, 'a'],
    two: [9, 'a'],
    three: [9, 'b'],
    four: [9, 'c'],
    a: [40, 'b'],
    b: [9000, 'c'],
    c: [40],
  })
  const views = ['one', 'two', 'three', 'four'].map((name) => view(name, 'student'))
  expect(namesIn(views, modules)).not.toContainEqual(['a', 'c'])
})

test('what one page alone needs is left to its page', () => {
  const modules = modulesOf({ one: [9, 'a'], two: [9], a: [50] })
  expect(namesIn([view('one', 'student'), view('two', 'student')], modules)).toEqual([])
})
