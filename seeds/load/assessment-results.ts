import type pg from 'pg'
import { consentTexts } from '#ground/consent-texts.ts'
import { dayMs } from '#ground/day.ts'
import type { SeedStudent } from './candidates.ts'
import { copyRows } from './copy.ts'
import { seedId } from './seed-id.ts'

const version = consentTexts.assessmentPublication.version

/** The sittings behind the results that the demo's students have published, and these results. */
export async function copyResults(client: pg.ClientBase, students: readonly SeedStudent[], now: Date) {
  const tested = students.flatMap((student) => {
    const { personality, intellectualScore } = student.story
    return personality || intellectualScore ? [resultOf(student, now)] : []
  })
  await copyRows(client, 'assessment_attempt', attemptColumns, tested.flatMap(attemptRows))
  await copyRows(client, 'assessment_section', sectionColumns, tested.flatMap(sectionRows))
  await copyRows(client, 'assessment_profile', profileColumns, tested.map(profileRow))
}

type Result = ReturnType<typeof resultOf>

function resultOf({ id, index, story }: SeedStudent, now: Date) {
  const { personality, intellectualScore } = story
  // Taken some weeks before the student was here last, so that nobody sat after leaving.
  const takenAt = new Date(
    Math.floor(now.getTime() / dayMs) * dayMs - (story.lastActiveDaysAgo + 3 + (Math.abs(index) % 40)) * dayMs,
  )
  return {
    id,
    takenAt,
    name: `${story.familyName} ${story.givenName}`,
    percentages: personality && personality.map(({ percentage }) => percentage),
    sections: intellectualScore,
    intellectualId: seedId(takenAt, `${id}/intellectual`),
    personalityId: seedId(takenAt, `${id}/personality`),
  }
}

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
]
const attemptRows = ({ id, name, takenAt, percentages, sections, intellectualId, personalityId }: Result) => {
  const row = (attempt: string, kind: string, traits: number[] | null) => {
    return [attempt, id, kind, 'SCORED', 0, version, name, takenAt, takenAt, takenAt, traits]
  }
  return [
    ...(sections ? [row(intellectualId, 'INTELLECTUAL', null)] : []),
    ...(percentages ? [row(personalityId, 'PERSONALITY', percentages)] : []),
  ]
}

const sectionColumns = [
  'attempt_id',
  'position',
  'section',
  'state',
  'started_at',
  'deadline_at',
  'ended_at',
  'achieved',
  'achievable',
]
const sectionRows = ({ takenAt, sections, intellectualId }: Result) =>
  (sections ?? []).map(({ sectionId, achieved, achievable }, at) => [
    intellectualId,
    at + 1,
    sectionId,
    'DONE',
    takenAt,
    takenAt,
    takenAt,
    achieved,
    achievable,
  ])

const profileColumns = [
  'candidate_id',
  'personality_percentages',
  'personality_attempt_id',
  'personality_consent_version',
  'personality_published_at',
  'intellectual_achieved',
  'intellectual_achievable',
  'intellectual_total',
  'intellectual_attempt_id',
  'intellectual_consent_version',
  'intellectual_published_at',
]
const profileRow = ({ id, takenAt, percentages, sections, intellectualId, personalityId }: Result) => [
  id,
  ...(percentages ? [percentages, personalityId, version, takenAt] : nulls(4)),
  ...(sections
    ? [
        sections.map(({ achieved }) => achieved),
        sections.map(({ achievable }) => achievable),
        sections.reduce((sum, { achieved }) => sum + achieved, 0),
        intellectualId,
        version,
        takenAt,
      ]
    : nulls(6)),
]

const nulls = (count: number) => Array.from({ length: count }, () => null)
