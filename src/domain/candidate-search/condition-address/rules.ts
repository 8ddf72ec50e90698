import { genders } from '#domain/candidate/rules.ts'
import { isUuid } from '#ground/uuid.ts'
import { checkKeyword, keywordFields, maxKeywords } from '../keyword/rules.ts'
import { checkTraitRanges, type PersonalityTraitRange } from '../trait-range/rules.ts'
import {
  departmentCategories,
  lastActiveDays,
  searchCandidateOrders,
  searchScoutInvitationStatuses,
  type LastActiveAt,
  type ScoutInvitationStatuses,
  type SearchCandidateCondition,
} from '../condition/rules.ts'
import { presentCondition } from '../condition-input/rules.ts'

/** One filter in the address: its short key (§3), and text ⇄ value. A text that cannot be read is no condition. */
type Row<Value> = { key: string; read: (texts: string[]) => Value | undefined; write: (value: Value) => string[] }

const list = <Item extends string | number>(
  key: string,
  isItem: (text: string) => boolean,
  toItem: (text: string) => Item,
): Row<Item[]> => ({
  key,
  read: (texts) => texts.filter(isItem).map(toItem),
  write: (items) => items.map(String),
})
const lowerCase = (key: string, isItem: (text: string) => boolean) =>
  list(
    key,
    (text) => isItem(text.toLowerCase()),
    (text) => text.toLowerCase(),
  )
const ids = (key: string, shape: RegExp) => lowerCase(key, (text) => shape.test(text))
const smallIds = (key: string) => ids(key, /^[1-9]\d{0,3}$/)
const uuids = (key: string) => lowerCase(key, isUuid)

const isOneOf = <Word extends string>(words: readonly Word[]) => {
  const known: readonly string[] = words
  return (text: string): text is Word => known.includes(text)
}
const isLastActiveAt = isOneOf(Object.keys(lastActiveDays) as LastActiveAt[])
const isOrder = isOneOf(searchCandidateOrders)
const isStatus = isOneOf(searchScoutInvitationStatuses)

const words = <Word extends string>(key: string, known: readonly Word[]): Row<Word[]> => ({
  key,
  read: (texts) => texts.filter(isOneOf(known)),
  write: (values) => values,
})

const keywordList = (key: string): Row<string[]> => ({ key, read: (texts) => texts, write: (values) => values })

/** T03-60-100: the trait, and the lowest and highest per cent towards the right statement. */
const traitRange = /^(T\d{2})-(100|\d{1,2})-(100|\d{1,2})$/
const personalityTraits: Row<PersonalityTraitRange[]> = {
  key: 'pt',
  read: (texts) =>
    texts.reduce<PersonalityTraitRange[]>((ranges, text) => {
      const [, traitId, min, max] = traitRange.exec(text) ?? []
      if (traitId === undefined) return ranges
      const more = [...ranges, { traitId, min: Number(min), max: Number(max) }]
      return checkTraitRanges(more) === null ? more : ranges
    }, []),
  write: (ranges) => ranges.map(({ traitId, min, max }) => `${traitId}-${min}-${max}`),
}

// A key without a value is allowed (§2): ?b means the same as ?b=true.
const flag = (key: string): Row<boolean> => ({
  key,
  read: ([text]) => text === 'true' || text === '',
  write: (value) => (value ? ['true'] : []),
})

/** Among the statuses: all students but those with the statuses. */
export const exclusiveMark = 'EXCLUDE'

