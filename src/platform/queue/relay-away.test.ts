import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { openFlakyLink, type FlakyLink } from '#test/flaky-link.ts'
import { notify, openRelay, type Relay } from './relay.ts'

let database: TestDatabase
let link: FlakyLink
let relay: Relay
const payloads: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  link = await openFlakyLink(database.url)
  relay = openRelay(link.url, { askEvery: 100, answerWithin: 200 })
  relay.subscribe('news', (payload) => payloads.push(payload))
})
afterAll(async () => {
  await relay.close()
  await link.close()
  await database.close()
})

/** Repeats the notification, since one sent while the link is down is lost. */
async function hears(payload: string) {
  for (const end = Date.now() + 8_000; Date.now() < end; await sleep(50)) {
    await notify(database.db, 'news', payload)
    if (payloads.includes(payload)) return
  }
  throw new Error(`"${payload}" was not heard`)
}

test('§1.3 the relay hears again after its link was cut', async () => {
  await hears('before')
  link.cut()
  await sleep(50)
  link.mend()
  await hears('after a cut')
})

test('§1.3 a link that swallows everything is given up for a new one', async () => {
  link.swallow()
  await hears('past the swallowing connection')
  expect(payloads).toContain('before')
})

test('the relay has one statement on its way, as the driver wants it', async () => {
  await hears('before it listens elsewhere')
  const send = vi.spyOn(pg.Client.prototype, 'query')
  const begun = send.mock.calls.length
  const channels = ['one', 'two', 'three', 'four']
  const ends = channels.map((channel) => relay.subscribe(channel, () => undefined))
  for (const end of ends) end()
  const statements = () => send.mock.calls.slice(begun).map(([statement]) => statement)
  const ofRelay = () => statements().filter((statement) => /^(?:un)?listen /.test(statement))
  // The first is sent once this turn of the event loop has ended, and each other one after an answer.
  expect(ofRelay()).toEqual([])
  await Promise.resolve()
  expect(ofRelay().length).toBeLessThan(2)
  await vi.waitUntil(() => ofRelay().length === 8)
  send.mockRestore()
})
