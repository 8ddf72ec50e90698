import { graphql } from '#web/generated/index.ts'
import type { CandidateLookupsFragment } from '#web/generated/graphql.ts'

export const CandidateLookups = graphql(`
  fragment CandidateLookups on Query {
    graduationYears
    regions {
      id
      name
      prefectures {
        id
        label
      }
    }
    industries {
      id
      label
      group
    }
    jobTypes {
      id
      label
      group
    }
    sellingPoints {
      id
      label
    }
    jobHuntingStatuses {
      id
      label
    }
    scoutTypes {
      id
      label
    }
    schoolGroups {
      id
      name
    }
    companySizes {
      id
      label
    }
    companySelectionCriteria {
      id
      label
    }
    personalityTraitStatements {
      traitId
      leftLabel
      rightLabel
    }
  }
`)

export type Choice = { id: string; label: string }
export type ChoiceGroup = { name: string; choices: Choice[] }
export type Trait = { traitId: string; leftLabel: string; rightLabel: string }
export type Label = { id: string; text: string }

/** Everything a condition can name, ready to be shown. */
export type Lookups = ReturnType<typeof toLookups>

export function toLookups(lookups: CandidateLookupsFragment, labels: readonly Label[]) {
  return {
    years: lookups.graduationYears,
    prefectures: lookups.regions.map(({ name, prefectures }) => ({ name, choices: prefectures })),
    industries: grouped(lookups.industries),
    jobTypes: grouped(lookups.jobTypes),
    sellingPoints: lookups.sellingPoints,
    jobHuntingStatuses: lookups.jobHuntingStatuses,
    scoutTypes: lookups.scoutTypes,
    schoolGroups: lookups.schoolGroups.map(({ id, name }) => ({ id, label: name })),
    companySizes: lookups.companySizes,
    criteria: lookups.companySelectionCriteria,
    traits: lookups.personalityTraitStatements,
    labels: labels.map(({ id, text }) => ({ id, label: text })),
  }
}

function grouped(rows: readonly (Choice & { group: string })[]): ChoiceGroup[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  return names.map((name) => ({ name, choices: rows.filter(({ group }) => group === name) }))
}
