import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { createStore } from '#web/ui/browser/store.ts'
import type { Choice } from '../../parts/question/choice.ts'
import { isSamePlace, type Place, type SentAnswer, type TimeShown } from './answer.ts'
import type { DeviceStore } from './device-store.ts'

/** Sends the answers in their order; the refusal when the server takes none of them. */
export type SendAnswers = (answers: readonly SentAnswer[]) => Promise<Refused | null>

/** Milliseconds until lost answers are sent again, try by try; the last one repeats. */
export const retryDelays = [1000, 2000, 4000, 8000, 15_000]

const passing: readonly string[] = ['internal_server_error', 'too_many_requests']
/** A refusal that may pass: the answers stay on the device and are sent again. */
const mayPass = (refused: Refused) => isUnanswered(refused) || passing.includes(refused.code)

/** `none`: every answer has arrived. `lost`: answers wait on the device until the server can be reached. */
export type Waiting = 'none' | 'sending' | 'lost'

/**
 * The answers of this device on their way to the server. An answer is stored on the device before it is sent, one
 * sending runs at a time, and a lost one is repeated until the server takes or refuses it.
 */
export function answerQueue(send: SendAnswers, store: DeviceStore) {
  /** The newest choice of each place since the page was opened; only those in `unsent` are still to be sent. */
  let chosen: readonly SentAnswer[] = []
  let unsent: readonly SentAnswer[] = []
  let waiting: Waiting = 'none'
  let tries = 0
  let lastSequence = 0
  let isOneByOne = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  const changes = createStore()
  const refusals = createStore<[refused: Refused]>()

  const without = (answers: readonly SentAnswer[], place: Place) =>
    answers.filter((answer) => !isSamePlace(answer, place))
  const put = (next: Waiting) => {
    waiting = next
    changes.tell()
  }

  const isLost = () => waiting === 'lost'

  async function sendAll() {
    clearTimeout(timer)
    while (unsent.length > 0) {
      put(waiting === 'lost' ? 'lost' : 'sending')
      const all = unsent.toSorted((one, other) => one.sequence - other.sequence)
      const batch = isOneByOne ? all.slice(0, 1) : all
      const refused = await send(batch)
      if (refused && mayPass(refused)) return waitFor(retryDelays[Math.min(tries++, retryDelays.length - 1)] ?? 0)
      tries = 0
      // One answer of several was refused: the others are still to be taken.
      isOneByOne = refused !== null
      if (refused && batch.length > 1) continue
      unsent = unsent.filter((answer) => !batch.includes(answer))
      await store.remove(batch)
      if (refused) {
        // A refusal of the server is gone after the page has asked again.
        chosen = chosen.filter((answer) => !batch.includes(answer))
        refusals.tell(refused)
      }
    }
    put('none')
  }
  function waitFor(ms: number) {
    put('lost')
    timer = setTimeout(() => void flush(), ms)
  }

  /** Sends what waits; true when nothing is left. */
  async function flush() {
    do {
      sending ??= sendAll().finally(() => {
        sending = null
      })
      await sending
      // A choice made while the last sending ended is sent too.
    } while (unsent.length > 0 && !isLost())
    return unsent.length === 0
  }

  return {
    subscribe: changes.subscribe,
    /** Calls the listener when the server refuses answers for good. */
    hearRefusal: refusals.subscribe,
    waiting: () => waiting,
    chosen: () => chosen,
    flush,
    /** Reads what an earlier page of this sitting could not send, and sends it. Answers of other sittings are dropped. */
    async resume(attemptId: string, sequence: number) {
      lastSequence = Math.max(lastSequence, sequence)
      // The page was just read: beside what is unsent, another device may have answered since.
      chosen = unsent
      const answers = await store.list()
      const others = answers.filter((answer) => answer.attemptId !== attemptId)
      if (others.length > 0) await store.remove(others)
      const own = answers.filter(
        (answer) => answer.attemptId === attemptId && !chosen.some((other) => isSamePlace(answer, other)),
      )
      chosen = [...chosen, ...own]
      unsent = [...unsent, ...own]
      lastSequence = Math.max(lastSequence, ...own.map((answer) => answer.sequence))
      if (own.length === 0) return
      changes.tell()
      await flush()
    },
    /** Stores and sends a choice. */
    async choose(place: Place, choice: Choice, answeredAt: string, time: TimeShown) {
      const answer: SentAnswer = { ...place, ...choice, ...time, sequence: ++lastSequence, answeredAt }
      chosen = [...without(chosen, place), answer]
      unsent = [...without(unsent, place), answer]
      changes.tell()
      await store.keep(answer)
      await flush()
    },
  }
}
export type AnswerQueue = ReturnType<typeof answerQueue>
