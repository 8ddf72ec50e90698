import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openServer } from '../load.ts'
import type { Measure } from './measures.ts'
import { pageOf, type Question } from './questions.ts'
import { fine, spreadOf } from './timing.ts'

/** Until the engine has compiled the code of a page, it is rendered twice as often as it is measured. */
const rendersOf = (rounds: number) => ({ warmRenders: rounds * 20, renders: rounds * 10 })
const warmUpsOf = (rounds: number) => Math.ceil(rounds / 4)
const pages: [name: string, search: string][] = [
  ['no filter', '?all=true'],
  ['four filters', '?y=2028&c=SCIENCE&a=23&la=WITHIN_30'],
  ['a word', `?tk=${encodeURIComponent('研究')}`],
]

/** The question with its thirty cards over HTTP, and the page itself, from a server of its own in the company's name. */
export async function timeHttp(
  url: string,
  dataDir: string,
  questions: readonly Question[],
  rounds: number,
): Promise<Measure[]> {
  const served = await openServer(url, dataDir)
  try {
    const ask = await served.signIn('client', demoAccounts.recruiter)
    const query = cardsDocumentOf('.')
    const askAll = async () => {
      const times: number[] = []
      // The API refuses a search by gender unless a positive action is in force.
      for (const question of questions.filter(({ condition }) => condition.genders === undefined))
        times.push(await ask({ query, variables: variablesOf(question) }))
      return times
    }
    for (let round = 0; round < warmUpsOf(rounds); round += 1) await askAll()
    const residentBefore = served.residentMb()
    const cpuBefore = served.cpuMs()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(...(await askAll()))
    const cpu = (served.cpuMs() - cpuBefore) / times.length
    const spread = spreadOf(times)
    const rendered = await timePages(served, rounds)
    return [
      { what: 'over HTTP with 30 cards, p50', value: spread.p50Ms, unit: 'ms', atMost: 12 },
      { what: 'over HTTP with 30 cards, p95', value: spread.p95Ms, unit: 'ms', atMost: 40 },
      { what: 'over HTTP with 30 cards, server CPU', value: fine(cpu), unit: 'ms' },
      ...rendered,
      { what: 'server memory before the load', value: fine(residentBefore), unit: 'MB' },
      { what: 'server memory after it', value: fine(served.residentMb()), unit: 'MB' },
    ]
  } finally {
    await served.close()
  }
}

type Served = Awaited<ReturnType<typeof openServer>>

async function timePages(served: Served, rounds: number): Promise<Measure[]> {
  const { warmRenders, renders } = rendersOf(rounds)
  const { times } = await renderTimesOf(served)
  const measures: Measure[] = []
  for (const [name] of pages) {
    await times(name, warmRenders)
    const { ms, cpuMs } = await times(name, renders)
    measures.push(
      { what: `page rendered, ${name}, server CPU`, value: fine(cpuMs), unit: 'ms', atMost: 12 },
      { what: `page rendered, ${name}, wall, p50`, value: spreadOf(ms).p50Ms, unit: 'ms', atMost: 20 },
    )
  }
  return measures
}

/** Wall time of each rendering of a page, and the server's processor time for one. */
export async function renderTimesOf(served: Served) {
  const cookie = await served.cookieOf('client', demoAccounts.recruiter)
  const searches = Object.fromEntries(pages)
  async function times(name: string, count: number) {
    const ms: number[] = []
    const before = served.cpuMs()
    for (let n = 0; n < count; n += 1) {
      await served.keepUnlimited()
      const begun = performance.now()
      const response = await fetch(`${served.url}/client/candidates${searches[name] ?? ''}`, { headers: { cookie } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`the search page answered ${response.status}`)
      ms.push(performance.now() - begun)
    }
    return { ms, cpuMs: (served.cpuMs() - before) / count }
  }
  return { pages: searches, times }
}

/** Variables of the document as the loader of the list gives them: cards mark the words. */
export const variablesOf = (question: Question) => ({
  condition: { ...question.condition, ...pageOf(question) },
  keywords: question.condition.textKeywords ?? [],
})

/** The CandidateCards document in the generated code of a checkout. */
export function cardsDocumentOf(root: string) {
  const [, text] =
    /CandidateCardsDocument = new TypedDocumentString\(`([^`]*)`/.exec(
      readFileSync(join(root, 'src/web/generated/graphql.ts'), 'utf8'),
    ) ?? []
  if (!text) throw new Error('no document CandidateCards')
  return text
}
