import { expect, test } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

const sources = new Map([
  ['src/domain/job/rules.ts', ''],
  ['src/domain/job/rules.test.ts', "import { isOpen } from './rules.ts'"],
  ['src/domain/job/commands.ts', "import { isOpen } from './rules.ts'"],
  ['src/domain/job/commands.test.ts', "import { testApp } from '#test/client.ts'"],
  ['src/domain/scheduling/commands.test.ts', "import { testApp } from '#test/client.ts'"],
  ['src/domain/folding.test.ts', "import { fold } from './folding.ts'"],
  ['src/door/schema.ts', "import '#domain/job/commands.ts'"],
  ['test/client.ts', "import { schema } from '#door/schema.ts'\nimport { testDatabase } from './database.ts'"],
  ['test/database.ts', ''],
])

test('what a change reaches, the same folder first', () =>
  expect(nearestTests(['src/domain/job/rules.ts'], sources)).toEqual([
    'src/domain/job/commands.test.ts',
    'src/domain/job/rules.test.ts',
    'src/domain/scheduling/commands.test.ts',
  ]))

test('a test that changed comes before all others', () =>
  expect(nearestTests(['src/domain/job/commands.ts', 'src/domain/scheduling/commands.test.ts'], sources)[0]).toBe(
    'src/domain/scheduling/commands.test.ts',
  ))

test('a migration reaches whatever asks for a database', () =>
  expect(nearestTests(['migrations/0041_more.sql'], sources)).toEqual([
    'src/domain/job/commands.test.ts',
    'src/domain/scheduling/commands.test.ts',
  ]))

test('what no test imports reaches none', () => expect(nearestTests(['README.md'], sources)).toEqual([]))
