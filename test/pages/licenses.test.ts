import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packagesOf } from '../../scripts/browser-licenses.ts'
import type { ChunkList } from '../../scripts/first-paint/list-chunks.ts'
import { openApp, type App } from './app.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('every page leads to the licences of all software that a browser gets, with their texts', async () => {
  const guest = visit(app)
  await guest.goto('/client')
  expect(guest.answer().text).toContain('href="/licenses.txt"')
  const answer = await guest.ask('/licenses.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  const names = packagesOf(JSON.parse(readFileSync('build/chunks.json', 'utf8')) as ChunkList)
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'heic-to']))
  for (const name of names) expect(text).toContain(`\n${name} `)
  expect(text).toContain('License: LGPL-3.0')
  expect(text).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE/i)
  expect(text).not.toContain('License: unknown')
  for (const part of text.split('-'.repeat(72)).slice(1)) expect(part.length).toBeGreaterThan(500)
})
