import { join, resolve } from 'node:path'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { openServer } from '../load.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { cardsDocumentOf, renderTimesOf, variablesOf } from './http-speed.ts'
import type { World } from './known-company.ts'
import { pageOf, type Question } from './questions.ts'
import { fine, mean, spreadOf, timed } from './timing.ts'

type Product = {
  name: string
  root: string
  url: string
  dataDir: string
  db: Db
  search: (
    db: Db,
    companyId: CompanyId,
    condition: Question['condition'],
    page: object,
  ) => Promise<{ totalCount: number; ids: string[] }>
  close: () => Promise<void>
}
const rounds = 15

/** Loads the search of a checkout into this process, on a database of its own. */
async function openProduct(name: string, root: string, url: string, dataDir: string): Promise<Product> {
  const at = (path: string) => import(join(resolve(root), path)) as Promise<Record<string, never>>
  const { openDatabase } = (await at(
    'src/platform/database/db.ts',
  )) as unknown as typeof import('#platform/database/db.ts')
  const { searchCandidateIds } = (await at('src/domain/candidate-search/search-index/queries.ts')) as unknown as {
    searchCandidateIds: Product['search']
  }
  const { db, close } = openDatabase(url, { poolSize: 8, statementTimeout: 0 })
  return { name, root, url, dataDir, db, search: searchCandidateIds, close }
}

export type Side = { root: string; url: string; dataDir: string }

/**
 * Measures two checkouts on two databases of the same students, in turns, so that other load on the machine slows both.
 * Equal answers are checked first.
 */
export async function besideEachOther(
  before: Side,
  now: Side,
  world: World,
  sets: Record<string, readonly Question[]>,
  withHttp: boolean,
) {
  const sides = [
    await openProduct('before', before.root, before.url, before.dataDir),
    await openProduct('now', now.root, now.url, now.dataDir),
  ] as const
  try {
    for (const [name, questions] of Object.entries(sets)) {
      console.log(`\n${name}: ${questions.length} questions, count + page on one connection, ms`)
      const times = await askBoth(sides, world, questions)
      console.table(
        questions.map((question, at) => {
          const [was, is] = times.map((of) => fine(median(of[at] ?? [])))
          return { question: question.name, before: was, now: is, ratio: fine((is ?? 0) / (was ?? 1)) }
        }),
      )
      tellSpreads(
        times.map((of) => of.flat()),
        'over all',
      )
      tellSpreads(
        times.map((of) => of.map(median)),
        'over medians',
      )
    }
    const all = Object.values(sets).flat()
    for (const [name, questions] of Object.entries({ ...sets, 'all mixed': all })) {
      const rates: number[][] = [[], []]
      for (let round = 0; round < 3; round += 1)
        for (const [at, side] of sides.entries()) rates[at]?.push(await rateOf(side, world, questions, 4))
      const [was, is] = rates.map((each) => fine(median(each)))
      console.log(`8 clients, ${name}: before ${was}, now ${is} questions/s, ratio ${fine((is ?? 0) / (was ?? 1))}`)
    }
    if (withHttp) await overHttp(sides, sets)
  } finally {
    for (const side of sides) await side.close()
  }
}

async function askBoth(sides: readonly Product[], world: World, questions: readonly Question[]) {
  const times = sides.map(() => questions.map((): number[] => []))
  for (let round = -2; round < rounds; round += 1)
    for (const [at, question] of questions.entries()) {
      const answers: string[] = []
      for (const [of, side] of sides.entries()) {
        const { result, ms } = await timed(() =>
          side.search(side.db, world.companyId, question.condition, pageOf(question)),
        )
        if (round >= 0) times[of]?.[at]?.push(ms)
        answers.push(JSON.stringify(result))
      }
      if (round === -2 && answers[0] !== answers[1])
        console.log(`DIFFERENT: ${question.name}\n${answers.join('\n').slice(0, 400)}`)
    }
  return times
}

async function rateOf(side: Product, { companyId }: World, questions: readonly Question[], seconds: number) {
  const end = performance.now() + seconds * 1000
  let count = 0
  const begun = performance.now()
  const client = async (_: unknown, number: number) => {
    for (let at = number * 5; performance.now() < end; at += 7) {
      const question = questions[at % questions.length]
      if (question) await side.search(side.db, companyId, question.condition, pageOf(question))
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return count / ((performance.now() - begun) / 1000)
}

async function overHttp(sides: readonly Product[], sets: Record<string, readonly Question[]>) {
  const served = []
  try {
    for (const { root, url, dataDir } of sides) served.push(await openServer(url, dataDir, root))
    const asks = await Promise.all(
      served.map(async (server, at) => ({
        ask: await server.signIn('client', demoAccounts.recruiter),
        query: cardsDocumentOf(sides[at]?.root ?? '.'),
      })),
    )
    for (const [name, questions] of Object.entries(sets)) {
      const times = sides.map((): number[] => [])
      const refused = new Map<Question, string>()
      for (let round = -2; round < 8; round += 1)
        for (const question of questions)
          for (const [at, { ask, query }] of asks.entries()) {
            if (refused.has(question)) continue
            // A limit of the API may refuse a question that is made to be slow.
            const ms = await ask({ query, variables: variablesOf(question) }).catch(
              (error: Error) => void refused.set(question, `${sides[at]?.name}, ${error.message.slice(0, 200)}`),
            )
            if (round >= 0 && typeof ms === 'number') times[at]?.push(ms)
          }
      for (const [question, why] of refused) console.log(`refused over HTTP: ${question.name}: ${why}`)
      tellSpreads(times, `over HTTP with 30 cards, ${name}`)
    }
    const renders = await Promise.all(served.map((server) => renderTimesOf(server)))
    for (const page of Object.keys(renders[0]?.pages ?? {})) {
      const walls = sides.map((): number[] => [])
      const cpus = sides.map((): number[] => [])
      for (let round = -20; round < 10; round += 1)
        for (const [at, render] of renders.entries()) {
          const { ms, cpuMs } = await render.times(page, 10)
          if (round < 0) continue
          walls[at]?.push(...ms)
          cpus[at]?.push(cpuMs)
        }
      tellSpreads(walls, `page rendered, ${page}, wall`)
      console.log(
        `page rendered, ${page}, server CPU: before ${fine(mean(cpus[0] ?? []))}, now ${fine(mean(cpus[1] ?? []))} ms`,
      )
    }
  } finally {
    for (const server of served) await server.close()
  }
}

const median = (times: readonly number[]) => spreadOf(times).p50Ms

function tellSpreads([before = [], now = []]: readonly (readonly number[])[], what: string) {
  const [was, is] = [spreadOf(before), spreadOf(now)]
  const changes = (['p50Ms', 'p95Ms', 'maxMs'] as const).map(
    (each) => `${each.slice(0, -2)} ${was[each]} → ${is[each]}`,
  )
  console.log(`${what}: ${changes.join(', ')}; ratio of p50 ${fine(is.p50Ms / was.p50Ms)}`)
}
