import { filterFields, filters, type FieldWith } from './filters.ts'

/** Among the options: the students who left the filter empty. */
export const unsetOption = 'UNSET'

/** The filters with a list of options; the panel shows the number of remaining students beside each option. */
export type SearchCandidateOptionGroup = FieldWith<{ options: unknown } | { canBeUnset: true }>
export const searchCandidateOptionGroups = filterFields.filter(
  (field): field is SearchCandidateOptionGroup => 'options' in filters[field] || 'canBeUnset' in filters[field],
)

type Capitals<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '_' : ''}${Uppercase<First>}${Capitals<Rest>}`
  : ''

/** companySizeIds is COMPANY_SIZE_IDS in GraphQL. */
export const nameOfGroup = <Group extends SearchCandidateOptionGroup>(group: Group) =>
  group.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as Capitals<Group>
