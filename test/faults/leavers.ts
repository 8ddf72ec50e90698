import { setTimeout as sleep } from 'node:timers/promises'
import { foldSearchFlips } from '#domain/candidate-search/search-index/commands.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { callAs, type Call } from '#test/e2e/calls.ts'
import type { ReplicatedWorld } from './replicated-world.ts'

const block = 'mutation ($ids: [ID!]!) { blockCompanies(companyIds: $ids) }'
const mark = 'mutation ($ids: [ID!]!) { addCandidateBookmarks(ids: $ids) }'
const search =
  'query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { totalCount } }'

/**
 * Students who block companies one after another. After each answer both servers are searched for the student, who is
 * never counted again; before it, a recruiter marks the student and finds the mark.
 */
export async function openLeavers({ database: { db }, servers }: ReplicatedWorld, count: number) {
  // A user may search only so often in a minute.
  const companies = await Promise.all(Array.from({ length: 40 }, () => aCompanyWithUser(db, { planKey: 'PREMIUM' })))
  const askers: { companyId: string; calls: Call[] }[] = []
  for (const { company, viewer } of companies) {
    const calls: Call[] = []
    for (const { url } of servers) calls.push(await callAs(url, db, viewer))
    askers.push({ companyId: company.id, calls })
  }
  const students: { id: string; call: Call }[] = []
  for (let n = 0; n < count; n += 1) {
    const { id, viewer } = await aCandidate(db)
    const server = servers[n % servers.length]
    if (server) students.push({ id, call: await callAs(server.url, db, viewer) })
  }
  await foldSearchFlips(db)

  const found = { left: 0, 'counted afterwards': 0, 'mark not found': 0, refused: 0, 'slowest ms': 0 }
  const stopping = new AbortController()
  async function countedBy(call: Call | undefined, condition: object): Promise<number> {
    for (;;) {
      const started = performance.now()
      const answer = await call?.(search, { condition }).catch(() => undefined)
      found['slowest ms'] = Math.max(found['slowest ms'], performance.now() - started)
      const total = (answer?.data?.['searchCandidates'] as { totalCount: number } | undefined)?.totalCount
      if (total !== undefined) return total
      found.refused += 1
      if (stopping.signal.aborted) return 0
      await sleep(100)
    }
  }
  /** Asks again under the same key until the act is acknowledged. */
  async function done(call: Call | undefined, document: string, ids: string[]) {
    const key = crypto.randomUUID()
    while (!stopping.signal.aborted) {
      const answer = await call?.(document, { ids }, key).catch(() => undefined)
      if (answer?.data && !answer.errors) return
      await sleep(100)
    }
  }
  async function leave({ id, call }: (typeof students)[number], turn: number) {
    const asker = askers[turn % askers.length]
    if (!asker) return
    const condition = { candidateIds: [id] }
    await done(asker.calls[turn % 2], mark, [id])
    const isMarked = await countedBy(asker.calls[(turn + 1) % 2], { ...condition, bookmark: true })
    if (isMarked === 0 && !stopping.signal.aborted) found['mark not found'] += 1
    await done(call, block, [asker.companyId])
    const counted = await Promise.all(asker.calls.map((each) => countedBy(each, condition)))
    if (counted.some((total) => total > 0)) found['counted afterwards'] += 1
    found.left += 1
  }
  const writers = 2
  const leaving = Promise.all(
    Array.from({ length: writers }, async (_, at) => {
      for (const [turn, student] of students.entries())
        if (turn % writers === at && !stopping.signal.aborted) await leave(student, turn)
    }),
  )
  return {
    found,
    /** Waits until so many more have left; false when that takes a minute. */
    async more(wanted: number) {
      const until = Math.min(count, found.left + wanted)
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) if (found.left >= until) return true
      return false
    },
    async close() {
      for (const end = Date.now() + 60_000; found.left < count && Date.now() < end;) await sleep(50)
      stopping.abort()
      await leaving
      return found
    },
  }
}
