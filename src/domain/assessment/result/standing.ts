import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { retakeFrom, type AssessmentKind } from '../sitting/rules.ts'
import { findNewest, findPublication, findScored, listSectionScores, type ScoredAttempt } from './queries.ts'
import { refusalOfPublication } from './rules.ts'

export const resultStates = ['NOT_TAKEN', 'SITTING', 'PARTIAL', 'SCORING', 'SCORED', 'DELETED'] as const
type ResultState = (typeof resultStates)[number]

/** One test of a student: how far it is, and the newest result. */
export type OwnResult = {
  candidateId: OfRow<'candidate'>
  kind: AssessmentKind
  state: ResultState
  scored: ScoredAttempt | null
  publishedAt: Date | null
  /** Whether companies may be shown the result, if the student wants to. */
  canPublish: boolean
  /** The first day of the next sitting; null before the first one. */
  retakeFrom: string | null
}

export async function readOwnResult(db: Db, candidateId: OfRow<'candidate'>, kind: AssessmentKind): Promise<OwnResult> {
  const [newest, scored, published] = await Promise.all([
    findNewest(db, candidateId, kind),
    findScored(db, candidateId, kind),
    findPublication(db, candidateId),
  ])
  const sections = scored && kind === 'INTELLECTUAL' ? (await listSectionScores(db, scored.id)).length : 0
  return {
    candidateId,
    kind,
    state: stateOf(newest?.state, newest?.id === scored?.id),
    scored: scored ?? null,
    publishedAt:
      (kind === 'INTELLECTUAL' ? published?.intellectualPublishedAt : published?.personalityPublishedAt) ?? null,
    canPublish: scored !== undefined && refusalOfPublication({ kind, isChecked: scored.isChecked, sections }) === null,
    retakeFrom: newest?.submittedAt ? retakeFrom(kind, newest.submittedAt) : null,
  }
}

function stateOf(state: string | undefined, hasResult: boolean): ResultState {
  if (state === undefined) return 'NOT_TAKEN'
  if (state === 'SCORED') return hasResult ? 'SCORED' : 'DELETED'
  if (state === 'SUBMITTED') return 'SCORING'
  return state === 'PARTIAL' ? 'PARTIAL' : 'SITTING'
}
