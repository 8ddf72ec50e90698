import { isUuid } from '#ground/uuid.ts'
import { checkKeyword, maxKeywords, normalizeKeyword } from '../keyword/rules.ts'
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

/** A value that no lookup has is named by its filter, so that its chip can still be removed. */
const choiceKind = <Value extends string | number>(
  { word, options, hasWordOnChips }: ChoiceRow,
  unknownLabelOf: (value: Value) => string = () => word,
) => ({
  label: () => word,
  chips: listChips<Value>(word, (value, lookups) => {
    const label = choicesOf(lookups, options).find(({ id }) => id === String(value))?.label
    return label === undefined ? unknownLabelOf(value) : hasWordOnChips ? `${word} ${label}` : label
  }),
})

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

/** Ids of a lookup. The index stores them without leading zeros; 0 is no id there but marks students without any. */
export const idFilter = <const Own extends IndexedRow>(row: Own) => ({
  ...row,
  ...choiceKind<string>(row),
  ...idsLike((text) => /^[1-9]\d{0,3}$/.test(text)),
  ...indexed(row),
  input: 'ids' as const,
  keysOf: (ids: string[]) => indexed(row).keysOf(ids.map(Number).filter((id) => id !== 0)),
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
  ...choiceKind<string>(row),
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

/** Typed words. A word of an address that the search would refuse is left out, and so are words beyond the limit. */
export const keywordFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  input: 'keywords' as const,
  read: (texts: string[]) =>
    [...new Set(texts.map(normalizeKeyword))].filter((text) => checkKeyword(text) === null).slice(0, maxKeywords),
  write: (keywords: string[]) => keywords,
  normalize: (keywords: string[]) => keywords.map(normalizeKeyword).filter(Boolean),
  label: (keywords: string[]) => `${row.word}「${keywords.join('・')}」`,
  chips: listChips<string>(row.word, (keyword) => `${row.word}「${keyword}」`),
})
