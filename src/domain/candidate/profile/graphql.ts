import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { lookups, type Lookups } from '#domain/lookup/queries.ts'
import { lookupIdOf, lookupIdsOf } from '#domain/lookup/rules.ts'
import { requireProfileOwner, type CandidateViewer } from '#domain/viewer/viewer.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import type { Tx } from '#platform/database/db.ts'
import { Gender } from '../graphql.ts'
import { OwnProfile } from '../own-profile/graphql.ts'
import { requireOwnProfile } from '../queries.ts'
import {
  updateBasics,
  updateExtraExperiences,
  updatePreferences,
  updateScoutPreferences,
  updateSelfIntroduction,
  updateSellingPoints,
  updateStudentProjectExperience,
  type ExtraExperiences,
} from './commands.ts'
import { tidyLine } from './chosen/rules.ts'
import { extraExperiences, forEachText } from './text/rules.ts'

/** Saves a section in one transaction and reads the profile anew. */
export async function saved(
  { viewer, db, write }: Context,
  save: (tx: Tx, candidate: CandidateViewer, lookupSets: Lookups) => Promise<void>,
) {
  const candidate = requireProfileOwner(viewer)
  const lookupSets = await lookups(db)
  await write((tx) => save(tx, candidate, lookupSets))
  return requireOwnProfile(db, candidate.candidateId)
}

/** The argument of a mutation that replaces a section. */
export const readProfile = {
  description:
    'The revision of OwnProfile that the caller has read: a change of the section since refuses changed_meanwhile',
} as const

const idOrNone = (id: string | null | undefined) => (id ? lookupIdOf(id) : null)

const PreferencesInput = builder.inputType('PreferencesInput', {
  fields: (t) => ({
    areaPreferenceIds: t.idList({ required: true, ...atMost(profileLimits.areaPreferences) }),
    industryIds: t.idList({ required: true, ...atMost(profileLimits.industryPreferences) }),
    jobTypeIds: t.idList({ required: true, ...atMost(profileLimits.jobTypePreferences) }),
    companySizeIds: t.idList({ required: true, ...atMost(profileLimits.companySizePreferences) }),
    companySelectionCriterionIds: t.idList({ required: true, ...atMost(profileLimits.companySelectionCriteria) }),
  }),
})
const ScoutPreferencesInput = builder.inputType('ScoutPreferencesInput', {
  fields: (t) => ({
    preferredScoutTypeIds: t.idList({ required: true, ...atMost(profileLimits.preferredScoutTypes) }),
    jobHuntingStatusId: t.id(),
    offeredCompany: t.string(),
    offeredCompanyIndustryId: t.id(),
  }),
})
const ExtraExperiencesInput = builder.inputRef<ExtraExperiences>('ExtraExperiencesInput').implement({
  fields: (t) => ({
    ...forEachText(extraExperiences, () => t.string({ required: true })),
    hasNoExtraExperience: t.boolean({ required: true, defaultValue: false }),
  }),
})

builder.mutationFields((t) => ({
  updateBasics: t.field({
    type: OwnProfile,
    args: {
      gender: t.arg({ type: Gender, required: true }),
      hometownPrefectureId: t.arg.id(),
      revision: t.arg.string(readProfile),
    },
    resolve: (_, { gender, hometownPrefectureId, revision }, context) =>
      saved(context, (tx, candidate, lookupSets) =>
        updateBasics(
          tx,
          candidate,
          lookupSets,
          { gender, hometownPrefectureId: hometownPrefectureId || null },
          revision,
        ),
      ),
  }),
  updateSelfIntroduction: t.field({
    type: OwnProfile,
    description: 'An argument that is left out leaves its field as it is.',
    args: {
      taglines: t.arg.stringList(atMost(profileLimits.taglines)),
      selfIntroduction: t.arg.string(),
      revision: t.arg.string(readProfile),
    },
    resolve: (_, { taglines, selfIntroduction, revision }, context) =>
      saved(context, (tx, candidate) =>
        updateSelfIntroduction(
          tx,
          candidate,
          { taglines: taglines ?? null, selfIntroduction: selfIntroduction ?? null },
          revision,
        ),
      ),
  }),
  updateStudentProjectExperience: t.field({
    type: OwnProfile,
    args: { studentProjectExperience: t.arg.string({ required: true }), revision: t.arg.string(readProfile) },
    resolve: (_, { studentProjectExperience, revision }, context) =>
      saved(context, (tx, candidate) =>
        updateStudentProjectExperience(tx, candidate, studentProjectExperience, revision),
      ),
  }),
  updateSellingPoints: t.field({
    type: OwnProfile,
    args: {
      sellingPointIds: t.arg.idList({ required: true, ...atMost(profileLimits.sellingPoints) }),
      revision: t.arg.string(readProfile),
    },
    resolve: (_, { sellingPointIds, revision }, context) =>
      saved(context, (tx, candidate, lookupSets) =>
        updateSellingPoints(tx, candidate, lookupSets, lookupIdsOf(sellingPointIds), revision),
      ),
  }),
  updatePreferences: t.field({
    type: OwnProfile,
    args: { preferences: t.arg({ type: PreferencesInput, required: true }), revision: t.arg.string(readProfile) },
    resolve: (_, { preferences, revision }, context) =>
      saved(context, (tx, candidate, lookupSets) =>
        updatePreferences(
          tx,
          candidate,
          lookupSets,
          {
            areaPreferenceIds: [...new Set(preferences.areaPreferenceIds)],
            industryIds: lookupIdsOf(preferences.industryIds),
            jobTypeIds: lookupIdsOf(preferences.jobTypeIds),
            companySizeIds: lookupIdsOf(preferences.companySizeIds),
            companySelectionCriterionIds: lookupIdsOf(preferences.companySelectionCriterionIds),
          },
          revision,
        ),
      ),
  }),
  updateScoutPreferences: t.field({
    type: OwnProfile,
    description: 'An offer is named only with a job hunting status that has one; any other status erases it.',
    args: { preferences: t.arg({ type: ScoutPreferencesInput, required: true }), revision: t.arg.string(readProfile) },
    resolve: (_, { preferences, revision }, context) =>
      saved(context, (tx, candidate, lookupSets) =>
        updateScoutPreferences(
          tx,
          candidate,
          lookupSets,
          {
            preferredScoutTypeIds: lookupIdsOf(preferences.preferredScoutTypeIds),
            jobHuntingStatusId: idOrNone(preferences.jobHuntingStatusId),
            offeredCompany: tidyLine(preferences.offeredCompany),
            offeredCompanyIndustryId: idOrNone(preferences.offeredCompanyIndustryId),
          },
          revision,
        ),
      ),
  }),
  updateExtraExperiences: t.field({
    type: OwnProfile,
    args: { experiences: t.arg({ type: ExtraExperiencesInput, required: true }), revision: t.arg.string(readProfile) },
    resolve: (_, { experiences, revision }, context) =>
      saved(context, (tx, candidate) => updateExtraExperiences(tx, candidate, experiences, revision)),
  }),
}))
