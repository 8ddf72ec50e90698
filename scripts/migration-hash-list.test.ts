import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMigrations } from '#platform/database/migrate.ts'
import { hashLines, wrongHashes } from './migration-hash-list.ts'

const sha256 = (letter: string) => letter.repeat(64)
const files = [
  { number: 1, name: 'first', sha256: sha256('a') },
  { number: 2, name: 'second', sha256: sha256('b') },
]

test('§1.9 a migration that was on main never changes', () => {
  expect(wrongHashes(readMigrations('migrations'), readFileSync('migrations/hashes.txt', 'utf8'))).toEqual([])
})

test('§1.9 a file that is new, changed or gone is named, with what to do', () => {
  const list = hashLines(files)
  expect(wrongHashes(files, list)).toEqual([])
  expect(wrongHashes([...files, { number: 3, name: 'third', sha256: sha256('c') }], list)).toEqual([
    'migrations/0003_third.sql has no row: run npm run migrations:hash and commit the list',
  ])
  expect(wrongHashes([{ number: 1, name: 'first', sha256: sha256('c') }], list)).toEqual([
    'migrations/0001_first.sql was changed: databases were made by its earlier text. Restore it and add a new file',
    'migrations/0002_second.sql is gone: databases were made by it. Restore it',
  ])
})
