import { setTimeout as sleep } from 'node:timers/promises'
import { execute, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foldSearchFlips } from '#domain/candidate-search/search-index/commands.ts'
import { guest, type Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { lookUntil, outcomes, replicated, type Replicated } from '#test/replicated.ts'
import { aCrowd, type Crowd, type Knowing, type Role } from '#test/visibility/crowd.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'
import { ways } from '#test/visibility/leaving.ts'
import { placeOf, replicaQuestions } from './replica-questions.ts'
import { schema } from './schema.ts'

askWithoutLimits()

let world: Replicated
const app = ownApp({
  open: async () => {
    world = await replicated()
    const { database, reading, replicas } = world.pools
    return { ...database, url: world.primary.url, reading, replicas, close: () => world.close() }
  },
})
let crowd: Crowd
let company: Knowing
let student: Viewer
const since = outcomes()

beforeAll(async () => {
  crowd = await aCrowd(app.db, 1)
  company = crowd.companies[0] as Knowing
  student = (await aCandidate(app.db)).viewer
  await app.db.updateTable('company').set({ isPublic: true }).execute()
  await foldSearchFlips(app.db)
})
afterAll(() => vi.restoreAllMocks())

const idOf = (wanted: Role) => crowd.students.find(({ role }) => role === wanted)?.id ?? ''

const totalOf = async (condition = '{}') => {
  const { data, errors } = await app
    .as(company.viewer)
    .ask(`{ searchCandidates(condition: ${condition}) { totalCount } }`)
  expect(errors).toEqual([])
  return data.searchCandidates.totalCount as number
}

/** The outcomes of a question, asked again while a busy machine keeps the standby from being as far. */
async function atStandby(ask: () => Promise<unknown>) {
  for (let turn = 0; ; turn += 1) {
    await since()
    await ask()
    const outcome = await since()
    if (turn === 100 || !('behind' in outcome || 'none' in outcome)) return outcome
    await sleep(50)
  }
}

describe('the table of questions', () => {
  test('each row is a field of Query', () => {
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
    expect(fields).toEqual(expect.arrayContaining(Object.keys(replicaQuestions)))
  })

  test.each([
    ['{ publicJob(jobId: "1") { postedAt } schools { id } }', 'all'],
    ['{ savedFilters { id } schools { id } }', 'search'],
    ['{ savedFilters { id } ownAccount { id } }', 'search'],
    ['{ schools { id } ownAccount { id } }', null],
    [
      'query ($at: Boolean!) { ...on Query { schools { id } } ...more } fragment more on Query { ownAccount { id } }',
      null,
    ],
    ['query A { schools { id } } query B { schools { id } }', null],
    ['mutation { schools { id } }', null],
    ['subscription { savedFilters { id } }', null],
  ])('%s', (document, place) => {
    expect(placeOf(parse(document))).toBe(place)
  })
})

test('a page asks a replica for its search and the primary for the rest', async () => {
  const request = new Request('http://localhost/client/candidates')
  const outcome = await atStandby(async () => {
    const answers = await Promise.all(
      ['{ searchCandidates(condition: {}) { totalCount } }', '{ companyBasic { corporateNumber } }'].map((query) =>
        app.door.ask(request, company.viewer, { query }),
      ),
    )
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined])
  })
  expect(outcome).toEqual({ answered: 1 })
})

/** Texts that no statement at a replica may have; a standby refuses writes by itself. */
const forbidden = {
  'a right': /"(?:contract|session|access_token|company_user_account|single_sign_on)"/,
  'a lock, which would hold nowhere else': /advisory|for (?:no key )?(?:update|share)/i,
  'a sequence or a notice': /nextval|pg_notify/i,
}

