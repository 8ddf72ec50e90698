import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import type { World } from './known-company.ts'
import type { Measure } from './measures.ts'
import { pageOf, type Question } from './questions.ts'
import { fine, spreadOf, timed, type Spread } from './timing.ts'

const warmUps = 3
const rounds = 20
export const clients = 8

export type Answered = { question: string } & Spread

/** Count and page, as the product asks for them. */
export const ask = (db: Db, { companyId }: World, question: Question) =>
  searchCandidateIds(db, companyId, question.condition, pageOf(question))

type Limits = { named: string; p50?: number; p95?: number; max?: number }
const limits: Limits = { named: 'count + page', p50: 3, p95: 20, max: 40 }
export const hurtLimits: Limits = { named: 'made to hurt', p50: 12, p95: 40, max: 40 }
/** Of ten million; of what is made to hurt the last page alone has one. */
export const copiesLimits: Limits = { named: 'count + page', p50: 12, p95: 90 }
export const hurtCopiesLimits: Limits = { named: 'made to hurt' }
export const lastPage = { question: 'the last page of everybody', atMost: 120 }

/** Count and page of every question on one connection, round by round, so that no question stays warm by itself. */
export async function timeQuestions(
  url: string,
  world: World,
  questions: readonly Question[],
  { named, p50, p95, max }: Limits = limits,
) {
  const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const times = questions.map((): number[] => [])
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [at, question] of questions.entries()) {
      const { ms } = await timed(() => ask(db, world, question))
      if (round >= 0) times[at]?.push(ms)
    }
  await close()
  const answered = questions.map(({ name }, at): Answered => ({ question: name, ...spreadOf(times[at] ?? []) }))
  const all = spreadOf(times.flat())
  const measures: Measure[] = [
    { what: `${named}, p50`, value: all.p50Ms, unit: 'ms', ...atMost(p50) },
    { what: `${named}, p95`, value: all.p95Ms, unit: 'ms', ...atMost(p95) },
    { what: `${named}, max`, value: all.maxMs, unit: 'ms', ...atMost(max) },
    { what: `${named}, mean`, value: all.meanMs, unit: 'ms' },
  ]
  return { answered, measures }
}

const atMost = (limit: number | undefined) => (limit === undefined ? {} : { atMost: limit })

/** Clients that ask one mixed question after the other until told to stop. */
export async function search(url: string, world: World, questions: readonly Question[], until: () => boolean) {
  const { db, close } = openDatabase(url, { poolSize: clients, statementTimeout: 0 })
  const times: number[] = []
  const begun = performance.now()
  const client = async (_: unknown, number: number) => {
    // Every client begins elsewhere, and a step without a common divisor visits every question.
    for (let at = number * 5; !until(); at += 7) {
      const question = questions[at % questions.length]
      if (question) times.push((await timed(() => ask(db, world, question))).ms)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perSecond = fine(times.length / ((performance.now() - begun) / 1000))
  await close()
  return { perSecond, spread: spreadOf(times) }
}

export async function timeClients(url: string, world: World, questions: readonly Question[]): Promise<Measure[]> {
  const forSeconds = (seconds: number) => {
    const end = performance.now() + seconds * 1000
    return () => performance.now() > end
  }
  await search(url, world, questions, forSeconds(2))
  const { perSecond, spread } = await search(url, world, questions, forSeconds(10))
  return [
    { what: `${clients} clients`, value: perSecond, unit: 'queries/s', atLeast: 300 },
    { what: `${clients} clients, p50`, value: spread.p50Ms, unit: 'ms' },
    { what: `${clients} clients, p95`, value: spread.p95Ms, unit: 'ms' },
  ]
}
