import { builder } from '#graphql/builder.ts'
import { Industry, JobHuntingStatus, Prefecture, ScoutType, SellingPoint } from '#domain/lookup/graphql.ts'
import { fromLookups, lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { requireProfileOwner } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { Education } from '../education/graphql.ts'
import { CandidatePreferences, CandidateView, Gender, ProfileItem } from '../graphql.ts'
import { profileRevision } from '../profile/revision/queries.ts'
import { forEachText, profileTexts } from '../profile/text/rules.ts'
import {
  countViewsYesterday,
  requireOwnProfile,
  type CandidateProfile,
  type OwnProfile as Profile,
} from '../queries.ts'
import { completenessOf, gainOf, isItemComplete, nextItemOf, profileItems, type ProfileItem as Item } from '../rules.ts'

const OwnProfileItem = builder
  .objectRef<{ item: Item; isComplete: boolean; gain: number }>('OwnProfileItem')
  .implement({
    fields: (t) => ({
      item: t.expose('item', { type: ProfileItem }),
      isComplete: t.exposeBoolean('isComplete'),
      gain: t.exposeInt('gain', { description: 'The points of completeness that are still to gain.' }),
    }),
  })

const OwnCandidateView = builder
  .objectRef<CandidateProfile>('OwnCandidateView')
  .implement({ interfaces: [CandidateView] })

export const OwnProfile = builder.objectRef<Profile>('OwnProfile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    revision: t.string({
      description: 'For the mutations that replace a section; each compares its own section.',
      resolve: profileRevision,
    }),
    isPublic: t.boolean({ resolve: ({ status }) => status === 'ACTIVE' }),
    gender: t.expose('gender', { type: Gender }),
    hometown: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ hometownPrefectureId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).prefectures, id),
    }),
    education: t.field({ type: Education, resolve: (profile) => profile }),
    category: t.expose('departmentCategory', { type: DepartmentCategory }),
    lacksDepartmentCategory: t.exposeBoolean('lacksDepartmentCategory', {
      description: 'Nobody has said the category yet: OTHER was written by default.',
    }),
    otherSchoolDepartmentName: t.exposeString('otherSchoolDepartmentName', { nullable: true }),
    taglines: t.exposeStringList('taglines'),
    ...forEachText(profileTexts, (name) => t.exposeString(name)),
    hasNoExtraExperience: t.exposeBoolean('hasNoExtraExperience'),
    sellingPoints: t.field({
      type: [SellingPoint],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.sellingPoints, profile.sellingPointIds)),
    }),
    preferences: t.field({ type: CandidatePreferences, resolve: (profile) => profile }),
    preferredScoutTypes: t.field({
      type: [ScoutType],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.scoutTypes, profile.preferredScoutTypeIds)),
    }),
    jobHuntingStatus: t.field({
      type: JobHuntingStatus,
      nullable: true,
      resolve: async ({ jobHuntingStatusId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).jobHuntingStatuses, id),
    }),
    offeredCompany: t.exposeString('offeredCompany', {
      nullable: true,
      description: 'Told to nobody else: companies see the industry.',
    }),
    offeredCompanyIndustry: t.field({
      type: Industry,
      nullable: true,
      resolve: async ({ offeredCompanyIndustryId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).industries, id),
    }),
    completeness: t.int({ resolve: completenessOf }),
    nextItem: t.field({ type: ProfileItem, nullable: true, resolve: (profile) => nextItemOf(profile)?.item }),
    nextItemGain: t.int({ nullable: true, resolve: (profile) => nextItemOf(profile)?.gain }),
    profileItems: t.field({
      type: [OwnProfileItem],
      resolve: (profile) =>
        profileItems.map((item) => ({
          item,
          isComplete: isItemComplete(profile, item),
          gain: gainOf(profile, item),
        })),
    }),
    asSeenByCompanies: t.field({
      type: OwnCandidateView,
      description: 'The student as a company sees one that it has not scouted.',
      resolve: (profile) => ({ ...profile, kind: 'ANONYMOUS' as const, sentCount: 0, isFairHidden: false }),
    }),
    viewedByCompaniesYesterday: t.int({
      resolve: (_, __, { db, viewer }) =>
        countViewsYesterday(db, requireProfileOwner(viewer).candidateId, tokyoToday(new Date())),
    }),
  }),
})

builder.queryField('ownProfile', (t) =>
  t.field({
    type: OwnProfile,
    resolve: (_, __, { db, viewer }) => requireOwnProfile(db, requireProfileOwner(viewer).candidateId),
  }),
)
