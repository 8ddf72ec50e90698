import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daily, filesInTurn } from './files-in-turn.ts'
import { daysOfRound } from './full-run.ts'
import { filesOf, projectOf, testFiles, type Project } from './projects.ts'

const projects: Project[] = ['unit', 'jsx', 'database', 'pages', 'kit', 'e2e', 'full']

test('every test file of the repository belongs to one project', () => {
  const all = globSync('**/*.{test,spec}.{ts,tsx,js,mjs}', { exclude: ['node_modules', 'build', '.cache', '.data'] })
  expect(projects.flatMap(filesOf).toSorted()).toEqual(all.toSorted())
  expect(testFiles().length).toBeGreaterThan(200)
})

test('the days of a round ask every file between them, once or daily', () => {
  const days = Array.from({ length: daysOfRound }, (_, day) =>
    projects.flatMap((project) => filesInTurn(project, (one) => one === day)),
  )
  const timesOf = (file: string) => days.filter((files) => files.includes(file)).length
  const seldom = testFiles().filter((file) => timesOf(file) === 1)
  expect(testFiles().filter((file) => ![1, daysOfRound].includes(timesOf(file)))).toEqual([])
  expect(daily.map(timesOf)).toEqual(daily.map(() => daysOfRound))
  expect(seldom.length).toBeGreaterThan(100)
  expect(seldom.length).toBeLessThan(testFiles().length / 2)
})

test('no file replaces a module: Node would go on with the real one without a word', () => {
  const replaces = /\bvi\.(?:mock|doMock|hoisted)\(/
  expect(testFiles().filter((path) => replaces.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('the larger demo is made in the full run, or in turns: it costs ten processor seconds', () => {
  const asks = /\bcandidates: ?400\b|\bdemoDatabase\(400\)/
  const askers = testFiles().filter((path) => asks.test(readFileSync(path, 'utf8')))
  const isSeldom = (path: string) => projectOf(path) === 'full' || /\.runIf\(hasTurn\(/.test(readFileSync(path, 'utf8'))
  expect(askers.filter((path) => !isSeldom(path))).toEqual([])
  expect(askers.length).toBeGreaterThan(20)
})

const sources: Record<string, string> = {
  'src/a.test.ts': "import { sum } from './a.ts'",
  'src/b.test.ts': "import { testApp } from '#test/client.ts'",
  'src/c.test.ts': "import { worldOf } from '#test/acts/world.ts'",
  'src/e.test.ts': "import { itIs } from '#test/clock.ts'",
  'src/web/h.test.ts': "import { chipsOf } from './chips.ts'",
  'src/web/chips.ts': "import { Chip } from '#web/ui/marks/chip.tsx'",
  'src/web/j.test.ts': "import type { Chip } from './ui/chip.tsx'",
  'test/f.test.ts': "import { testDatabase } from './database.ts'",
  'test/e2e/g.test.ts': "import { openProduct } from './product.ts'",
  'test/full/k.test.ts': "import { openProduct } from '#test/e2e/product.ts'",
  'test/client.ts': "import { testDatabase } from './database.ts'",
  'test/acts/world.ts': "import { testApp } from '../client.ts'\nimport { actOf } from './act.ts'",
  'test/acts/act.ts': "import type { World } from './world.ts'",
}

test.each<[string, Project]>([
  ['src/a.test.ts', 'unit'],
  ['src/b.test.ts', 'database'],
  ['src/c.test.ts', 'database'],
  ['src/e.test.ts', 'unit'],
  ['test/f.test.ts', 'database'],
  ['src/web/h.test.ts', 'jsx'],
  ['src/web/j.test.ts', 'unit'],
  ['test/e2e/g.test.ts', 'e2e'],
  ['test/full/k.test.ts', 'full'],
])('%s is of the project %s', (path, project) => expect(projectOf(path, (file) => sources[file] ?? '')).toBe(project))
