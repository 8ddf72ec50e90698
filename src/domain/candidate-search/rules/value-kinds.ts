import type { Filter, Kind, Row } from './kind.ts'
import { indexed, isOneOf, listChips, unknownLabel } from './list-kinds.ts'
import { checkTraitRanges, rangeWords, type PersonalityTraitRange } from './trait-range.ts'
import { scoutStatusWords, searchScoutInvitationStatuses, type ScoutInvitationStatuses } from './values.ts'

/** A value with one chip, which a proposal to leave the filter out names in the same way. */
const oneChip = <Value>(label: (value: Value) => string): Pick<Kind<Value>, 'label' | 'chips'> => ({
  label,
  chips: (value) => [{ label: label(value) }],
})

/** A key without a value is allowed (§2): ?b means the same as ?b=true. A flag that is not set is no condition. */
export const flagFilter = <const Own extends Row & { options?: readonly ['true'] }>(row: Own) => ({
  ...row,
  ...oneChip<boolean>(() => row.word),
  input: 'flag' as const,
  read: ([text]: string[]) => text === 'true' || text === '',
  write: (isSet: boolean) => (isSet ? ['true'] : []),
  normalize: (isSet: boolean) => isSet || null,
})

type WordsOf<Option extends string> = { options: Record<Option, string> }

/** One of several options with words of their own. */
export const choiceFilter = <const Own extends Row, Option extends string>(row: Own & WordsOf<Option>) => ({
  ...row,
  ...oneChip<Option>((option) => `${row.word}${row.options[option]}`),
  input: 'choice' as const,
  read: (texts: string[]) => texts.find(isOneOf(Object.keys(row.options) as Option[])),
  write: (option: Option) => [option],
})

/** One of several options, whose words say all. */
export const saidChoiceFilter = <const Own extends Row, Option extends string>(row: Own & WordsOf<Option>) => ({
  ...choiceFilter<Own, Option>(row),
  ...oneChip<Option>((option) => row.options[option]),
})

/** Yes or no. The words of the two options say all. */
export const answerFilter = <const Own extends Row & WordsOf<'true' | 'false'>>(row: Own) => ({
  ...row,
  ...oneChip<boolean>((isSo) => row.options[`${isSo}`]),
  input: 'answer' as const,
  read: ([text]: string[]) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  write: (isSo: boolean) => [String(isSo)],
})

/** §3 gives the answer as a list; both answers together are no condition. */
export const answerListFilter = <const Own extends Row & WordsOf<'true' | 'false'> & { key: string }>(row: Own) => ({
  ...row,
  ...oneChip<boolean[]>(([isSo]) => row.options[isSo ? 'true' : 'false']),
  input: 'answers' as const,
  read: (texts: string[]) => texts.filter((text) => text === 'true' || text === 'false').map((text) => text === 'true'),
  write: (answers: boolean[]) => answers.map(String),
  normalize: (answers: boolean[]) => (new Set(answers).size === 2 ? null : answers),
  ...indexed(row),
})

/** The lowest score; 0 finds everybody with a score. */
export const scoreFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  ...oneChip<number>((score) => (score === 0 ? `${row.word}の点数あり` : `${row.word} ${score}点以上`)),
  input: 'score' as const,
  read: ([text]: string[]) =>
    text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= 990 ? Number(text) : undefined,
  write: (score: number) => [String(score)],
})

/** Among the statuses: all students but those with the statuses. */
export const exclusiveMark = 'EXCLUDE'

export const scoutStatusFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  input: 'scoutStatuses' as const,
  read: (texts: string[]): ScoutInvitationStatuses => ({
    isExclusive: texts.includes(exclusiveMark),
    statuses: texts.filter(isOneOf(searchScoutInvitationStatuses)),
  }),
  write: ({ isExclusive, statuses }: ScoutInvitationStatuses) => [...(isExclusive ? [exclusiveMark] : []), ...statuses],
  label: () => row.word,
  chips: ({ isExclusive, statuses }: ScoutInvitationStatuses) => [
    { label: `${statuses.map((status) => scoutStatusWords[status]).join('・')}${isExclusive ? '以外' : ''}` },
  ],
})

/** T03-60-100: the trait, and the lowest and highest per cent towards the right statement. */
const traitRange = /^(T\d{2})-(100|\d{1,2})-(100|\d{1,2})$/

export const traitFilter = <const Own extends Row>(row: Own) => ({
  ...row,
  input: 'traits' as const,
  read: (texts: string[]) =>
    texts.reduce<PersonalityTraitRange[]>((ranges, text) => {
      const [, traitId, min, max] = traitRange.exec(text) ?? []
      if (traitId === undefined) return ranges
      const more = [...ranges, { traitId, min: Number(min), max: Number(max) }]
      return checkTraitRanges(more) === null ? more : ranges
    }, []),
  write: (ranges: PersonalityTraitRange[]) => ranges.map(({ traitId, min, max }) => `${traitId}-${min}-${max}`),
  label: () => row.word,
  chips: listChips<PersonalityTraitRange>(row.word, (range, { traits }) => {
    const trait = traits.find(({ traitId }) => traitId === range.traitId)
    return trait ? rangeWords(trait, range) : unknownLabel(row.word)
  }),
})

/** A filter that only GraphQL has. */
export const unaddressedFilter = <Value>(row: Pick<Row, 'word' | 'canRelax'>): Filter<Value> & { input: 'own' } => ({
  ...row,
  key: null,
  place: null,
  input: 'own',
  read: () => undefined,
  write: () => [],
  label: () => row.word,
  chips: () => [],
})