const rows = {
  prefectureIds: ids('a', /^\d{2}$/),
  schoolDepartmentCategories: words('c', departmentCategories),
  industryIds: smallIds('i'),
  jobTypeIds: smallIds('j'),
  graduationYears: list('y', (text) => /^20\d{2}$/.test(text), Number),
  lastActiveAt: { key: 'la', read: (texts) => texts.find(isLastActiveAt), write: (value) => [value] },
  textKeywords: keywordList('tk'),
  bookmark: flag('b'),
  favorite: flag('f'),
  hasSeen: {
    key: 'hs',
    read: ([text]) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
    write: (isSeen) => [String(isSeen)],
  },
  searchCandidateLabelIds: uuids('l'),
  scoutInvitationStatuses: {
    key: 'ss',
    read: (texts) => ({ isExclusive: texts.includes(exclusiveMark), statuses: texts.filter(isStatus) }),
    write: ({ isExclusive, statuses }: ScoutInvitationStatuses) => [
      ...(isExclusive ? [exclusiveMark] : []),
      ...statuses,
    ],
  },
  sellingPointIds: smallIds('sp'),
  jobHuntingStatusIds: smallIds('jhs'),
  preferredScoutTypeIds: smallIds('st'),
  campusPrefectureIds: ids('cp', /^\d{2}$/),
  hometownPrefectureIds: ids('hp', /^\d{2}$/),
  companySelectionCriterionIds: smallIds('csc'),
  companySizeIds: smallIds('cs'),
  genders: words('g', genders),
  hasPicture: {
    key: 'p',
    read: (texts) => texts.filter((text) => text === 'true' || text === 'false').map((text) => text === 'true'),
    write: (values) => values.map(String),
  },
  schoolGroupIds: smallIds('s'),
  schoolNameKeywords: keywordList('sn'),
  schoolDepartmentKeywords: keywordList('sd'),
  highSchoolNameKeywords: keywordList('hn'),
  toeicScore: {
    key: 'ts',
    read: ([text]) => (text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= 990 ? Number(text) : undefined),
    write: (score) => [String(score)],
  },
  personalityAssessmentTraits: personalityTraits,
  hasPublishedPersonality: flag('pp'),
  orderBy: {
    key: 'order',
    // Any other value falls back to the usual order (§4).
    read: ([text]) => (text !== undefined && isOrder(text) ? text : undefined),
    write: (order) => [order],
  },
  candidateIds: uuids('ids'),
  // Only GraphQL has these conditions: `first` and `offset` are in the path, the others are set by the pages.
  excludeCandidateIds: null,
  scoutInvitationStatus: null,
  schedulingStatus: null,
  jobId: null,
  jobIsArchived: null,
  first: null,
  offset: null,
} satisfies {
  [Field in keyof Required<SearchCandidateCondition>]: Row<Required<SearchCandidateCondition>[Field]> | null
}

const fields = Object.entries(rows) as [keyof SearchCandidateCondition, Row<unknown> | null][]

/** The short key (§3) of a condition in an address. */
export const keyOf = (field: keyof SearchCandidateCondition) => rows[field]?.key
/** Every short key of §3 that an address may carry. */
export const conditionKeys: readonly string[] = Object.values(rows).flatMap((row) => row?.key ?? [])

/** The condition an address names; unknown keys and malformed values are dropped. */
export function readCondition(search: URLSearchParams): SearchCandidateCondition {
  const read = fields.flatMap(([field, row]) => (row === null ? [] : [[field, row.read(search.getAll(row.key))]]))
  return withoutHopeless(presentCondition(Object.fromEntries(read)))
}

/** A keyword of an address that the search would refuse is left out, and so are keywords beyond the limit. */
function withoutHopeless(condition: SearchCandidateCondition): SearchCandidateCondition {
  const rest = { ...condition }
  for (const field of keywordFields) {
    const keywords = rest[field]?.filter((keyword) => checkKeyword(keyword) === null).slice(0, maxKeywords)
    if (keywords?.length) rest[field] = keywords
    else delete rest[field]
  }
  return rest
}

/** The address of a present condition, in the order of the table; what has no short key is left out. */
export function writeCondition(condition: SearchCandidateCondition): URLSearchParams {
  return new URLSearchParams(
    fields.flatMap(([field, row]) => {
      const value = condition[field]
      return row === null || value === undefined ? [] : row.write(value).map((text) => [row.key, text])
    }),
  )
}
