import {
  chosenOf,
  companyFilters,
  filterFields,
  type CompanyFilter,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import type { CompanyChoicesFragment } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'

const CompanyChoices = graphql(`
  fragment CompanyChoices on Query {
    industries {
      id
      label
      group
    }
    regions {
      name
      prefectures {
        id
        label
      }
    }
    companySizes {
      id
      label
    }
    companySelectionCriteria {
      id
      label
    }
    jobTypes {
      id
      label
      group
    }
    scoutTypes {
      id
      label
    }
  }
`)
export type CompanyChoices = FragmentType<typeof CompanyChoices>

export type Choice = { id: string; label: string }
/** The options of a filter under their headings; options without headings stand under an empty one. */
export type ChoiceGroup = { heading: string; choices: readonly Choice[] }

const byGroup = (rows: readonly (Choice & { group: string })[]): ChoiceGroup[] =>
  [...Map.groupBy(rows, ({ group }) => group)].map(([heading, choices]) => ({ heading, choices }))
const plain = (choices: readonly Choice[]): ChoiceGroup[] => [{ heading: '', choices }]

const groupsOf: Record<CompanyFilter, (all: CompanyChoicesFragment) => ChoiceGroup[]> = {
  INDUSTRY: ({ industries }) => byGroup(industries),
  PREFECTURE: ({ regions }) => regions.map(({ name, prefectures }) => ({ heading: name, choices: prefectures })),
  COMPANY_SIZE: ({ companySizes }) => plain(companySizes),
  SELECTION_CRITERION: ({ companySelectionCriteria }) => plain(companySelectionCriteria),
  JOB_TYPE: ({ jobTypes }) => byGroup(jobTypes),
  SCOUT_TYPE: ({ scoutTypes }) => plain(scoutTypes),
}

export const choiceGroups = (choices: CompanyChoices, filter: CompanyFilter) =>
  groupsOf[filter](readFragment(CompanyChoices, choices))

/** The condition of the options that there are: an id of the address that no option has is no condition. */
export function presentChoices(choices: CompanyChoices, condition: CompanySearchCondition): CompanySearchCondition {
  const ids = companyFilters.map((filter) => {
    const options = new Set(choiceGroups(choices, filter).flatMap((group) => group.choices.map(({ id }) => id)))
    return [filterFields[filter].field, chosenOf(condition, filter).filter((id) => options.has(id))] as const
  })
  return { ...condition, ...Object.fromEntries(ids) }
}

/** The chosen options by name; an id that no option has is no condition and has no chip. */
export function namedConditions(choices: CompanyChoices, condition: CompanySearchCondition) {
  return companyFilters.flatMap((filter) => {
    const options = choiceGroups(choices, filter).flatMap((group) => group.choices)
    return chosenOf(condition, filter).flatMap((id) => {
      const label = options.find((option) => option.id === id)?.label
      return label === undefined ? [] : [{ filter, id, label }]
    })
  })
}
