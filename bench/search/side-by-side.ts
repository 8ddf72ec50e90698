import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openServer } from '../load.ts'
import { cardsDocumentOf, variablesOf } from './http-speed.ts'
import { ask } from './index-speed.ts'
import { longestSeconds, type Answer, type OpenPeer, type Peer, type Stage } from './peer.ts'
import { requireFetched } from './peer-packages.ts'
import { peers, type PeerName } from './peers.ts'
import type { Question } from './questions.ts'
import { fine, spreadOf, timed } from './timing.ts'

/** `oursMs` is what we took for the same question in the same moment, `ourCount` what we counted. */
export type Comparison = {
  question: string
  ms: number
  oursMs: number
  count: number
  ourCount: number
  isSamePage: boolean
  isCapped: boolean
}
export type Compared =
  | {
      comparisons: Comparison[]
      refused: { question: string; reason: string }[]
      bytes: number
      loadSeconds: number | null
    }
  | { missing: string }

const longMs = 10_000
const rounds = 5

/** Every question of a peer and of us, or why the peer is not here. */
export async function holdAgainst(name: PeerName, stage: Stage, questions: readonly Question[]): Promise<Compared> {
  const peer: Peer = peers[name]
  try {
    if (peer.packages) requireFetched(peer.packages)
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) }
  }
  const refused = questions.flatMap((question) => {
    const reason = peer.refuses?.(question) ?? refusedByUs(peer, question)
    return reason === null ? [] : [{ question: question.name, reason }]
  })
  const open = await peer.open(stage)
  try {
    const comparisons = await askBoth(
      peer,
      open,
      stage,
      questions.filter(({ name: question }) => !refused.some((each) => each.question === question)),
    )
    return { comparisons, refused, bytes: await open.bytes(), loadSeconds: open.loadSeconds }
  } finally {
    await open.close()
  }
}

/** Our API answers a search by gender only while a positive action is in force. */
const refusedByUs = ({ beside }: Peer, { condition }: Question) =>
  beside === 'api' && condition.genders !== undefined ? 'our API refuses a gender' : null

/** Runs our search directly before the other one, so that other load on the machine affects both. */
async function askBoth({ beside }: Peer, open: OpenPeer, stage: Stage, questions: readonly Question[]) {
  const { db, close } = openDatabase(stage.url, { poolSize: 1, statementTimeout: 0 })
  const ofIndex = (question: Question) => ask(db, stage.world, question)
  const api = beside === 'api' ? await openApi(stage) : null
  try {
    if (api) await warmUp([api.ask, open.ask], questions)
    const comparisons: Comparison[] = []
    for (const question of questions) {
      const found = await ofIndex(question)
      const ours = api?.ask ?? (async () => (await timed(() => ofIndex(question))).ms)
      const times: number[] = []
      await ours(question)
      for (let n = 0; n < rounds; n += 1) times.push(await ours(question))
      const theirs = await timesOf(() => open.ask(question))
      comparisons.push({
        question: question.name,
        ms: theirs.ms,
        oursMs: spreadOf(times).p50Ms,
        count: theirs.answer?.totalCount ?? Number.NaN,
        ourCount: found.totalCount,
        isSamePage: theirs.answer?.ids.join() === found.ids.join(),
        isCapped: theirs.answer === null,
      })
    }
    return comparisons
  } finally {
    await api?.close()
    await close()
  }
}

/** A server that has just begun compiles its code with its first answers. A question that fails now fails by the clock too. */
async function warmUp(asks: ((question: Question) => Promise<unknown>)[], questions: readonly Question[]) {
  for (let round = 0; round < 2; round += 1)
    for (const question of questions) for (const each of asks) await each(question).catch(() => undefined)
}

/** Our own API with its thirty cards, in a process of its own. */
async function openApi({ url, dataDir }: Stage) {
  const served = await openServer(url, dataDir)
  const send = await served.signIn('client', demoAccounts.recruiter)
  const query = cardsDocumentOf('.')
  return { ask: (question: Question) => send({ query, variables: variablesOf(question) }), close: served.close }
}

/**
 * Once to warm up, then by the clock as often as us. What takes long at first reads everything and is not asked again,
 * what takes a while once more; what runs into the cap counts with the cap.
 */
async function timesOf(run: () => Promise<Answer>) {
  try {
    const first = await timed(run)
    const answer = first.result
    if (first.ms > longMs) return { ms: fine(first.ms), answer }
    const times = [(await timed(run)).ms]
    while (times.length < rounds && first.ms < longMs / 10) times.push((await timed(run)).ms)
    return { ms: spreadOf(times).p50Ms, answer }
  } catch (error) {
    if ((error as { code?: string }).code !== '57014') throw error
    return { ms: longestSeconds * 1000, answer: null }
  }
}
