import { personalityTraits } from '#domain/lookup/data/lists.ts'
import type { AssessmentKind } from '../sitting/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { findNormOf } from '../norm/queries.ts'
import { countItemsOfTrait, listSectionScores, type ScoredAttempt, type SectionScore } from './queries.ts'
import { areaOf, bandOf, errorRange, referenceCuts, softZone, type Band, type Cuts } from './rules.ts'
import { noteOf } from './section-notes.ts'
import { traitTexts } from './trait/texts.ts'

/** A result as it is read, by its owner or by somebody who was given a certificate. */
export type ResultSheet = {
  kind: AssessmentKind
  /** The day on which the sitting ended, in Tokyo. */
  takenOn: string
  /** Whether the bands rest on fixed cuts, since there is no norm yet. */
  isReference: boolean
  sections: readonly SectionResult[]
  /** Null unless all sections were taken. */
  total: { achieved: number; achievable: number; band: Band } | null
  traits: readonly TraitResult[]
}
export type SectionResult = SectionScore & { band: Band; low: number; high: number; cuts: Cuts; note: string }
export type TraitResult = {
  traitId: string
  leftLabel: string
  rightLabel: string
  percentage: number
  low: number
  high: number
  text: string
}

export async function readSheet(db: Db, attempt: ScoredAttempt): Promise<ResultSheet> {
  const sections = attempt.kind === 'INTELLECTUAL' ? await listSectionScores(db, attempt.id) : []
  const norm = attempt.kind === 'INTELLECTUAL' ? await findNormOf(db, attempt.candidateId) : {}
  return {
    kind: attempt.kind,
    takenOn: tokyoDay(attempt.submittedAt ?? new Date()),
    isReference: sections.some(({ id }) => norm[id] === undefined),
    sections: sections.map((score) => sectionOf(score, norm[score.id] ?? null)),
    total: totalOf(sections),
    traits: attempt.personalityPercentages
      ? traitsOf(attempt.personalityPercentages, softZone(await countItemsOfTrait(db, attempt.id)))
      : [],
  }
}

function sectionOf(score: SectionScore, cuts: Cuts | null): SectionResult {
  const { achieved, achievable } = score
  const band = bandOf(achieved, achievable, cuts)
  return {
    ...score,
    band,
    ...errorRange(achieved, achievable),
    cuts: cuts ?? referenceCuts,
    note: noteOf(score.id, band),
  }
}

function totalOf(sections: readonly SectionScore[]) {
  if (sections.length < 4) return null
  const achieved = sections.reduce((sum, section) => sum + section.achieved, 0)
  const achievable = sections.reduce((sum, section) => sum + section.achievable, 0)
  return { achieved, achievable, band: bandOf(achieved, achievable, null) }
}

const traitsOf = (percentages: readonly number[], zone: number): TraitResult[] =>
  personalityTraits.map(({ traitId, leftLabel, rightLabel }, at) => {
    const percentage = percentages[at] ?? 50
    return {
      traitId,
      leftLabel,
      rightLabel,
      percentage,
      low: Math.max(0, percentage - zone),
      high: Math.min(100, percentage + zone),
      text: traitTexts[traitId]?.[areaOf(percentage)] ?? '',
    }
  })
