import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { acts } from './acts/every.ts'
import { documentOf, mutations } from './acts/document.ts'
import { aWorld, strangersOf, type Act, type World } from './acts/world.ts'
import { watchRows } from './changed-rows.ts'
import { ownApp, type Answered } from './client.ts'
import { aCandidate } from './factories.ts'
import { isFullRun, shareInTurn } from './full-run.ts'

/** Counters, refusals and the search index, which follow an attempt or another table. */
const aside = [
  'idempotency_key',
  'rate_limit',
  'security_event',
  'search_bits',
  'search_posting_block',
  'search_flip',
  'search_delta',
]

const app = ownApp()
let written: Awaited<ReturnType<typeof watchRows>>
// They are only refused, so all worlds have the same.
let strangers: World['strangers']
beforeAll(async () => {
  strangers = strangersOf(app.db)
  written = await watchRows(app.db, { except: aside })
})

const call = (name: string, viewer: Viewer | null, variables: Record<string, unknown>, idempotencyKey?: string) =>
  app.as(viewer).ask(documentOf(name, variables), variables, idempotencyKey === undefined ? {} : { idempotencyKey })

const codes = ({ errors }: Answered) => errors.map(({ code }) => code)
const doerOf = (act: Act, world: World): Viewer | null =>
  act.by === 'guest' ? null : act.by === 'student' ? world.student.viewer : world.viewer
const nones = ['x', '00000000-0000-0000-0000-000000000000', '', "' or 1=1 --", '𠮷'.repeat(400)]
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Stage = { world: World; variables: Record<string, unknown> }
/** A world in which the mutation would succeed. */
async function aStage(act: Act): Promise<Stage> {
  const world = await aWorld(app.db, strangers)
  return { world, variables: await act.make(world) }
}

/** The call is refused, and no row is written. */
async function expectRefused(
  name: string,
  viewer: Viewer | null,
  variables: Record<string, unknown>,
  allowed: string[],
) {
  await written()
  const answer = await call(name, viewer, variables)
  expect(codes(answer), JSON.stringify(answer)).toHaveLength(1)
  expect(allowed).toContain(codes(answer)[0])
  expect(answer.data?.[name] ?? null).toBeNull()
  expect(await written()).toEqual([])
}

test('the watch over every row notices each kind of write, and nothing else', async () => {
  const { id } = await aCandidate(app.db)
  expect(await written()).toContain('candidate insert')
  const place = () => app.db.updateTable('candidate').where('id', '=', id)
  await place().set({ status: 'ACTIVE' }).execute()
  expect(await written()).toEqual([])
  await place().set({ status: 'HIDDEN' }).execute()
  expect(await written()).toContain('candidate update')
  await app.db.deleteFrom('candidate').where('id', '=', id).execute()
  expect(await written()).toContain('candidate delete')
  expect(await written()).toEqual([])
})

describe('§6 §7 every mutation', () => {
  test('§7 none is forgotten', () => expect(Object.keys(acts).toSorted()).toEqual(Object.keys(mutations).toSorted()))

  describe.each(Object.entries(acts))('%s', (name, act) => {
    const isSignedIn = act.by !== 'guest'
    // Refused calls change nothing, so they share a world with the call that succeeds after them.
    let stage: Stage
    beforeAll(async () => {
      stage = await aStage(act)
    })

    if (isSignedIn)
      test(`§6 ${name} refuses a guest and the other areas`, async () => {
        const { world, variables } = stage
        await expectRefused(name, null, variables, ['unauthenticated'])
        if (act.isOfBoth) return
        await expectRefused(name, act.by === 'student' ? world.viewer : world.student.viewer, variables, ['forbidden'])
      })

    if (act.by === 'company' && !act.isForReaders)
      test(`§6 ${name} refuses who may only read`, async () => {
        await expectRefused(name, stage.world.reader.viewer, stage.variables, ['forbidden'])
      })

    if (isSignedIn && !act.isOwn)
      test(`§6 ${name} knows nothing of another’s`, async () => {
        const { company, student } = await strangers()
        const viewer = act.by === 'student' ? student.viewer : company.viewer
        await expectRefused(name, viewer, stage.variables, ['not_found'])
      })

    test(`§8 ${name} refuses ids that are none`, async () => {
      const text = JSON.stringify(stage.variables)
      if (!text.match(uuid)) return
      await written()
      for (const none of isFullRun ? nones : nones.slice(0, 2)) {
        const variables = JSON.parse(text.replaceAll(uuid, () => JSON.stringify(none).slice(1, -1)))
        const answer = await call(name, doerOf(act, stage.world), variables)
        expect(codes(answer).filter((code) => !['not_found', 'invalid_input', 'invalid_query'].includes(code))).toEqual(
          [],
        )
        expect([none, await written()]).toEqual([none, []])
      }
    })

    test(`§4 ${name} twice with one key acts once`, async () => {
      const { world, variables } = stage
      const key = `one-key-for-${name}-${world.student.id}`
      const first = await call(name, doerOf(act, world), variables, key)
      expect(codes(first), JSON.stringify(first)).toEqual([])
      await written()
      expect(await call(name, doerOf(act, world), variables, key)).toEqual(first)
      expect(await written()).toEqual(act.leaves ?? [])
    })
  })

  // Each needs a world of its own.
  test.each(shareInTurn(Object.entries(acts), 3))('§4 %s twice at once', async (name, act) => {
    const { world, variables } = await aStage(act)
    const answers = await Promise.all([1, 2].map(() => call(name, doerOf(act, world), variables)))
    const refused = answers.flatMap(codes)
    expect(refused.length, JSON.stringify(answers)).toBeLessThan(2)
    for (const code of refused) expect(act.again ?? []).toContain(code)
  })
})
