import { graceSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { graphql } from '#web/generated/index.ts'
import type { OpenSittingFragment } from '#web/generated/graphql.ts'

export const OpenSitting = graphql(`
  fragment OpenSitting on AssessmentAttempt {
    id
    state
    continueBy
    serverNow
    sections {
      id
      title
      state
      deadlineAt
    }
  }
`)

/** The next step of a sitting that a clock waits for: a section whose time runs, or the next one and its last moment. */
export type SittingStep = { title: string } & (
  | { kind: 'runs'; endsAt: number }
  /** `isLast`: whoever misses it has the results of the finished sections alone. */
  | { kind: 'waits'; by: string; isLast: boolean }
  | { kind: 'check'; by: string }
)

export function sittingStepOf({ state, continueBy, sections }: Omit<OpenSittingFragment, 'id'>): SittingStep | null {
  const running = sections.find((section) => section.state === 'RUNNING')
  if (running?.deadlineAt)
    return { kind: 'runs', title: titleOf(running), endsAt: Date.parse(running.deadlineAt) - graceSeconds * 1000 }
  const next = sections.find((section) => section.state === 'WAITING' && (section.id === 'RECHECK') === isCheck(state))
  if (!next || !continueBy) return null
  if (isCheck(state)) return { kind: 'check', title: titleOf(next), by: continueBy }
  return { kind: 'waits', title: titleOf(next), by: continueBy, isLast: state === 'PARTIAL' }
}

const isCheck = (state: string) => state === 'SCORED'
const titleOf = ({ id, title }: OpenSittingFragment['sections'][number]) =>
  id === 'RECHECK' ? '確認の6問' : `「${title}」`
