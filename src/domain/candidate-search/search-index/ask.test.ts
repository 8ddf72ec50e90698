import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor } from '#graphql/door.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import { openRelay, type Relay } from '#platform/relay.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { searchQuery } from '#test/search.ts'

let app: TestApp
let searching: Database
let relay: Relay
beforeAll(async () => {
  app = await testApp()
  relay = openRelay(app.url)
  searching = openDatabase(app.url, { poolSize: 1, statementTimeout: 300 })
})
afterAll(async () => {
  await searching.close()
  await relay.close()
  await app.close()
})

test('§7 searches that cannot be answered in time are refused, and nothing else waits for them', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  await aCandidate(app.db)
  const door = openDoor({
    db: app.db,
    searchDb: searching.db,
    relay,
    files: app.files,
    introspection: false,
    documents: null,
    acceptedFcmTokens: { kind: 'webPush', hosts: [], allowHttp: false },
    addressOf: () => 'unknown',
    mayTry: async () => true,
  })
  const ask = (query: string, variables = {}) =>
    door.ask(new Request('http://localhost/', { method: 'POST' }), viewer, { query, variables })
  const search = () => ask(searchQuery, { condition: {} })

  await app.db.transaction().execute(async (tx) => {
    await sql`lock table search_bits in access exclusive mode`.execute(tx)
    const searches = Array.from({ length: 5 }, search)
    const labels = await ask('{ searchCandidateLabels { totalCount } }')
    expect(labels.errors).toBeUndefined()
    for (const { errors } of await Promise.all(searches))
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'search_busy' } })
  })

  expect((await search()).data).toMatchObject({ searchCandidates: { totalCount: 1 } })
})
