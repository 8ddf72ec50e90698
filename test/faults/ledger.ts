import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, acceptedForScheduling, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { callAs } from '#test/e2e/calls.ts'
import type { World } from './world.ts'

const choose = /* GraphQL */ `
  mutation Choose($scoutInvitationId: ID!, $schedulingDateId: ID!) {
    chooseSchedulingDate(scoutInvitationId: $scoutInvitationId, schedulingDateId: $schedulingDateId) {
      schedulingStatus
    }
  }
`

type Product = Pick<World, 'database' | 'servers'>
type Student = { candidateId: string; choose: () => Promise<'acknowledged' | 'refused' | 'unanswered'> }

/** A student who asks once does so this long after the one before. */
const onceEveryMs = 200

/**
 * Students who choose dates one after another through both servers, and the answers they got. Of `once` more students
 * each asks a single time: what was refused to them is not done afterwards either.
 */
export async function openLedger({ database: { db }, servers }: Product, count: number, once = 0) {
  const sender = await aSchedulingSender(db)
  const date = await sender.date({ capacity: 300 })
  async function aStudent(n: number): Promise<Student> {
    const { id: candidateId, viewer } = await aCandidate(db)
    const { id: scoutInvitationId } = await aScoutInvitation(db, {
      ...homeOf(sender),
      candidateId,
      ...acceptedForScheduling(),
    })
    const calls = await Promise.all(servers.map(({ url }) => callAs(url, db, viewer)))
    const key = crypto.randomUUID()
    let turn = n
    return {
      candidateId,
      choose: async () => {
        turn += 1
        const call = calls[turn % calls.length]
        const answer = await call?.(choose, { scoutInvitationId, schedulingDateId: date.id }, key)
        const code = answer?.errors?.[0]?.extensions.code
        if (code === 'outcome_unknown') return 'unanswered'
        return answer?.data && !answer.errors ? 'acknowledged' : 'refused'
      },
    }
  }
  const everyone: Student[] = []
  const atOnce = 5
  for (let n = 0; n < count + once; n += atOnce)
    everyone.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => aStudent(n + at)))))
  const students = everyone.slice(0, count)

  const acknowledged: string[] = []
  const acknowledgedAt: number[] = []
  const stopping = new AbortController()
  let longestGap = 0
  let last = performance.now()
  /** Each student asks again under the same key, through the other server, until the choice is acknowledged. */
  async function write(own: Student[]) {
    for (const student of own) {
      while (!stopping.signal.aborted) {
        const answer = await student.choose().catch(() => 'unanswered')
        if (answer === 'acknowledged') {
          acknowledged.push(student.candidateId)
          acknowledgedAt.push(performance.now())
          longestGap = Math.max(longestGap, performance.now() - last)
          last = performance.now()
          break
        }
        await sleep(50)
      }
      await sleep(30)
    }
  }
  const writers = 4
  const writing = Promise.all(
    Array.from({ length: writers }, (_, at) => write(students.filter((_one, index) => index % writers === at))),
  )

  const acknowledgedOnce: string[] = []
  const refused: string[] = []
  async function askOnce({ candidateId, choose: ask }: Student) {
    // Without an answer nobody was told anything.
    const answer = await ask().catch(() => 'unanswered')
    if (answer === 'acknowledged') acknowledgedOnce.push(candidateId)
    if (answer === 'refused') refused.push(candidateId)
  }
  const askingOnce = (async () => {
    const asked: Promise<void>[] = []
    for (const student of everyone.slice(count)) {
      if (stopping.signal.aborted || acknowledged.length >= count) break
      asked.push(askOnce(student))
      await sleep(onceEveryMs)
    }
    await Promise.all(asked)
  })()

  return {
    acknowledged,
    /** The moment of each acknowledgement, by `performance.now()`. */
    acknowledgedAt,
    /** Waits for so many more acknowledged choices; false when that takes a minute. */
    async more(wanted: number) {
      const until = Math.min(count, acknowledged.length + wanted)
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20))
        if (acknowledged.length >= until) return true
      return false
    },
    /** Ends the writing and compares the acknowledged choices with the bookings in the database. */
    async close() {
      const end = Date.now() + 60_000
      while (acknowledged.length < count && Date.now() < end) await sleep(50)
      stopping.abort()
      await Promise.all([writing, askingOnce])
      const { rows } = await sql<{ candidateId: string; times: number }>`
        select candidate_id, count(*)::int as times
        from booking where scheduling_date_id = ${date.id} and status = 'BOOKED' group by candidate_id`.execute(db)
      const kept = new Map(rows.map((row) => [row.candidateId, row]))
      const { booked } = await db
        .selectFrom('schedulingDate')
        .select('booked')
        .where('id', '=', date.id)
        .executeTakeFirstOrThrow()
      return {
        acknowledged: acknowledged.length,
        lost: [...acknowledged, ...acknowledgedOnce].filter((id) => !kept.has(id)).length,
        doubled: rows.filter(({ times }) => times > 1).length + Math.abs(booked - rows.length),
        ...(once > 0 && { refused: refused.length, 'refused and done': refused.filter((id) => kept.has(id)).length }),
        'gap s': longestGap / 1000,
      }
    },
  }
}

/** The number of jobs still due, after so many seconds without a fault. */
export async function unfinishedJobs({ database: { db } }: Product, seconds = 30): Promise<number> {
  for (const end = Date.now() + seconds * 1_000; ; await sleep(200)) {
    // A failed job waits longer each time; here it is tried again at once.
    await sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`.execute(
      db,
    )
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from graphile_worker.jobs where run_at <= now()`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count === 0 || Date.now() > end) return count
  }
}
