import { flashOf } from '#web/parts/answers/flash.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { messages } from '#web/texts/messages.ts'

const place = /(<noscript\b[^>]*\bdata-done=""[^>]*>)(?=<\/noscript>)/

type Answers = Readonly<Record<string, unknown>> | null

/** The page with the message of the act that led to it, for browsers without scripts: no banner opens there. */
export function saidWithoutScripts(html: string, search: URLSearchParams, answers: Answers): string {
  const text = flashOf(search, messages) ?? doneIn(answers)
  return text === null ? html : html.replace(place, (mark) => `${mark}<p role="status">${text}</p>`)
}

function doneIn(answers: Answers): string | null {
  const answer = Object.values(answers ?? {}).find(isDone)
  return answer ? messages.success[answer.done] : null
}

const isDone = (answer: unknown): answer is Done =>
  typeof answer === 'object' && answer !== null && 'done' in answer && String(answer.done) in messages.success
