import type { NotNull, Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { Lookups } from '#domain/lookup/queries.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { completenessOf } from '../rules.ts'
import {
  checkBasics,
  checkPreferences,
  checkScoutPreferences,
  checkSellingPoints,
  checkTaglines,
  tidyTaglines,
  type Basics,
  type Preferences,
  type ScoutPreferences,
} from './rules.ts'
import { requireSectionUnchanged } from './revision/queries.ts'
import { checkProfileText, extraExperiences, forEachText, type ExtraExperience } from './text/rules.ts'

type Section = Omit<Updateable<DB['candidate']>, 'id' | 'ordinal' | 'status' | 'completeness'>

/** The revision of the profile that the caller has read; without one nothing is compared. */
export type ReadRevision = string | null | undefined

/** Saves one section in the student's own row and counts the completeness anew. Refuses changed_meanwhile. */
export async function saveSection(
  tx: Tx,
  candidate: CandidateViewer,
  action: string,
  section: Section,
  revision?: ReadRevision,
) {
  const { candidateId } = candidate
  const held = await tx
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', candidateId)
    .forUpdate()
    // The columns of a profile are saved only after the education was said (candidate_graduation_year_said).
    .$narrowType<{ graduationYear: NotNull }>()
    .executeTakeFirstOrThrow()
  requireSectionUnchanged(held, Object.keys(section), revision)
  const completeness = completenessOf({ ...held, ...section } as typeof held)
  await tx
    .updateTable('candidate')
    .set({ ...section, completeness })
    .where('id', '=', candidateId)
    .execute()
  await recordAudit(tx, candidate, [{ action, subject: 'candidate', subjectId: candidateId, candidateId }])
}

export async function updateBasics(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  basics: Basics,
  revision?: ReadRevision,
) {
  refuseInvalid(checkBasics(basics, lookups.prefectures))
  await saveSection(tx, candidate, 'updateBasics', basics, revision)
}

/** A field that is null stays as it is. */
export async function updateSelfIntroduction(
  tx: Tx,
  candidate: CandidateViewer,
  { taglines, selfIntroduction }: { taglines: readonly string[] | null; selfIntroduction: string | null },
  revision?: ReadRevision,
) {
  refuseInvalid([
    ...checkTaglines(taglines ?? []),
    checkProfileText('selfIntroduction', tidyText(selfIntroduction ?? '')),
  ])
  const section = {
    ...(taglines === null ? {} : { taglines: tidyTaglines(taglines) }),
    ...(selfIntroduction === null ? {} : { selfIntroduction: tidyText(selfIntroduction) }),
  }
  await saveSection(tx, candidate, 'updateSelfIntroduction', section, revision)
}

export async function updateStudentProjectExperience(
  tx: Tx,
  candidate: CandidateViewer,
  text: string,
  revision?: ReadRevision,
) {
  const studentProjectExperience = tidyText(text)
  refuseInvalid([checkProfileText('studentProjectExperience', studentProjectExperience)])
  await saveSection(tx, candidate, 'updateStudentProjectExperience', { studentProjectExperience }, revision)
}

export async function updateSellingPoints(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  sellingPointIds: number[],
  revision?: ReadRevision,
) {
  refuseInvalid(checkSellingPoints(sellingPointIds, lookups.sellingPoints))
  await saveSection(tx, candidate, 'updateSellingPoints', { sellingPointIds }, revision)
}

export async function updatePreferences(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  preferences: Preferences,
  revision?: ReadRevision,
) {
  refuseInvalid(checkPreferences(preferences, lookups))
  await saveSection(tx, candidate, 'updatePreferences', preferences, revision)
}

export async function updateScoutPreferences(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  preferences: ScoutPreferences,
  revision?: ReadRevision,
) {
  refuseInvalid(checkScoutPreferences(preferences, lookups))
  await saveSection(tx, candidate, 'updateScoutPreferences', preferences, revision)
}

export type ExtraExperiences = Record<ExtraExperience, string> & {
  /** The student has nothing to write here; counts only without a text. */
  hasNoExtraExperience: boolean
}

export async function updateExtraExperiences(
  tx: Tx,
  candidate: CandidateViewer,
  experiences: ExtraExperiences,
  revision?: ReadRevision,
) {
  const texts = forEachText(extraExperiences, (name) => tidyText(experiences[name]))
  refuseInvalid(extraExperiences.map((name) => checkProfileText(name, texts[name])))
  const isEmpty = Object.values(texts).every((text) => text === '')
  const section = { ...texts, hasNoExtraExperience: experiences.hasNoExtraExperience && isEmpty }
  await saveSection(tx, candidate, 'updateExtraExperiences', section, revision)
}
