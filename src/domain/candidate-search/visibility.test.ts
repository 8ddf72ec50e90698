import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { candidateMoves, type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { jobs } from '#domain/notification/jobs.ts'
import { schema } from '#door/schema.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aReason } from '#test/factories/scout-invitation.ts'
import { shareInTurn } from '#test/full-run.ts'
import { aCrowd, seenIn, type Crowd, type Role } from '#test/visibility/crowd.ts'
import { fieldsOfStudents } from '#test/visibility/fields.ts'
import { ways } from '#test/visibility/leaving.ts'
import { tellOfMemo, watchMemo } from '#test/visibility/noting.ts'
import type { Asking, Path } from '#test/visibility/path.ts'
import { numbersThatStay, paths, silent } from '#test/visibility/registry.ts'
import { searchPaths } from '#test/visibility/searching.ts'
import { worker } from '#test/work.ts'
import { exportParts } from './csv/queries.ts'
import { foldSearchFlips } from './search-index/commands.ts'

const app = ownApp()

const askingOf = (crowd: Crowd, at = 0): Asking => {
  const company = crowd.companies[at]
  if (!company) throw new Error('no such company')
  return { app, crowd, company }
}

type Seen = { path: string; roles: Role[]; count: number | undefined }

async function look(asking: Asking, { through, what, ask }: Path): Promise<Seen> {
  const { text, count } = await ask(asking)
  return { path: `${through[0]}: ${what}`, roles: seenIn(text, asking.crowd.students).toSorted(), count }
}

/** The students and the count on each path: all paths that read at once, then the paths that act one by one. */
async function lookAround(asking: Asking, where = paths): Promise<Seen[]> {
  const isAct = ({ through }: Path) => through[0]?.startsWith('Mutation.') === true
  const seen = new Map<Path, Seen>()
  await Promise.all(where.filter((path) => !isAct(path)).map(async (path) => seen.set(path, await look(asking, path))))
  for (const path of where.filter(isAct)) seen.set(path, await look(asking, path))
  return where.map((path) => seen.get(path) as Seen)
}

/** The expected students and counts. A count may include students of other tests, so only its decrease is compared. */
const expected = (before: readonly Seen[], whom: (path: Path) => readonly Role[], where = paths): Seen[] =>
  where.map((path, at) => {
    const { path: name, count } = before[at] as Seen
    const left = path.shows.length - whom(path).length
    return {
      path: name,
      roles: path.isNumber ? [] : whom(path).toSorted(),
      count: count === undefined ? undefined : count - left,
    }
  })

describe('§6 the list of paths', () => {
  const listedFields = new Set([...paths.flatMap(({ through }) => through), ...Object.keys(silent)])
  const needed = fieldsOfStudents(schema)

  test('every field that leads to a student has a row', () =>
    expect(needed.filter((field) => !listedFields.has(field))).toEqual([]))
  test('and no row speaks of a field that is gone', () => {
    const beside = ['GET /api/clients/candidates/csv', 'Query.companyTodo']
    expect([...listedFields].filter((field) => !needed.includes(field) && !beside.includes(field))).toEqual([])
  })
  test('§4 every status an active student can come to is a way out', () => {
    const reached = new Set<CandidateStatus>(['ACTIVE'])
    for (const status of reached)
      for (const { from, to } of Object.values(candidateMoves))
        if (from.some((name: CandidateStatus) => name === status)) reached.add(to)
    expect(new Set(Object.values(ways).map(({ to }) => to))).toEqual(reached)
  })
})

describe.each(shareInTurn(Object.entries(ways), 2))(
  '§6 a student who %s',
  (_, { leave, isHiding, isForOneCompany }) => {
    let crowd: Crowd
    let before: Seen[]
    beforeAll(async () => {
      crowd = await aCrowd(app.db, isForOneCompany ? 2 : 1)
      await foldSearchFlips(app.db)
      before = await lookAround(askingOf(crowd))
    })
    const stays = (path: Path) => (isHiding ? path.keeps : [])

    test('was on every path', () => {
      expect(before).toEqual(expected(before, (path) => path.shows))
      for (const [at, { shows }] of paths.entries()) {
        const { path, count = shows.length } = before[at] as Seen
        expect(count, path).toBeGreaterThanOrEqual(shows.length)
      }
    })

    test(
      'is on none in the statement after the commit, nor after the fold; what names nobody stays',
      { timeout: 60_000 },
      async () => {
        const asking = askingOf(crowd)
        const numbers = async () => (await app.as(asking.company.viewer).ask(numbersThatStay)).data
        const keptBefore = await numbers()
        const elsewhere = isForOneCompany && (await lookAround(askingOf(crowd, 1)))
        for (const student of crowd.students) await leave(app, student, asking.company.companyId)

        expect(await lookAround(asking)).toEqual(expected(before, stays))
        await foldSearchFlips(app.db)
        expect(await lookAround(asking, searchPaths)).toEqual(expected(before, stays, searchPaths))
        expect(await numbers()).toEqual(keptBefore)
        expect(seenIn(JSON.stringify(keptBefore), crowd.students)).toEqual([])
        if (elsewhere) expect(await lookAround(askingOf(crowd, 1))).toEqual(elsewhere)
      },
    )

    test('is sent nothing more', async () => {
      const { company } = askingOf(crowd)
      const other = await aCandidate(app.db)
      const fresh = crowd.students.find(({ role }) => role === 'fresh')?.id ?? ''
      const { data } = await app.as(company.viewer).ask(
        `mutation ($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
        sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発", message: $message, invitations: $invitations) { sentIds failures { candidateId code } } }`,
        {
          jobId: company.job.id,
          message: aMessage,
          invitations: [fresh, other.id].map((candidateId) => ({ candidateId, reason: aReason })),
        },
      )
      const { sentIds, failures } = data.sendScoutInvitations
      expect(sentIds).toHaveLength(1)
      expect(failures).toMatchObject([{ candidateId: fresh }])
    })
  },
)

test('§6 a download in hand and a memo that is watched show nobody who left meanwhile', async () => {
  const crowd = await aCrowd(app.db, 1)
  const asking = askingOf(crowd)
  const { companyId } = asking.company
  const filter = { jobId: null, scoutInvitationStatus: 'ACCEPTED', schedulingStatus: null } as const
  const pieces = exportParts(app.db, companyId, filter, 'UTF_8')
  expect((await pieces.next()).value?.rows).toBe(0)
  const watched = crowd.students.find(({ role }) => role === 'accepted')?.id ?? ''
  const events = await watchMemo(asking, watched)
  const nextEvent = events?.next()
  // The relay begins to listen with the first subscriber.
  await sleep(150)

  for (const student of crowd.students) await ways['withdraws']?.leave(app, student, companyId)
  await tellOfMemo(asking, watched)
  const { value } = (await nextEvent) ?? {}
  expect(value?.data ?? null).toBeNull()
  expect(value?.errors?.[0]?.originalError).toMatchObject({ code: 'not_found' })
  await events?.return(undefined)
  const rest = await Array.fromAsync(pieces)
  expect(rest.map(({ rows }) => rows)).toEqual([0])
  expect(seenIn(Buffer.concat(rest.map(({ bytes }) => bytes)).toString(), crowd.students)).toEqual([])
})

test('§6 what was told stays told without a name, and leads to nobody any more', async () => {
  const crowd = await aCrowd(app.db, 1)
  const { company } = askingOf(crowd)
  const student = crowd.students.find(({ role }) => role === 'accepted') as Crowd['students'][number]
  const { id: scoutInvitationId } = await app.db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', student.id)
    .executeTakeFirstOrThrow()
  await jobs.notify_scout_accepted({ companyId: company.companyId, scoutInvitationId }, worker(app).context)
  await ways['withdraws']?.leave(app, student, company.companyId)

  const { data } = await app
    .as(company.viewer)
    .ask('{ viewer { ... on CompanyViewer { notifications { title body path } } } }')
  const [notification] = data.viewer.notifications as { title: string; body: string; path: string }[]
  expect(JSON.stringify(notification)).not.toContain(student.mark)
  const candidateIds = [new URL(notification?.path ?? '', 'https://yoake.test').searchParams.get('ids')]
  expect(candidateIds).toEqual([student.id])
  const { data: opened } = await app
    .as(company.viewer)
    .ask('query ($ids: [ID!]) { searchCandidates(condition: { candidateIds: $ids }) { totalCount } }', {
      ids: candidateIds,
    })
  expect(opened.searchCandidates.totalCount).toBe(0)
})
