import type { PlanFeature } from '#domain/company/rules.ts'
import type { FilterLookups } from './lookups.ts'

/** The groups of the panel. */
export type FilterGroup =
  | 'year'
  | 'department'
  | 'area'
  | 'strength'
  | 'school'
  | 'work'
  | 'company'
  | 'toeic'
  | 'personality'
  | 'intention'
  | 'scout'
  | 'relation'
  | 'activity'
  | 'hometown'
  | 'picture'
  | 'gender'
  | 'excluded'
/** `head` is the keyword box above the groups, `hidden` a filter that is carried on without being drawn. */
export type FilterPlace = FilterGroup | 'head' | 'hidden'

/** The part of a filter that its row says by itself. */
export type Row = {
  /** The short key of an address (§3) and, with a colon, of the search index; null for a filter that only GraphQL has. */
  key: string | null
  /** The name of the filter in the panel, on its chips and in a proposal to leave it out. */
  word: string
  /** null for a filter that no address names. */
  place: FilterPlace | null
  /** The feature of the plan that the filter needs. */
  feature?: PlanFeature
  /** false: no proposal to leave the filter out. */
  canRelax?: false
  /** Students with one of the values are left out; the panel says how many beside each. */
  isExcluding?: true
  /** Students may leave it empty; a condition may find those who did as well. */
  canBeUnset?: true
  /** It asks for what fair mode hides. */
  isOfHiddenFact?: true
}

/** One chip of a filter, and the value that remains when the chip is taken away. */
export type Chip<Value> = { label: string; left?: Value }

/** The part of a filter that follows from the kind of its value. */
export type Kind<Value> = {
  /** A text of an address that cannot be read is no condition. */
  read: (texts: string[]) => Value | undefined
  write: (value: Value) => string[]
  /** One spelling for equal values; null for a value that is no condition (§5). */
  normalize?: (value: Value) => Value | null
  /** The name of the whole condition, as a proposal to leave it out says it. */
  label: (value: Value) => string
  chips: (value: Value, lookups: FilterLookups) => Chip<Value>[]
}
export type Filter<Value> = Row & Kind<Value>
