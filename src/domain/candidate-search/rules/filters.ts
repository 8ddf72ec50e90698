import { degrees } from '#domain/candidate/education/rules.ts'
import { genders } from '#domain/candidate/rules.ts'
import type { Filter, FilterPlace } from './kind.ts'
import {
  excludedIdFilter,
  idFilter,
  keywordFilter,
  labelFilter,
  prefectureFilter,
  studentFilter,
  textFilter,
  unsetFilter,
  wordFilter,
  yearFilter,
} from './list-kinds.ts'
import {
  answerFilter,
  answerListFilter,
  choiceFilter,
  flagFilter,
  saidChoiceFilter,
  scoreFilter,
  scoutStatusFilter,
  traitFilter,
  unaddressedFilter,
} from './value-kinds.ts'
import {
  departmentCategories,
  lastActiveWords,
  passedOverWords,
  scoutStatusWords,
  toeicScoreOptions,
  type SchedulingStatusFilter,
  type SearchScoutInvitationStatus,
} from './values.ts'

/**
 * One row a filter, in the order of the panel, of the chips and of the address. A filter with `options`, of a lookup or
 * its own, shows the number of remaining students beside each. A student matches with one of several values, but must
 * match all text keywords. Students with one of several excluded values are left out.
 */
const chosenFilters = {
  textKeywords: textFilter({ key: 'tk', word: 'キーワード', place: 'head', feature: 'keyword' }),
  excludedTextKeywords: textFilter({ key: 'xtk', word: '除くキーワード', place: 'head', feature: 'keyword' }),
  graduationYears: yearFilter({ key: 'y', word: '卒業予定', place: 'year', options: 'years' }),
  schoolDepartmentCategories: wordFilter(
    { key: 'c', word: '文理', place: 'department', options: 'departmentCategories' },
    departmentCategories,
  ),
  degrees: wordFilter({ key: 'dg', word: '課程', place: 'department', options: 'degrees', canBeUnset: true }, degrees),
  schoolDepartmentKeywords: keywordFilter({ key: 'sd', word: '学部・学科名', place: 'department', canBeUnset: true }),
  prefectureIds: prefectureFilter({
    key: 'a',
    word: '希望の勤務地',
    place: 'area',
    options: 'prefectures',
    canBeUnset: true,
  }),
  sellingPointIds: idFilter({ key: 'sp', word: '強み', place: 'strength', options: 'sellingPoints', canBeUnset: true }),
  schoolNameKeywords: keywordFilter({ key: 'sn', word: '学校名', place: 'school', isOfHiddenFact: true }),
  schoolGroupIds: idFilter({
    key: 's',
    word: '学校グループ',
    place: 'school',
    options: 'schoolGroups',
    isOfHiddenFact: true,
  }),
  campusPrefectureIds: prefectureFilter({
    key: 'cp',
    word: 'キャンパスの所在地',
    place: 'school',
    options: 'prefectures',
    hasWordOnChips: true,
    canBeUnset: true,
    isOfHiddenFact: true,
  }),
  highSchoolNameKeywords: keywordFilter({
    key: 'hn',
    word: '高校名',
    place: 'school',
    canBeUnset: true,
    isOfHiddenFact: true,
  }),
  industryIds: idFilter({ key: 'i', word: '業界', place: 'work', options: 'industries', canBeUnset: true }),
  jobTypeIds: idFilter({ key: 'j', word: '職種', place: 'work', options: 'jobTypes', canBeUnset: true }),
  companySizeIds: idFilter({
    key: 'cs',
    word: '企業規模',
    place: 'company',
    options: 'companySizes',
    hasWordOnChips: true,
    canBeUnset: true,
  }),
  companySelectionCriterionIds: idFilter({
    key: 'csc',
    word: '企業選びの軸',
    place: 'company',
    options: 'companySelectionCriteria',
    hasWordOnChips: true,
    canBeUnset: true,
  }),
  toeicScore: scoreFilter({ key: 'ts', word: 'TOEIC', place: 'toeic', options: toeicScoreOptions, canBeUnset: true }),
  hasPublishedPersonality: flagFilter({
    key: 'pp',
    word: '性格検査の公開あり',
    place: 'personality',
    feature: 'personality',
  }),
  personalityAssessmentTraits: traitFilter({
    key: 'pt',
    word: '性格特性',
    place: 'personality',
    feature: 'personality',
  }),
  preferredScoutTypeIds: idFilter({
    key: 'st',
    word: '受け取りたいスカウト',
    place: 'intention',
    options: 'scoutTypes',
    canBeUnset: true,
  }),
  jobHuntingStatusIds: idFilter({
    key: 'jhs',
    word: '就活状況',
    place: 'intention',
    options: 'jobHuntingStatuses',
    canBeUnset: true,
  }),
  scoutInvitationStatuses: scoutStatusFilter({
    key: 'ss',
    word: 'スカウト状況',
    place: 'scout',
    options: scoutStatusWords,
  }),
  searchCandidateLabelIds: labelFilter({ key: 'l', word: 'ラベル', place: 'scout', options: 'labels' }),
  bookmark: flagFilter({ key: 'b', word: 'ブックマーク済み', place: 'relation', options: ['true'] }),
  favorite: flagFilter({ key: 'f', word: '自社へのお気に入り登録あり', place: 'relation', options: ['true'] }),
  hasSeen: answerFilter({
    key: 'hs',
    word: '閲覧',
    place: 'relation',
    options: { false: '未閲覧', true: '閲覧済み' },
  }),
  passedOver: saidChoiceFilter({ key: 'po', word: '見送り', place: 'relation', options: passedOverWords }),
  lastActiveAt: choiceFilter({ key: 'la', word: '最終ログイン', place: 'activity', options: lastActiveWords }),
  hometownPrefectureIds: prefectureFilter({
    key: 'hp',
    word: 'ゆかりの地域',
    place: 'hometown',
    options: 'prefectures',
    hasWordOnChips: true,
    canBeUnset: true,
    isOfHiddenFact: true,
  }),
  hasPicture: answerListFilter({
    key: 'p',
    word: '写真',
    place: 'picture',
    options: { true: '写真あり', false: '写真なし' },
    isOfHiddenFact: true,
  }),
  genders: wordFilter({ key: 'g', word: '性別', place: 'gender', options: 'genders', isOfHiddenFact: true }, genders),
  excludedIndustryIds: excludedIdFilter({
    key: 'xi',
    indexKey: 'i',
    word: '除く業界',
    place: 'excluded',
    options: 'industries',
  }),
  excludedSchoolGroupIds: excludedIdFilter({
    key: 'xs',
    indexKey: 's',
    word: '除く学校グループ',
    place: 'excluded',
    options: 'schoolGroups',
    isOfHiddenFact: true,
  }),
  excludedSearchCandidateLabelIds: labelFilter({
    key: 'xl',
    word: '除くラベル',
    isExcluding: true,
    place: 'excluded',
    options: 'labels',
    hasWordOnChips: true,
  }),
  candidateIds: studentFilter({ key: 'ids', word: '指定した学生', place: 'hidden', canRelax: false }),
  // Filters that only GraphQL has.
  excludeCandidateIds: unaddressedFilter<string[]>({ word: '除いた学生', canRelax: false }),
  scoutInvitationStatus: unaddressedFilter<SearchScoutInvitationStatus>({ word: 'スカウト状況' }),
  schedulingStatus: unaddressedFilter<SchedulingStatusFilter>({ word: '日程の状況' }),
}

