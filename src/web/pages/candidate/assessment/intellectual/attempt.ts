import { graphql } from '#web/generated/index.ts'
import type { SittingAttemptFragment } from '#web/generated/graphql.ts'

export const SittingAttempt = graphql(`
  fragment SittingAttempt on AssessmentAttempt {
    id
    state
    isThisDevice
    usesScreenReader
    hasLargerFigures
    continueBy
    lastSequence
    serverNow
    sections {
      id
      title
      position
      state
      itemCount
      minutes
      limitSeconds
      startedAt
      deadlineAt
      extensionSeconds
      answers {
        position
        chosenOption
        isFlagged
      }
    }
  }
`)

export type Attempt = SittingAttemptFragment
export type Section = Attempt['sections'][number]
/** A section whose clock runs. */
export type RunningSection = Section & { startedAt: string; deadlineAt: string }

const isRunning = (section: Section): section is RunningSection =>
  section.state === 'RUNNING' && section.startedAt !== null && section.deadlineAt !== null

export const runningSection = ({ sections }: Attempt) => sections.find(isRunning)
/** A scored sitting goes on for its re-check alone. */
export const isRecheck = ({ state }: Attempt) => state === 'SCORED'
export const nextSection = (attempt: Attempt) =>
  attempt.sections.find(({ id, state }) => state === 'WAITING' && (id === 'RECHECK') === isRecheck(attempt))
export const lastDone = ({ sections }: Attempt) => sections.findLast(({ state }) => state === 'DONE')
