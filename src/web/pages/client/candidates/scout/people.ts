import { graphql } from '#web/generated/index.ts'
import type { ScoutPersonFragment } from '#web/generated/graphql.ts'

export const ScoutPerson = graphql(`
  fragment ScoutPerson on SearchCandidate {
    id
    picture
    headline
    schoolName
    departmentName
    category
    education {
      graduationYear
    }
    hasOffer
    quotablePassages {
      field
      text
    }
  }
`)

export type Person = ScoutPersonFragment

/** The students in the order they were chosen; who cannot be found any more is left out. */
export const inOrder = (ids: readonly string[], people: readonly Person[]) =>
  ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