test(
  'the walk: every question of the table, asked for everything, runs on a standby',
  { timeout: 180_000 },
  async () => {
    const { interviewJob } = company
    const texts = new Set<string>()
    const failed: string[] = []
    const { answer } = world.pools.replicas
    vi.spyOn(world.pools.replicas, 'answer').mockImplementation((kind, ask) =>
      answer(kind, (connection) =>
        ask({
          ...connection,
          streamQuery: (...query) => connection.streamQuery(...query),
          async executeQuery(query) {
            texts.add(query.sql)
            try {
              return await connection.executeQuery(query)
            } catch (error) {
              failed.push(`${String(error)}: ${query.sql}`)
              throw error
            }
          },
        }),
      ),
    )
    const questions = everyQuestion(schema, {
      isPlain: true,
      ids: [idOf('accepted'), company.companyId, interviewJob.id],
      places: {
        numberOfScoutInvitations: '10',
        jobId: JSON.stringify(interviewJob.id),
        companyId: JSON.stringify(company.companyId),
      },
    }).filter((question) => placeOf(parse(question)) !== null)
    const answeredBy = new Map<string, number>()
    for (const question of questions)
      for (const viewer of [company.viewer, student, guest]) {
        const document = parse(question)
        const outcome = await atStandby(() => {
          const contextValue = app.door.contextOf(viewer)
          return world.pools.replicas.during(placeOf(document), async () => execute({ schema, document, contextValue }))
        })
        const name = /\w+/.exec(question)?.[0] ?? ''
        answeredBy.set(name, (answeredBy.get(name) ?? 0) + (outcome['answered'] ?? 0))
      }
    vi.restoreAllMocks()

    expect(failed).toEqual([])
    for (const [what, pattern] of Object.entries(forbidden))
      expect([what, [...texts].filter((text) => pattern.test(text))]).toEqual([what, []])
    // Each row is worth its place: a standby answered something of it.
    const idle = Object.keys(replicaQuestions).filter((name) => !answeredBy.get(name))
    expect(idle).toEqual([])
    expect(await advisoryLocksIn([...texts])).toEqual([])
  },
)

/** The functions that statements call, directly or within others, and that take an advisory lock. */
async function advisoryLocksIn(texts: readonly string[]) {
  const { rows } = await app.pool.query<{ name: string; source: string }>(
    `select proname as name, coalesce(nullif(prosrc, ''), pg_get_functiondef(oid)) as source from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> (select oid from pg_language where lanname = 'c')`,
  )
  const called = new Set<string>()
  const waiting = [...texts]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const { name, source } of rows)
      if (!called.has(name) && new RegExp(String.raw`\b${name}\(`).test(text)) {
        called.add(name)
        waiting.push(source)
      }
  expect(called.size).toBeGreaterThan(5)
  return rows.filter(({ name, source }) => called.has(name) && /advisory/.test(source)).map(({ name }) => name)
}

describe('§6 who leaves is not counted by a replica from the answer on', () => {
  let answeredAfterwards = 0
  afterAll(() => expect(answeredAfterwards).toBeGreaterThan(0))

  test.each(Object.keys(ways))('%s', async (name) => {
    const way = ways[name]
    for (const isPaused of [false, true]) {
      const [fresh] = (await aCrowd(app.db, 1)).students.filter(({ role }) => role === 'fresh')
      if (!way || !fresh) throw new Error('no student')
      if (isPaused) await world.standby.pause()
      const before = await totalOf()
      await since()
      await way.leave(app, fresh, company.companyId)
      expect([name, isPaused, await totalOf()]).toEqual([name, isPaused, before - 1])
      const outcome = await since()
      const answered = outcome['answered'] ?? 0
      if (isPaused) expect(answered).toBe(0)
      else answeredAfterwards += answered
      if (isPaused) await world.standby.resume()
    }
  })
})

test('a paused replica: whoever marked a student finds the mark', async () => {
  const { id } = await aCandidate(app.db)
  await world.standby.pause()
  const marked = await totalOf('{ bookmark: true }')
  const { errors } = await app
    .as(company.viewer)
    .ask('mutation ($ids: [ID!]!) { addCandidateBookmarks(ids: $ids) }', { ids: [id] })
  expect(errors).toEqual([])
  expect(await totalOf('{ bookmark: true }')).toBe(marked + 1)
  await world.standby.resume()
})

test('a replica that is promoted is left out, and the primary answers', async () => {
  await lookUntil(world.pools.replicas, 1)
  let total = 0
  expect(await atStandby(async () => (total = await totalOf()))).toEqual({ answered: 1 })
  await since()
  await world.standby.promote()
  await lookUntil(world.pools.replicas, 0)
  expect(await totalOf()).toBe(total)
  expect(await since()).toEqual({ none: 1 })
})
