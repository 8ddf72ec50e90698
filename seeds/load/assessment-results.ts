import type pg from 'pg'
import { consentTexts } from '#ground/consent-texts.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { copyAttempts, type SeedAttempt } from './assessment-attempts.ts'
import type { SeedStudent } from './seed-student.ts'
import { copyRows } from './copy.ts'
import { seedId } from './seed-id.ts'

const published = consentTexts.assessmentPublication.version

export type Sittings = ReturnType<typeof sittingsOf>

/** When a student sat the tests and with what scores; each is null for a test that the student has not taken. */
export function sittingsOf({ id, index, story }: SeedStudent, now: Date) {
  // After the registration, and before the student was here last, so that nobody sat after leaving.
  const { lastActiveDaysAgo, registeredDaysAgo } = story
  const between = Math.max(1, registeredDaysAgo - lastActiveDaysAgo)
  const daysAgo = index < 0 ? demoDaysAgo : lastActiveDaysAgo + (Math.abs(index) % Math.min(70, between))
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  // The hour differs, as it does among people; the demo's student sits in the morning.
  const takenAt = new Date(today - (daysAgo + 1) * dayMs + (Math.abs(index) % 13) * 3_600_000)
  return {
    id,
    index,
    takenAt,
    name: `${story.familyName} ${story.givenName}`,
    scores: story.intellectualScore,
    leans: story.personality,
    intellectualId: seedId(takenAt, `${id}/intellectual`),
    personalityId: seedId(takenAt, `${id}/personality`),
    // One in six keeps a result to oneself; the demo's student has not decided about the first test.
    showsIntellectual: index % 6 !== 5 && index >= 0,
    showsPersonality: index % 6 !== 4,
  }
}
/** So long ago that the demo's student may sit both tests again. */
const demoDaysAgo = 185

/** The results of students whose answers nobody keeps, with what companies see of them. */
export async function copyResults(client: pg.ClientBase, students: readonly SeedStudent[], now: Date) {
  const tested = students
    .filter(({ story }) => story.personality || story.intellectualScore)
    .map((student) => ({ ...sittingsOf(student, now), percentages: percentagesOf(student) }))
  await copyAttempts(client, tested.flatMap(attemptsOf))
  await copyPublished(client, tested)
}

const percentagesOf = ({ story: { personality } }: SeedStudent) =>
  personality && personality.map(({ percentage }) => percentage)

type Result = Sittings & { percentages: number[] | null }

function attemptsOf({ id, name, takenAt, percentages, scores, intellectualId, personalityId }: Result): SeedAttempt[] {
  const both = { candidateId: id, formSeed: 0, honestyName: name, beganAt: takenAt, overAt: takenAt }
  const times = { startedAt: takenAt, deadlineAt: takenAt, endedAt: takenAt, device: null }
  const sections = (scores ?? []).map((score) => ({ ...score, ...times }))
  const alone = { ...both, percentages: null, repeatDifference: null, sections: [] }
  return [
    ...(scores ? [{ ...alone, id: intellectualId, kind: 'INTELLECTUAL' as const, sections }] : []),
    ...(percentages ? [{ ...alone, id: personalityId, kind: 'PERSONALITY' as const, percentages }] : []),
  ]
}

/** The published results of these sittings. */
export const copyPublished = (client: pg.ClientBase, results: readonly Result[]) =>
  copyRows(
    client,
    'assessment_profile',
    profileColumns,
    results
      .filter(
        ({ scores, percentages, showsIntellectual, showsPersonality }) =>
          (scores && showsIntellectual) || (percentages && showsPersonality),
      )
      .map(profileRow),
  )

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
const profileRow = ({ id, takenAt, percentages, scores, intellectualId, personalityId, ...shows }: Result) => [
  id,
  ...(percentages && shows.showsPersonality ? [percentages, personalityId, published, takenAt] : nulls(4)),
  ...(scores && shows.showsIntellectual
    ? [
        scores.map(({ achieved }) => achieved),
        scores.map(({ achievable }) => achievable),
        scores.reduce((sum, { achieved }) => sum + achieved, 0),
        intellectualId,
        published,
        takenAt,
      ]
    : nulls(6)),
]

const nulls = (count: number) => Array.from({ length: count }, () => null)
