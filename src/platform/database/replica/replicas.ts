import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConnection } from 'kysely'
import { log } from '../../log.ts'
import { replicaQuestions } from '../../metrics/metrics.ts'
import { openPrimaryLog, type Position } from './primary-log.ts'
import { openReplica, type Answered, type PoolKind, type Replica, type ReplicaPools } from './replica.ts'
import { isAskedAgain, isRecoveryConflict, latestMs, type Sample } from './rules.ts'

/** The part of a question that may be asked at a replica: the search of students alone, or all that it reads. */
export type Place = 'search' | 'all'

/**
 * A question of the door. All its statements go to one replica, at the log's position of its first statement. Once the
 * primary has answered one of them, it answers those that follow from it: no answer is older than one before.
 */
type Question = {
  place: Place
  replica?: Replica | undefined
  position?: Promise<Position | null>
  isAtPrimary?: true
}

/** The end of a statement that may go to a replica: answered there, or why it went to the primary. */
type Outcome = 'answered' | 'none' | 'behind' | 'conflict' | 'failed'

export type Replicas = {
  /** Runs a question whose statements may go to a replica; everything outside of one is the primary's. */
  during: <Result>(place: Place | null, ask: () => Result) => Result
  /** Whether the statement that is asked now may go to a replica. */
  isAsked: (kind: PoolKind) => boolean
  /** Asks a replica; undefined where the primary has to answer. */
  answer: <Result>(
    kind: PoolKind,
    ask: (connection: DatabaseConnection) => Promise<Result>,
  ) => Promise<Answered<Result>>
  count: () => { configured: number; inUse: number }
  /** Waits until each replica has been looked at once more. */
  look: () => Promise<void>
  close: () => Promise<void>
}

const lookEveryMs = 500

type Parts = {
  urls: readonly string[]
  /** Where the primary is asked for the position of its log. */
  primaryUrl: string
  pools: ReplicaPools
}

/**
 * Replicas for reading. A question asks the primary once where its log is, and then a replica that has replayed so
 * far: so it sees everything that was answered to anybody before it came.
 */
export function openReplicas({ urls, primaryUrl, pools }: Parts): Replicas {
  const primary = openPrimaryLog(primaryUrl)
  const replicas = urls.map((url, at) => openReplica(url, at + 1, pools))
  const questions = new AsyncLocalStorage<Question | undefined>()
  const stopping = new AbortController()
  const samples: Sample[] = []
  let turn = 0

  async function look() {
    const at = performance.now()
    const position = await primary.position()
    if (position) {
      // After a failover the log may begin anew before the former end.
      if (position.lsn < (samples.at(-1)?.lsn ?? 0)) samples.length = 0
      samples.push({ at, lsn: position.lsn })
      while ((samples[0]?.at ?? at) < at - 2 * latestMs) samples.shift()
    }
    await Promise.all(replicas.map((replica) => replica.look(position, samples)))
  }
  const looks = (async () => {
    while (!stopping.signal.aborted) {
      await look()
      await sleep(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()

  /** In turn, among those in use. */
  function next() {
    const inUse = replicas.filter((replica) => replica.isInUse())
    return inUse[(turn += 1) % inUse.length]
  }
  function toPrimary(question: Question, outcome: Outcome): undefined {
    question.isAtPrimary = true
    replicaQuestions.inc({ outcome })
  }

  return {
    during: (place, ask) => (place ? questions.run({ place }, ask) : ask()),
    isAsked(kind) {
      const question = questions.getStore()
      return question !== undefined && !question.isAtPrimary && (kind === 'search' || question.place === 'all')
    },
    async answer(kind, ask) {
      const question = questions.getStore()
      if (!question) return undefined
      question.replica ??= next()
      const { replica } = question
      question.position ??= replica && primary.position()
      const position = replica?.isInUse() && (await question.position)
      if (!replica || !position) return toPrimary(question, 'none')
      try {
        const answered = await replica.answer(kind, position, ask)
        if (!answered) return toPrimary(question, 'behind')
        replicaQuestions.inc({ outcome: 'answered' satisfies Outcome })
        return answered
      } catch (error) {
        if (!isAskedAgain(error)) throw error
        if (isReadOnly(error)) log.error({ kind: 'replica', error }, 'a question that may go to a replica writes')
        return toPrimary(question, isRecoveryConflict(error) ? 'conflict' : 'failed')
      }
    },
    count: () => ({ configured: replicas.length, inUse: replicas.filter((replica) => replica.isInUse()).length }),
    look,
    async close() {
      stopping.abort()
      await looks
      await Promise.all([primary.close(), ...replicas.map((replica) => replica.close())])
    },
  }
}

const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25006'
