import type pg from 'pg'
import type { SectionId } from '#domain/assessment/item/rules.ts'
import type { AssessmentKind } from '#domain/assessment/sitting/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { copyRows } from './copy.ts'

const { version } = consentTexts.assessment

/** A scored sitting of one test; its sections are none for personality. */
export type SeedAttempt = {
  id: string
  candidateId: string
  kind: AssessmentKind
  formSeed: number
  honestyName: string
  beganAt: Date
  overAt: Date
  percentages: number[] | null
  repeatDifference: number | null
  sections: readonly SeedSection[]
}
/** Scores are null where the sections are still to be counted. */
type SeedSection = {
  sectionId: SectionId
  startedAt: Date
  deadlineAt: Date
  endedAt: Date
  device: 'PHONE' | 'COMPUTER' | null
  achieved: number | null
  achievable: number | null
}

/** Writes sittings with their sections, and the consent that each student gave before the first of them. */
export async function copyAttempts(client: pg.ClientBase, attempts: readonly SeedAttempt[]) {
  await copyRows(client, 'assessment_attempt', attemptColumns, attempts.map(attemptRow))
  await copyRows(client, 'assessment_section', sectionColumns, attempts.flatMap(sectionRows))
  const students = Map.groupBy(attempts, ({ candidateId }) => candidateId)
  const consents = [...students].map(([id, own]) => [id, 'assessment', version, firstOf(own)])
  await copyRows(client, 'consent', ['candidate_id', 'kind', 'version', 'inserted_at'], consents)
}

const firstOf = (attempts: readonly SeedAttempt[]) =>
  new Date(Math.min(...attempts.map(({ beganAt }) => beganAt.getTime())))

const attemptColumns = [
  'id',
  'candidate_id',
  'kind',
  'state',
  'form_seed',
  'consent_version',
  'honesty_name',
  'began_at',
  'submitted_at',
  'scored_at',
  'personality_percentages',
  'repeat_difference',
]
const attemptRow = ({ id, candidateId, kind, formSeed, honestyName, beganAt, overAt, ...traits }: SeedAttempt) => {
  const { percentages, repeatDifference } = traits
  const consented = [formSeed, version, honestyName]
  return [id, candidateId, kind, 'SCORED', ...consented, beganAt, overAt, overAt, percentages, repeatDifference]
}

const sectionColumns = [
  'attempt_id',
  'position',
  'section',
  'state',
  'started_at',
  'deadline_at',
  'ended_at',
  'device',
  'achieved',
  'achievable',
]
const sectionRows = ({ id, sections }: SeedAttempt) =>
  sections.map(({ sectionId, startedAt, deadlineAt, endedAt, device, achieved, achievable }, at) => {
    const times = [startedAt, deadlineAt, endedAt]
    return [id, at + 1, sectionId, 'DONE', ...times, device, achieved, achievable]
  })
