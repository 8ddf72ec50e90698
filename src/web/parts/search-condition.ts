import {
  checkKeyword,
  departmentCategories,
  lastActiveDays,
  maxKeywords,
  presentCondition,
  searchCandidateOrders,
  searchScoutInvitationStatuses,
  type LastActiveAt,
  type ScoutInvitationStatuses,
  type SearchCandidateCondition,
} from '#domain/candidate-search/rules.ts'

/** One filter in the address: its short key (§3), and text ⇄ value. What cannot be read is no condition. */
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
const ids = (key: string, shape: RegExp) =>
  list(
    key,
    (text) => shape.test(text),
    (text) => text.toLowerCase(),
  )
const smallIds = (key: string) => ids(key, /^[1-9]\d{0,3}$/)
const uuids = (key: string) => ids(key, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)

const isOneOf = <Word extends string>(words: readonly Word[]) => {
  const known: readonly string[] = words
  return (text: string): text is Word => known.includes(text)
}
const isCategory = isOneOf(departmentCategories)
const isLastActiveAt = isOneOf(Object.keys(lastActiveDays) as LastActiveAt[])
const isOrder = isOneOf(searchCandidateOrders)
const isStatus = isOneOf(searchScoutInvitationStatuses)

// A key without a value is allowed (§2): ?b means the same as ?b=true.
const flag = (key: string): Row<boolean> => ({
  key,
  read: ([text]) => text === 'true' || text === '',
  write: (value) => (value ? ['true'] : []),
})

/** Before the statuses: everybody but those. */
const exclusiveMark = 'EXCLUDE'

const rows = {
  prefectureIds: ids('a', /^\d{2}$/),
  schoolDepartmentCategories: {
    key: 'c',
    read: (texts) => texts.filter(isCategory),
    write: (categories) => categories,
  },
  industryIds: smallIds('i'),
  jobTypeIds: smallIds('j'),
  graduationYears: list('y', (text) => /^20\d{2}$/.test(text), Number),
  lastActiveAt: { key: 'la', read: (texts) => texts.find(isLastActiveAt), write: (value) => [value] },
  textKeywords: {
    key: 'tk',
    read: (texts) =>
      presentCondition({ textKeywords: texts })
        .textKeywords?.filter((keyword) => checkKeyword(keyword) === null)
        .slice(0, maxKeywords),
    write: (keywords) => keywords,
  },
  bookmark: flag('b'),
  favorite: flag('f'),
  searchCandidateLabelIds: uuids('l'),
  scoutInvitationStatuses: {
    key: 'ss',
    read: (texts) => ({ isExclusive: texts[0] === exclusiveMark, statuses: texts.filter(isStatus) }),
    write: ({ isExclusive, statuses }: ScoutInvitationStatuses) => [
      ...(isExclusive ? [exclusiveMark] : []),
      ...statuses,
    ],
  },
  sellingPointIds: smallIds('sp'),
  jobHuntingStatusIds: smallIds('jhs'),
  preferredScoutTypeIds: smallIds('st'),
  orderBy: {
    key: 'order',
    // Any other value falls back to the default (§4).
    read: ([text]) => (text === undefined ? undefined : isOrder(text) ? text : 'LAST_ACTIVE_AT'),
    write: (order) => [order],
  },
  candidateIds: uuids('ids'),
  // The page stands in the path; the rest is asked by pages, never by an address.
  excludeCandidateIds: null,
  jobId: null,
  first: null,
  offset: null,
} satisfies {
  [Field in keyof Required<SearchCandidateCondition>]: Row<Required<SearchCandidateCondition>[Field]> | null
}

const fields = Object.entries(rows) as [keyof SearchCandidateCondition, Row<unknown> | null][]

/** The condition an address names; unknown keys and malformed values are dropped. */
export function readCondition(search: URLSearchParams): SearchCandidateCondition {
  const read = fields.flatMap(([field, row]) => (row === null ? [] : [[field, row.read(search.getAll(row.key))]]))
  return presentCondition(Object.fromEntries(read))
}

/** The address of a condition, in the order of the table; what has no short key is left out. */
export function writeCondition(condition: SearchCandidateCondition): URLSearchParams {
  const present = presentCondition(condition)
  return new URLSearchParams(
    fields.flatMap(([field, row]) => {
      const value = present[field]
      return row === null || value === undefined ? [] : row.write(value).map((text) => [row.key, text])
    }),
  )
}
