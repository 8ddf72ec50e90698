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
import { checkProfileText, extraExperiences, forEachText, type ExtraExperience } from './text/rules.ts'

type Section = Omit<Updateable<DB['candidate']>, 'id' | 'ordinal' | 'status' | 'completeness'>

/** Saves one section in the student's own row and counts the completeness anew. */
export async function saveSection(tx: Tx, candidate: CandidateViewer, action: string, section: Section) {
  const { candidateId } = candidate
  const held = await tx
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', candidateId)
    .forUpdate()
    // The columns of a profile are saved only after the education was said (candidate_graduation_year_said).
    .$narrowType<{ graduationYear: NotNull }>()
    .executeTakeFirstOrThrow()
  const completeness = completenessOf({ ...held, ...section } as typeof held)
  await tx
    .updateTable('candidate')
    .set({ ...section, completeness })
    .where('id', '=', candidateId)
    .execute()
  await recordAudit(tx, candidate, [{ action, subject: 'candidate', subjectId: candidateId, candidateId }])
}

export async function updateBasics(tx: Tx, candidate: CandidateViewer, lookups: Lookups, basics: Basics) {
  refuseInvalid(checkBasics(basics, lookups.prefectures))
  await saveSection(tx, candidate, 'updateBasics', basics)
}

/** A field that is null stays as it is. */
export async function updateSelfIntroduction(
  tx: Tx,
  candidate: CandidateViewer,
  { taglines, selfIntroduction }: { taglines: readonly string[] | null; selfIntroduction: string | null },
) {
  refuseInvalid([
    ...checkTaglines(taglines ?? []),
    checkProfileText('selfIntroduction', tidyText(selfIntroduction ?? '')),
  ])
  await saveSection(tx, candidate, 'updateSelfIntroduction', {
    ...(taglines === null ? {} : { taglines: tidyTaglines(taglines) }),
    ...(selfIntroduction === null ? {} : { selfIntroduction: tidyText(selfIntroduction) }),
  })
}

export async function updateStudentProjectExperience(tx: Tx, candidate: CandidateViewer, text: string) {
  const studentProjectExperience = tidyText(text)
  refuseInvalid([checkProfileText('studentProjectExperience', studentProjectExperience)])
  await saveSection(tx, candidate, 'updateStudentProjectExperience', { studentProjectExperience })
}

export async function updateSellingPoints(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  sellingPointIds: number[],
) {
  refuseInvalid(checkSellingPoints(sellingPointIds, lookups.sellingPoints))
  await saveSection(tx, candidate, 'updateSellingPoints', { sellingPointIds })
}

export async function updatePreferences(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  preferences: Preferences,
) {
  refuseInvalid(checkPreferences(preferences, lookups))
  await saveSection(tx, candidate, 'updatePreferences', preferences)
}

export async function updateScoutPreferences(
  tx: Tx,
  candidate: CandidateViewer,
  lookups: Lookups,
  preferences: ScoutPreferences,
) {
  refuseInvalid(checkScoutPreferences(preferences, lookups))
  await saveSection(tx, candidate, 'updateScoutPreferences', preferences)
}

export type ExtraExperiences = Record<ExtraExperience, string> & {
  /** The student has nothing to write here; counts only without a text. */
  hasNoExtraExperience: boolean
}

export async function updateExtraExperiences(tx: Tx, candidate: CandidateViewer, experiences: ExtraExperiences) {
  const texts = forEachText(extraExperiences, (name) => tidyText(experiences[name]))
  refuseInvalid(extraExperiences.map((name) => checkProfileText(name, texts[name])))
  const isEmpty = Object.values(texts).every((text) => text === '')
  await saveSection(tx, candidate, 'updateExtraExperiences', {
    ...texts,
    hasNoExtraExperience: experiences.hasNoExtraExperience && isEmpty,
  })
}
