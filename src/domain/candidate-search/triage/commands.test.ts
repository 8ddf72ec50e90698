import { setTimeout as sleep } from 'node:timers/promises'
import { parse, subscribe, type ExecutionResult } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aCrowd, block } from '#test/factories/candidate-search.ts'
import { rowId } from '#test/row-id.ts'
import { searching } from '#test/search.ts'
import type { SearchCandidateInput } from '../rules/input.ts'
import { maxKeptPlaces } from './rules.ts'

const app = ownApp()
const { find } = searching(() => app)

const keep = (viewer: Viewer | null, condition: SearchCandidateInput, candidateId: string, position: number) =>
  app.as(viewer).ask(
    `mutation ($condition: SearchCandidateCondition!, $candidateId: ID!, $position: Int!) {
      keepTriagePlace(condition: $condition, candidateId: $candidateId, position: $position) }`,
    { condition, candidateId, position },
  )
const placeOf = async (viewer: Viewer, condition: SearchCandidateInput) => {
  const { data, errors } = await app
    .as(viewer)
    .ask(
      `query ($condition: SearchCandidateCondition!) { triagePlace(condition: $condition) { candidateId position } }`,
      { condition },
    )
  expect(errors).toEqual([])
  return data.triagePlace as { candidateId: string; position: number } | null
}
const passOver = (viewer: Viewer, ids: readonly string[]) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!) { passOverCandidates(ids: $ids) }', { ids })

async function aList(count: number) {
  const { viewer, company } = await aCompanyWithUser(app.db)
  const word = `位置${crypto.randomUUID().slice(0, 18)}`
  const people = aCrowd(app.db)
  for (let at = 0; at < count; at += 1) await people.add({ taglines: [word] })
  const condition = { textKeywords: [word] }
  return { viewer, company, condition, ids: (await find(viewer, condition)).ids }
}

describe('the place in a list', () => {
  it('is kept for a user and a search, and follows its student', async () => {
    const { viewer, company, condition, ids } = await aList(4)
    const colleague = await aCompanyUser(app.db, company.id)
    expect(await placeOf(viewer, condition)).toBeNull()
    expect((await keep(viewer, condition, ids[2] ?? '', 3)).errors).toEqual([])
    expect(await placeOf(viewer, condition)).toEqual({ candidateId: ids[2], position: 3 })
    expect(await placeOf(colleague.viewer, condition)).toBeNull()
    expect(await placeOf(viewer, {})).toBeNull()
    // The student before is passed over meanwhile: the place moves up with its student.
    await passOver(viewer, [ids[0] ?? ''])
    expect(await placeOf(viewer, condition)).toEqual({ candidateId: ids[2], position: 2 })
  })

  it('of a student who is gone is where the next one stands; of an empty list it is none', async () => {
    const { viewer, condition, ids } = await aList(3)
    await keep(viewer, condition, ids[1] ?? '', 2)
    await passOver(viewer, [ids[1] ?? ''])
    expect(await placeOf(viewer, condition)).toEqual({ candidateId: ids[2], position: 2 })
    await passOver(viewer, [ids[2] ?? ''])
    expect(await placeOf(viewer, condition)).toEqual({ candidateId: ids[0], position: 1 })
    await passOver(viewer, ids)
    expect(await placeOf(viewer, condition)).toBeNull()
  })

  it('twice at once keeps one, and the places of a user are bounded', async () => {
    const { viewer, company, condition, ids } = await aList(2)
    await Promise.all([keep(viewer, condition, ids[0] ?? '', 1), keep(viewer, condition, ids[1] ?? '', 2)])
    expect(await placeOf(viewer, condition)).not.toBeNull()
    const { companyId, companyUserId } = viewer
    const earlier = Array.from({ length: maxKeptPlaces }, (_, at) => ({
      companyId,
      companyUserId,
      searchHash: String(at).padStart(64, '0'),
      candidateId: rowId<'candidate'>(ids[0]),
      position: 1,
      keptAt: new Date(Date.now() - 86_400_000 - at),
    }))
    await app.db.insertInto('triagePlace').values(earlier).execute()
    await keep(viewer, {}, ids[0] ?? '', 1)
    const places = await app.db
      .selectFrom('triagePlace')
      .select('searchHash')
      .where('companyId', '=', company.id)
      .execute()
    expect(places).toHaveLength(maxKeptPlaces)
    expect(await placeOf(viewer, {})).not.toBeNull()
  })

  it('§6 is kept at no student whom the company may not see, and at no place before the first', async () => {
    const { viewer, company, condition, ids } = await aList(1)
    const shut = await aCandidate(app.db)
    await block(app.db, company.id, shut.id)
    expect((await keep(viewer, condition, shut.id, 1)).errors[0]?.code).toBe('not_found')
    expect((await keep(viewer, condition, ids[0] ?? '', 0)).errors[0]?.code).toBe('invalid_input')
    expect((await keep(null, condition, ids[0] ?? '', 1)).errors[0]?.code).toBe('unauthenticated')
  })
})

describe('a colleague who reads the same student', () => {
  async function watch(viewer: Viewer, id: string) {
    const document = parse('subscription ($id: ID!) { colleagueReading(candidateId: $id) { id } }')
    const context = { schema, document, variableValues: { id }, contextValue: app.door.contextOf(viewer) }
    return (await subscribe(context)) as AsyncGenerator<ExecutionResult<{ colleagueReading: { id: string } | null }>>
  }
  const tell = (viewer: Viewer, id: string) =>
    app.as(viewer).ask('mutation ($id: ID!) { tellCandidateReading(candidateId: $id) }', { id })

  it('is told to the colleagues of the reader alone, and not to another company', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const [colleague, other] = [await aCompanyUser(app.db, company.id), await aCompanyWithUser(app.db)]
    const student = await aCandidate(app.db)
    const events = await watch(colleague.viewer, student.id)
    const nextReader = async () => (await events.next()).value.data.colleagueReading.id as string
    // A new subscriber may not be listening yet: a first reader tells of herself until an event comes.
    const early = await aCompanyUser(app.db, company.id)
    const firstReader = nextReader()
    do await tell(early.viewer, student.id)
    while ((await Promise.race([firstReader, sleep(20, 'silence')])) === 'silence')
    const readers = new Set<string>()
    const listening = (async () => {
      while (!readers.has(viewer.companyUserId)) readers.add(await nextReader())
    })()
    await tell(other.viewer, student.id)
    await tell(colleague.viewer, student.id)
    await tell(viewer, student.id)
    await listening
    readers.delete(early.viewer.companyUserId)
    expect([...readers]).toEqual([viewer.companyUserId])
    await events.return(undefined)
  })

  it('§6 nobody reads a student who shut the company out', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const shut = await aCandidate(app.db)
    await block(app.db, company.id, shut.id)
    expect((await tell(viewer, shut.id)).errors[0]?.code).toBe('not_found')
    expect(((await watch(viewer, shut.id)) as ExecutionResult).errors?.length).toBe(1)
  })
})
