import { isUuid } from '#ground/uuid.ts'
import {
  alternativesOf,
  checkAlternatives,
  checkKeyword,
  maxKeywords,
  normalizeAlternatives,
  normalizeKeyword,
} from '../keyword/rules.ts'
import type { Kind, Row } from './kind.ts'
import { choicesOf, type ChoiceLookup, type FilterLookups } from './lookups.ts'

/** `hasWordOnChips`: a choice alone would not say which filter it is of. */
type ChoiceRow = Row & { options: ChoiceLookup; hasWordOnChips?: true }
type IndexedRow = ChoiceRow & { key: string }

/** Values of one filter that have their own chips. More values share one chip with their number. */
const maxChipsOfFilter = 3

export const listChips =
  <Value>(word: string, labelOf: (value: Value, lookups: FilterLookups) => string): Kind<Value[]>['chips'] =>
  (values, lookups) =>
    values.length > maxChipsOfFilter
      ? [{ label: `${word} ${values.length}件` }]
      : values.map((value) => ({ label: labelOf(value, lookups), left: values.filter((other) => other !== value) }))

/** A retired value, or one that never was, has a chip that says so, by which it can be removed. */
const choiceKind = <Value extends string | number>(
  { word, options, hasWordOnChips }: ChoiceRow,
  unknownLabelOf: (value: Value) => string = () => unknownLabel(word),
) => ({
  label: () => word,
  chips: listChips<Value>(word, (value, lookups) => {
    const label = choicesOf(lookups, options).find(({ id }) => id === String(value))?.label
    return label === undefined ? unknownLabelOf(value) : hasWordOnChips ? `${word} ${label}` : label
  }),
})

export const unknownLabel = (word: string) => `${word}（選べなくなった項目）`

const idsLike = (isId: (text: string) => boolean) => ({
  read: (texts: string[]) => texts.map((text) => text.toLowerCase()).filter(isId),
  write: (ids: string[]) => ids,
})

export const isOneOf = <Word extends string>(words: readonly Word[]) => {
  const all: readonly string[] = words
  return (text: string): text is Word => all.includes(text)
}

/** Keys of the search index. A malformed value has no key and matches no student, like an unknown value. */
export const indexed = ({ key }: { key: string }) => ({
  indexPrefix: `${key}:`,
  keysOf: (values: readonly (string | number | boolean)[]) =>
    values.map((value) => `${key}:${String(value)}`).filter((text) => /^[\w:]+$/.test(text)),
})

/** Ids of a lookup. The index stores them without leading zeros. */
export const idFilter = <const Own extends IndexedRow>(row: Own) => ({
  ...row,
  ...choiceKind<string>(row),
  ...idsLike((text) => /^[1-9]\d{0,3}$/.test(text)),
  ...indexed(row),
  input: 'ids' as const,
  keysOf: (ids: string[]) => indexed(row).keysOf(ids.map(Number)),
})

/** Students with one of the ids are left out; `indexKey` is the key of the filter that chooses by the same ids. */
export const excludedIdFilter = <const Own extends IndexedRow & { indexKey: string }>(row: Own) => ({
  ...idFilter({ ...row, key: row.indexKey, hasWordOnChips: true }),
  key: row.key,
  isExcluding: true as const,
})

export const prefectureFilter = <const Own extends IndexedRow>(row: Own) => ({
  ...row,
  ...choiceKind<string>(row),
  ...idsLike((text) => /^\d{2}$/.test(text)),
  input: 'ids' as const,
  ...indexed(row),
})

export const yearFilter = <const Own extends IndexedRow>(row: Own) => ({
  ...row,
  ...choiceKind<number>(row, (year) => `${row.word} ${year}`),
  input: 'years' as const,
  read: (texts: string[]) => texts.filter((text) => /^20\d{2}$/.test(text)).map(Number),
  write: (years: number[]) => years.map(String),
  ...indexed(row),
})

export const wordFilter = <const Own extends IndexedRow, Word extends string>(row: Own, words: readonly Word[]) => ({
  ...row,
  ...choiceKind<Word>(row),
  input: 'words' as const,
  read: (texts: string[]) => texts.filter(isOneOf(words)),
  write: (values: Word[]) => values,
  ...indexed(row),
})

/** Ids of the company's labels; the index has no keys for them. */
export const labelFilter = <const Own extends ChoiceRow>(row: Own) => ({
  ...row,
  ...choiceKind<string>(row, () => `${row.word}（見つかりません）`),
  ...idsLike(isUuid),
  input: 'labels' as const,
})

/** Students by their own ids. */
export const studentFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  ...idsLike(isUuid),
  input: 'students' as const,
  label: () => row.word,
  chips: (ids: string[]) => [{ label: `${row.word} ${ids.length}名` }],
})

/** Filters of the condition that include students who left them empty, by the keys of the filters. */
export const unsetFilter = <const Own extends Row, Field extends string>(
  row: Own,
  fields: readonly Field[],
  rows: Record<Field, { key: string; word: string }>,
) => ({
  ...row,
  input: 'unset' as const,
  read: (texts: string[]) => fields.filter((field) => texts.includes(rows[field].key)),
  write: (unset: Field[]) => unset.map((field) => rows[field].key),
  normalize: (unset: Field[]) => fields.filter((field) => unset.includes(field)),
  label: () => row.word,
  chips: listChips<Field>(row.word, (field) => `${rows[field].word} ${row.word}`),
})

type Spelling = {
  normalize: (keyword: string) => string
  check: (keyword: string) => string | null
  sayingOf: (keyword: string) => string
}

/** Typed words. A word of an address that the search would refuse is left out, and so are words beyond the limit. */
const typedFilter = ({ word }: Row, { normalize, check, sayingOf }: Spelling) => ({
  input: 'keywords' as const,
  checkEach: check,
  read: (texts: string[]) =>
    [...new Set(texts.map(normalize))].filter((text) => check(text) === null).slice(0, maxKeywords),
  write: (keywords: string[]) => keywords,
  normalize: (keywords: string[]) => keywords.map(normalize).filter(Boolean),
  label: (keywords: string[]) => `${word}「${keywords.map(sayingOf).join('・')}」`,
  chips: listChips<string>(word, (keyword) => `${word}「${sayingOf(keyword)}」`),
})

export const keywordFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  ...typedFilter(row, { normalize: normalizeKeyword, check: checkKeyword, sayingOf: (keyword) => keyword }),
})

/** Words of a student's texts; one keyword may hold alternatives. */
export const textFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  ...typedFilter(row, {
    normalize: normalizeAlternatives,
    check: checkAlternatives,
    sayingOf: (keyword) => alternativesOf(keyword).join(' または '),
  }),
})
