import { countOptions } from '#domain/candidate-search/search-index/options.ts'
import { openDatabase } from '#platform/database/db.ts'
import { ask } from './index-speed.ts'
import type { World } from './known-company.ts'
import type { Measure } from './measures.ts'
import type { Question } from './questions.ts'
import { spreadOf, timed } from './timing.ts'

const rounds = 20

/** Times the counts of students for each of the 48 prefectures, under the conditions of ten questions. */
export async function timeOptions(url: string, world: World, questions: readonly Question[]): Promise<Measure[]> {
  const { db, close } = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const sample = questions.filter((_, at) => at % Math.ceil(questions.length / 10) === 0)
  const times: number[] = []
  for (let round = -1; round < rounds; round += 1)
    for (const { condition } of sample) {
      const { ms } = await timed(() => countOptions(db, world.companyId, condition, 'prefectureIds'))
      if (round >= 0) times.push(ms)
    }
  await close()
  const { p50Ms, p95Ms, maxMs } = spreadOf(times)
  const beside = await timeBeside(url, world, questions)
  return [
    { what: 'counts of 48 options, p50', value: p50Ms, unit: 'ms', atMost: 15 },
    { what: 'counts of 48 options, p95', value: p95Ms, unit: 'ms', atMost: 40 },
    { what: 'counts of 48 options, max', value: maxMs, unit: 'ms' },
    { what: 'count + page beside such counts, p50', value: beside.p50Ms, unit: 'ms' },
    { what: 'count + page beside such counts, p95', value: beside.p95Ms, unit: 'ms' },
  ]
}

/** The result does not wait for them: both at once, each on its own connection. */
async function timeBeside(url: string, world: World, questions: readonly Question[]) {
  const results = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const options = openDatabase(url, { poolSize: 1, statementTimeout: 0 })
  const ending = new AbortController()
  const counting = (async () => {
    while (!ending.signal.aborted)
      for (const { condition } of questions.slice(0, 10))
        await countOptions(options.db, world.companyId, condition, 'prefectureIds')
  })()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1)
    for (const question of questions) times.push((await timed(() => ask(results.db, world, question))).ms)
  ending.abort()
  await counting
  await Promise.all([results.close(), options.close()])
  return spreadOf(times)
}
