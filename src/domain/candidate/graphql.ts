import { builder } from '#graphql/builder.ts'
import {
  CompanySelectionCriterion,
  CompanySize,
  Industry,
  JobHuntingStatus,
  JobType,
  Prefecture,
  ScoutType,
  SellingPoint,
} from '#domain/lookup/graphql.ts'
import { fromLookups, lookups, pickLookups, requireLookup } from '#domain/lookup/queries.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { Education } from './education/graphql.ts'
import { pictureUrl } from './picture/rules.ts'
import { forEachText, profileTexts } from './profile/text/rules.ts'
import type { CandidateProfile, Profile } from './queries.ts'
import { quotablePassages } from './quotation/passages/rules.ts'
import { quotationFields, type QuotationField as Field } from './quotation/rules.ts'
import { ofWholeProfile } from './reading/graphql.ts'
import { SkillType } from './skill/graphql.ts'
import {
  genders,
  hasOffer,
  excerptOf,
  headlineOf,
  idpIdOf,
  isItemComplete,
  profileItems,
  type CandidateKind,
} from './rules.ts'

export const QuotationField = builder.enumType('QuotationField', {
  values: Object.keys(quotationFields) as Field[],
})
export const Gender = builder.enumType('Gender', { values: genders })
export const ProfileItem = builder.enumType('ProfileItem', { values: profileItems })

export const CandidatePreferences = builder.objectRef<Profile>('CandidatePreferences').implement({
  fields: (t) => ({
    areas: t.field({
      type: [Prefecture],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.prefectures, profile.areaPreferenceIds)),
    }),
    industries: t.field({
      type: [Industry],
      resolve: (profile, _, { db }) => fromLookups(db, (all) => pickLookups(all.industries, profile.industryIds)),
    }),
    jobTypes: t.field({
      type: [JobType],
      resolve: (profile, _, { db }) => fromLookups(db, (all) => pickLookups(all.jobTypes, profile.jobTypeIds)),
    }),
    companySizes: t.field({
      type: [CompanySize],
      resolve: (profile, _, { db }) => fromLookups(db, (all) => pickLookups(all.companySizes, profile.companySizeIds)),
    }),
    companySelectionCriteria: t.field({
      type: [CompanySelectionCriterion],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.companySelectionCriteria, profile.companySelectionCriterionIds)),
    }),
  }),
})

const ProfileItemCompleteness = builder
  .objectRef<{ item: (typeof profileItems)[number]; isComplete: boolean }>('ProfileItemCompleteness')
  .implement({
    fields: (t) => ({ item: t.expose('item', { type: ProfileItem }), isComplete: t.exposeBoolean('isComplete') }),
  })

const OfferedCompany = builder.objectRef<CandidateProfile>('OfferedCompany').implement({
  fields: (t) => ({
    industry: t.field({
      type: Industry,
      nullable: true,
      resolve: async ({ offeredCompanyIndustryId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).industries, id),
    }),
  }),
})

const QuotablePassage = builder
  .objectRef<{ field: Field; text: string }>('QuotablePassage')
  .implement({ fields: (t) => ({ field: t.expose('field', { type: QuotationField }), text: t.exposeString('text') }) })

const kinds: Record<CandidateKind, string> = {
  ANONYMOUS: 'AnonymousSearchCandidate',
  ACCEPTED: 'AcceptedSearchCandidate',
  HIRED: 'HiredSearchCandidate',
}

/** Fields of a student that every company may see, and students of themselves. */
export const CandidateView = builder.interfaceRef<CandidateProfile>('CandidateView').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    idpId: t.string({ resolve: (profile) => idpIdOf(profile.id) }),
    picture: t.string({ nullable: true, resolve: ({ pictureFile }) => pictureFile && pictureUrl(pictureFile) }),
    gender: t.field({ type: Gender, resolve: (profile) => profile.gender }),
    headline: t.string({ resolve: headlineOf }),
    excerpt: t.string({ resolve: excerptOf }),
    taglines: t.exposeStringList('taglines'),
    lastActiveAt: t.expose('lastActiveAt', { type: 'DateTime' }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    ...forEachText(profileTexts, (name) => t.string({ resolve: ofWholeProfile((profile) => profile[name]) })),
    sellingPoints: t.field({
      type: [SellingPoint],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.sellingPoints, profile.sellingPointIds)),
    }),
    hasOffer: t.boolean({ resolve: hasOffer }),
    offeredCompany: t.field({
      type: OfferedCompany,
      nullable: true,
      resolve: (profile) => (hasOffer(profile) ? profile : null),
    }),
    education: t.field({ type: Education, resolve: (profile) => profile }),
    category: t.field({ type: DepartmentCategory, resolve: (profile) => profile.departmentCategory }),
    schoolName: t.string({
      nullable: true,
      resolve: (profile) => profile.listedSchoolName ?? profile.otherSchoolName,
    }),
    departmentName: t.string({
      nullable: true,
      resolve: (profile) => profile.listedDepartmentName ?? profile.otherSchoolDepartmentName,
    }),
    completeness: t.exposeInt('completeness'),
    isFairHidden: t.exposeBoolean('isFairHidden', {
      description: 'School, photo, gender and hometown are hidden until the company has written to the student.',
    }),
    isIntakePaused: t.exposeBoolean('isIntakePaused', {
      description: 'The student takes no new scouts at the moment; neither why nor until when.',
    }),
    profileItems: t.field({
      type: [ProfileItemCompleteness],
      // Every student who is found has told a school, also where it is hidden.
      resolve: (profile) =>
        profileItems.map((item) => ({
          item,
          isComplete: isItemComplete(profile, item) || (profile.isFairHidden && item === 'EDUCATION'),
        })),
    }),
    jobHuntingStatus: t.field({
      type: JobHuntingStatus,
      nullable: true,
      resolve: async ({ jobHuntingStatusId }, _, { db }) =>
        jobHuntingStatusId === null ? null : requireLookup((await lookups(db)).jobHuntingStatuses, jobHuntingStatusId),
    }),
    preferredScoutTypes: t.field({
      type: [ScoutType],
      resolve: (profile, _, { db }) =>
        fromLookups(db, (all) => pickLookups(all.scoutTypes, profile.preferredScoutTypeIds)),
    }),
    toeicScore: t.exposeInt('toeicScore', { nullable: true }),
    toeicTakenOn: t.expose('toeicTakenOn', { type: 'Date', nullable: true }),
    toeflIbtScore: t.exposeInt('toeflIbtScore', { nullable: true }),
    toeflIbtBand: t.exposeFloat('toeflIbtBand', { nullable: true, description: 'In the 1–6 scale.' }),
    toeflIbtTakenOn: t.expose('toeflIbtTakenOn', { type: 'Date', nullable: true }),
    skills: t.field({ type: [SkillType], resolve: ofWholeProfile((profile) => profile.skills) }),
    hometown: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ hometownPrefectureId }, _, { db }) =>
        hometownPrefectureId === null ? null : requireLookup((await lookups(db)).prefectures, hometownPrefectureId),
    }),
    preferences: t.field({ type: CandidatePreferences, resolve: (profile) => profile }),
    quotablePassages: t.field({ type: [QuotablePassage], resolve: ofWholeProfile(quotablePassages) }),
  }),
})

/** A student before a company. The student's identity is in the kinds that need an accepted invitation. */
export const SearchCandidate = builder
  .interfaceRef<CandidateProfile>('SearchCandidate')
  .implement({ interfaces: [CandidateView], resolveType: ({ kind }) => kinds[kind] })
