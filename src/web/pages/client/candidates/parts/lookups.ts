import { degrees, degreeWords } from '#domain/candidate/education/rules.ts'
import { genders } from '#domain/candidate/rules.ts'
import type { Choice, ChoiceGroup, FilterLookups } from '#domain/candidate-search/rules/lookups.ts'
import { departmentCategories } from '#domain/candidate-search/rules/values.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateLookupsFragment } from '#web/generated/graphql.ts'
import { genderWords } from '#web/pages/client/parts/words.ts'
import { categoryWords, classOf } from '#web/parts/students/student-words.ts'

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

export type Label = { id: string; text: string }

export function toLookups(lookups: CandidateLookupsFragment, labels: readonly Label[]): FilterLookups {
  return {
    years: lookups.graduationYears.map((year) => ({ id: String(year), label: classOf(year) })),
    departmentCategories: departmentCategories.map((id) => ({ id, label: categoryWords[id] })),
    degrees: degrees.map((id) => ({ id, label: degreeWords[id] })),
    genders: genders.map((id) => ({ id, label: genderWords[id] })),
    prefectures: lookups.regions.map(({ name, prefectures }) => ({ name, choices: prefectures })),
    industries: grouped(lookups.industries),
    jobTypes: grouped(lookups.jobTypes),
    sellingPoints: lookups.sellingPoints,
    jobHuntingStatuses: lookups.jobHuntingStatuses,
    scoutTypes: lookups.scoutTypes,
    schoolGroups: lookups.schoolGroups.map(({ id, name }) => ({ id, label: name })),
    companySizes: lookups.companySizes,
    companySelectionCriteria: lookups.companySelectionCriteria,
    traits: lookups.personalityTraitStatements,
    labels: labels.map(({ id, text }) => ({ id, label: text })),
  }
}

function grouped(rows: readonly (Choice & { group: string })[]): ChoiceGroup[] {
  const names = [...new Set(rows.map(({ group }) => group))]
  return names.map((name) => ({ name, choices: rows.filter(({ group }) => group === name) }))
}
