import { askFromBrowser, AskError, type Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { BeatAssessmentMutation } from '#web/generated/graphql.ts'
import { createStore } from '#web/ui/browser/store.ts'
import type { SentAnswer } from './answers/answer.ts'
import { answerQueue } from './answers/answer-queue.ts'
import { deviceStore } from './answers/device-store.ts'
import { serverClock } from '../../parts/server-clock.ts'
import { itemStore } from './question/items.ts'

const BeatAssessment = graphql(`
  mutation BeatAssessment($attemptId: ID!) {
    beatAssessment(attemptId: $attemptId) {
      id
      isThisDevice
      serverNow
      sections {
        id
        state
        deadlineAt
      }
    }
  }
`)
const AnswerItem = graphql(`
  mutation AnswerAssessmentItem(
    $attemptId: ID!
    $section: AssessmentSectionId!
    $position: Int!
    $option: Int
    $isFlagged: Boolean!
    $sequence: Int!
    $answeredAt: DateTime!
    $sentAt: DateTime!
    $milliseconds: Int!
    $sinceShown: Int
  ) {
    answerAssessmentItem(
      attemptId: $attemptId
      section: $section
      position: $position
      option: $option
      isFlagged: $isFlagged
      sequence: $sequence
      answeredAt: $answeredAt
      sentAt: $sentAt
      milliseconds: $milliseconds
      sinceShown: $sinceShown
    ) {
      id
      serverNow
    }
  }
`)
const AnswerItems = graphql(`
  mutation AnswerAssessmentItems(
    $attemptId: ID!
    $section: AssessmentSectionId!
    $sentAt: DateTime!
    $answers: [AssessmentAnswerInput!]!
  ) {
    answerAssessmentItems(attemptId: $attemptId, section: $section, sentAt: $sentAt, answers: $answers) {
      id
      serverNow
    }
  }
`)
const ReportFocusLoss = graphql(`
  mutation ReportAssessmentFocusLoss($attemptId: ID!) {
    reportAssessmentFocusLoss(attemptId: $attemptId) {
      id
    }
  }
`)
const AskedItem = graphql(`
  query AskedAssessmentItem($position: Int!) {
    assessments {
      intellectual {
        openAttempt {
          id
          item(position: $position) {
            section
            passage
            stem
            figure {
              address
              alternative
            }
            options {
              text
              figure {
                address
                alternative
              }
            }
          }
        }
      }
    }
  }
`)

export const clock = serverClock()

const connection = createStore()
let isReached = true
/** Whether the last question of the sitting reached the server. */
export const server = { subscribe: connection.subscribe, isReached: () => isReached }
function tell(reached: boolean) {
  if (isReached === reached) return
  isReached = reached
  connection.tell()
}

/** Asks, takes the server's time from the answer, and notes whether the server was reached. */
async function timed<Answer>(ask: () => Promise<Answer>, nowOf: (answer: Answer) => string): Promise<Answer | Refused> {
  const askedAt = Date.now()
  try {
    const answer = await ask()
    tell(true)
    clock.sync(nowOf(answer), askedAt, Date.now())
    return answer
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    tell(error.refused.code !== 'network')
    return error.refused
  }
}

async function send(answers: readonly SentAnswer[]): Promise<Refused | null> {
  const [first] = answers
  if (!first) return null
  const ask = askFromBrowser()
  const sentAt = new Date().toISOString()
  const { attemptId, section } = first
  const answer =
    answers.length === 1
      ? await timed(
          async () => (await ask(AnswerItem, { ...first, sentAt })).answerAssessmentItem,
          ({ serverNow }) => serverNow,
        )
      : await timed(
          async () => {
            const inputs = answers.map(
              ({ position, option, isFlagged, sequence, answeredAt, milliseconds, sinceShown }) => ({
                position,
                option,
                isFlagged,
                sequence,
                answeredAt,
                milliseconds,
                sinceShown,
              }),
            )
            const sent = { attemptId, section, sentAt, answers: inputs }
            return (await ask(AnswerItems, sent)).answerAssessmentItems
          },
          ({ serverNow }) => serverNow,
        )
  return 'code' in answer ? answer : null
}

export const queue = answerQueue(send, deviceStore)

export const items = itemStore(async ({ section, position }) => {
  try {
    const { assessments } = await askFromBrowser()(AskedItem, { position })
    const item = assessments.intellectual.openAttempt?.item
    if (!item || item.section !== section) return { code: 'not_found', message: gone, fields: [] }
    return item
  } catch (error) {
    if (error instanceof AskError) return error.refused
    throw error
  }
})
const gone = 'このセクションは終了しています。画面を読み込み直してください。'

export type Beat = BeatAssessmentMutation['beatAssessment']
/** A sign of this device, whose answer sets the clock and says what has changed meanwhile. */
export const beat = (attemptId: string) =>
  timed(
    async () => (await askFromBrowser()(BeatAssessment, { attemptId })).beatAssessment,
    ({ serverNow }) => serverNow,
  )

/** Counted for statistics only, so a lost one is not repeated. */
export async function reportFocusLoss(attemptId: string) {
  try {
    await askFromBrowser()(ReportFocusLoss, { attemptId })
  } catch (error) {
    if (!(error instanceof AskError)) throw error
  }
}
