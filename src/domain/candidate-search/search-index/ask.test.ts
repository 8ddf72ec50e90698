import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aSavedFilter } from '#test/factories/candidate-search.ts'
import { searchQuery } from '#test/search.ts'

const app = ownApp()
let searching: Database
beforeAll(() => {
  searching = openDatabase(app.url, { poolSize: 1, statementTimeout: 300, connectionTimeout: 300 })
})
afterAll(async () => {
  await searching.close()
})

const askingAs = (viewer: CompanyViewer) => {
  const door = app.openDoorWith({ connections: { searchDb: searching.db } })
  return (query: string, variables = {}) =>
    door.ask(new Request('http://localhost/', { method: 'POST' }), viewer, { query, variables })
}

test('§7 searches that cannot be answered in time are refused, and nothing else waits for them', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  await aCandidate(app.db)
  const ask = askingAs(viewer)
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

test('§7 while no connection of the search is free, it is refused, and saved filters come without their numbers', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  await aSavedFilter(app.db, viewer, { condition: 'y=2028' })
  const ask = askingAs(viewer)
  const held = await searching.pool.connect()
  try {
    expect((await ask(searchQuery, { condition: {} })).errors?.[0]).toMatchObject({
      extensions: { code: 'search_busy' },
    })
    expect(await ask('{ savedFilters { newCandidateCount } }')).toEqual({
      data: { savedFilters: [{ newCandidateCount: null }] },
    })
  } finally {
    held.release()
  }
})
