import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = ['src', 'seeds'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

/** A word that has one spelling, and its other spellings. */
const others: [string, RegExp][] = [
  ['分かる', /わか[らりるっ]/u],
  ['卒業予定', /卒業年度/u],
]

test.each(others)('%s is spelled in one way', (_, other) =>
  expect(files.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([]),
)
