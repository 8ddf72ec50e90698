import { setTimeout as sleep } from 'node:timers/promises'
import { consentTexts } from '#ground/consent-texts.ts'
import { heartbeatSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { itemsIn } from '#domain/assessment/sitting/form/intellectual.ts'

export type Measures = { startMs: number[]; saveMs: number[]; beatMs: number[]; resent: number; busy: number }

type Kept = {
  position: number
  option: number
  isFlagged: boolean
  sequence: number
  answeredAt: string
  milliseconds: number
}
type Asked = { url: string; cookie: string; measures: Measures }

const start = `mutation ($version: String!) { attempt: startAssessment(kind: INTELLECTUAL, consentVersion: $version,
  honestyName: "夜明 花", timeFactor: ONE, usesScreenReader: false, hasLargerFigures: false) { id } }`
const begin = `mutation ($id: ID!) { attempt: startAssessmentSection(attemptId: $id, section: LANG) { id } }`
const save = `mutation ($id: ID!, $sentAt: DateTime!, $answers: [AssessmentAnswerInput!]!) {
  attempt: answerAssessmentItems(attemptId: $id, section: LANG, sentAt: $sentAt, answers: $answers) {
    state serverNow sections { deadlineAt } } }`
const beat = `mutation ($id: ID!) { attempt: beatAssessment(attemptId: $id) { state serverNow sections { deadlineAt } } }`

/** A student at the page of the test: answers are kept until they are saved, and sent again after an outage. */
export function openStudent({ url, cookie, measures }: Asked, number: number) {
  let id = ''
  let sequence = 0
  let queue: Kept[] = []
  let isSending = false
  let heardAt = 0
  /** The option that was answered last at each position, which has to be stored in the end. */
  const answered = new Map<number, number>()

  /** Null when the server is away or busy. */
  async function ask(query: string, variables: Record<string, unknown>, times: number[]) {
    const begun = performance.now()
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, 'x-area': 'candidate', cookie },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(20_000),
      })
      const body = (await response.json()) as { data?: { attempt: { id: string } }; errors?: { message: string }[] }
      if (response.status === 503) {
        measures.busy += 1
        return null
      }
      if (body.errors) throw new Refused(JSON.stringify(body.errors))
      times.push(performance.now() - begun)
      heardAt = performance.now()
      return body.data?.attempt ?? null
    } catch (error) {
      if (error instanceof Refused) throw error
      return null
    }
  }

  async function insist(query: string, variables: Record<string, unknown>) {
    for (;;) {
      const attempt = await ask(query, variables, measures.startMs)
      if (attempt) return attempt
      await sleep(500)
    }
  }

  async function flush() {
    if (isSending || queue.length === 0) return
    isSending = true
    const batch = queue.slice(0, 60)
    const saved = await ask(save, { id, sentAt: new Date().toISOString(), answers: batch }, measures.saveMs)
    if (saved) queue = queue.slice(batch.length)
    else measures.resent += batch.length
    isSending = false
  }

  return {
    id: () => id,
    answered,
    begin: async () => {
      id = (await insist(start, { version: consentTexts.assessment.version })).id
      await insist(begin, { id })
    },
    async sit({ until, paceSeconds }: { until: number; paceSeconds: number }) {
      await sleep(Math.random() * paceSeconds * 1000)
      while (performance.now() < until) {
        sequence += 1
        const position = 1 + ((number + sequence) % itemsIn('LANG'))
        const option = (number * 3 + sequence * 7) % 5
        answered.set(position, option)
        queue.push({
          position,
          option,
          isFlagged: false,
          sequence,
          answeredAt: new Date().toISOString(),
          milliseconds: 9000,
        })
        await flush()
        const next = performance.now() + paceSeconds * 1000 * (0.5 + Math.random())
        while (performance.now() < next) {
          // After a failure a device waits for some seconds, so that a server that starts is not held up.
          const pause = queue.length > 0 ? 4000 + Math.random() * 8000 : 2000
          await sleep(Math.min(pause, Math.max(0, next - performance.now())))
          if (queue.length > 0) await flush()
          else if (performance.now() - heardAt > heartbeatSeconds * 1000) await ask(beat, { id }, measures.beatMs)
        }
      }
      while (queue.length > 0) {
        await flush()
        if (queue.length > 0) await sleep(4000 + Math.random() * 4000)
      }
    },
  }
}
class Refused extends Error {}
