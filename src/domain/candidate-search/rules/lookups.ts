import type { Trait } from './trait-range.ts'

export type Choice = { id: string; label: string }
export type ChoiceGroup = { name: string; choices: Choice[] }

export type GroupedLookup = 'prefectures' | 'industries' | 'jobTypes'
type PlainLookup =
  | 'years'
  | 'genders'
  | 'departmentCategories'
  | 'degrees'
  | 'sellingPoints'
  | 'jobHuntingStatuses'
  | 'scoutTypes'
  | 'schoolGroups'
  | 'companySizes'
  | 'companySelectionCriteria'
  | 'labels'
/** A lookup whose choices are the options of filters. */
export type ChoiceLookup = GroupedLookup | PlainLookup

/** Everything a condition names by an id, ready to be shown. */
export type FilterLookups = Record<GroupedLookup, ChoiceGroup[]> & Record<PlainLookup, Choice[]> & { traits: Trait[] }

/** The options of a filter: those of a lookup without its groups, or those that the filter's row says. */
export const choicesOf = (lookups: FilterLookups, options: ChoiceLookup | Record<string, string>): Choice[] =>
  typeof options === 'string'
    ? lookups[options].flatMap((row) => ('choices' in row ? row.choices : [row]))
    : Object.entries(options).map(([id, label]) => ({ id, label }))
