import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownDocuments } from '../../src/server/http/own-documents.ts'

test('§8 whatever the built pages ask is among the documents that production answers', () => {
  const texts = globSync('build/client/assets/*.js').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/["'`]((?:query|mutation|subscription) \w+\s*[({][^"'`\\]*)["'`]/g)].map(
      ([, text = '']) => text,
    ),
  )
  expect(texts.length).toBeGreaterThan(30)
  for (const text of new Set(texts)) expect([...ownDocuments.public, ...ownDocuments.admin]).toContain(text)
})
