import { readFileSync } from 'node:fs'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openServer } from '../load.ts'
import type { Measure } from './measures.ts'
import { pageOf, type Question } from './questions.ts'
import { fine, spreadOf } from './timing.ts'

const rounds = 10
const warmUps = 3
const renders = 100
/** So many until the engine has compiled what a page runs through. */
const warmRenders = 200
const pages: [name: string, search: string][] = [
  ['no filter', '?all=true'],
  ['four filters', '?y=2028&c=SCIENCE&a=23&la=WITHIN_30'],
  ['a word', `?tk=${encodeURIComponent('研究')}`],
]

/** The question with its thirty cards over HTTP, and the page itself, from a server of its own in the company's name. */
export async function timeHttp(url: string, dataDir: string, questions: readonly Question[]): Promise<Measure[]> {
  const served = await openServer(url, dataDir)
  try {
    const ask = await served.signIn('client', demoAccounts.recruiter)
    const query = cardsDocument()
    const askAll = async () => {
      const times: number[] = []
      // By gender the door answers during a positive action only.
      for (const question of questions.filter(({ condition }) => condition.genders === undefined))
        times.push(await ask({ query, variables: { condition: { ...question.condition, ...pageOf(question) } } }))
      return times
    }
    for (let round = 0; round < warmUps; round += 1) await askAll()
    const residentBefore = served.residentMb()
    const cpuBefore = served.cpuMs()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(...(await askAll()))
    const cpu = (served.cpuMs() - cpuBefore) / times.length
    const spread = spreadOf(times)
    const rendered = await timePages(served)
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

async function timePages(served: Awaited<ReturnType<typeof openServer>>): Promise<Measure[]> {
  const cookie = await served.cookieOf('client', demoAccounts.recruiter)
  const measures: Measure[] = []
  for (const [name, search] of pages) {
    const render = async () => {
      const response = await fetch(`${served.url}/client/candidates${search}`, { headers: { cookie } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`the search page answered ${response.status}`)
    }
    for (let n = 0; n < warmRenders; n += 1) await render()
    const before = served.cpuMs()
    for (let n = 0; n < renders; n += 1) await render()
    const cpu = (served.cpuMs() - before) / renders
    measures.push({ what: `page rendered, ${name}, server CPU`, value: fine(cpu), unit: 'ms', atMost: 8 })
  }
  return measures
}

/** The question of the page, as the pages send it. */
function cardsDocument() {
  const [, text] =
    /CandidateCardsDocument = new TypedDocumentString\(`([^`]*)`/.exec(
      readFileSync('src/web/generated/graphql.ts', 'utf8'),
    ) ?? []
  if (!text) throw new Error('no document CandidateCards')
  return text
}
