import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Fields that count students of the whole index once or many times. */
const counting = ['newCandidateCount', 'searchCandidateOptionCounts']

test('§4.8 no page waits for the numbers beside filters and saved conditions: the browser asks', () => {
  const documents = globSync('src/web/**/*.{ts,tsx}', { exclude: ['src/web/generated/**'] }).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(/(export )?const (\w+) = graphql\(`([^`]*)`/g)].map(([, exported, name, query = '']) => ({
      path,
      text,
      name,
      query,
      isExported: exported !== undefined,
    }))
  })
  const slow = documents.filter(({ query }) => counting.some((field) => query.includes(field)))
  expect(slow.map(({ name }) => name).toSorted()).toEqual(['FilterNewsCounts', 'NewCandidates', 'OptionCounts'])
  for (const { path, text, name, isExported } of slow) {
    expect(isExported, `${path}: no loader elsewhere can ask ${name}`).toBe(false)
    expect(text, `${path} asks in the browser`).toContain('askFromBrowser()')
    expect(text, `${path} has no loader`).not.toMatch(/\bload\w*\s*=|onServer|onClient|function load/)
  }
})