/** A filter that may include the students who left it empty. */
export type UnsetFilter = {
  [Field in keyof typeof chosenFilters]: (typeof chosenFilters)[Field] extends { canBeUnset: true } ? Field : never
}[keyof typeof chosenFilters]
const canBeUnset = (field: string): field is UnsetFilter =>
  field in chosenFilters && 'canBeUnset' in chosenFilters[field as keyof typeof chosenFilters]
export const unsetFilters = Object.keys(chosenFilters).filter(canBeUnset)

export const filters = {
  ...chosenFilters,
  /** The filters of the condition that include students who left them empty. */
  orUnset: unsetFilter(
    { key: 'u', word: '未入力も含む', place: 'hidden', canRelax: false },
    unsetFilters,
    chosenFilters,
  ),
}

type Filters = typeof filters
export type FilterField = keyof Filters
/** The filters whose row has these properties. */
export type FieldWith<Part> = { [Field in FilterField]: Filters[Field] extends Part ? Field : never }[FilterField]
export type ValueOf<Field extends FilterField> = Parameters<Filters[Field]['write']>[0]

/** §7, all optional; ids are text, as in the URL and in GraphQL. */
export type SearchCandidateFilters = { [Field in FilterField]?: ValueOf<Field> }

export const filterFields = Object.keys(filters) as FilterField[]
export const filterOf = (field: FilterField) => filters[field] as Filter<unknown>
/** The filters of one place in the panel. */
export const filtersAt = (place: FilterPlace) => filterFields.filter((field) => filters[field].place === place)

/** The filters of some kinds. */
export const fieldsOf = <Input extends Filters[FilterField]['input']>(input: Input) =>
  filterFields.filter((field) => filters[field].input === input) as FieldWith<{ input: Input }>[]
