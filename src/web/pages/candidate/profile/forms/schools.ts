import { useState } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useDebounce } from '#web/ui/browser/timer.ts'

const SuggestedSchools = graphql(`
  query SuggestedSchools($name: String!) {
    schools(name: $name) {
      id
      name
    }
  }
`)
const DepartmentsOfSchool = graphql(`
  query DepartmentsOfSchool($schoolId: ID!) {
    school(schoolId: $schoolId) {
      departments(first: 200) {
        id
        name
        category
      }
    }
  }
`)

/** A listed school or department by its id, any other by its name. */
export type Named = { id: string | null; name: string }

const isId = (value: string) => /^\d+$/.test(value)
export const valueOf = ({ id, name }: Named) => id ?? name
export const optionOf = ({ id, name }: Named) => ({ value: id ?? name, label: name })
export const namedBy = (value: string, options: readonly { id: string; name: string }[]): Named => {
  const listed = options.find(({ id }) => id === value)
  return listed ? { id: listed.id, name: listed.name } : { id: null, name: value }
}
/** A typed name stands for itself: a school may be missing in the list. */
export const readName = (text: string) =>
  isId(text) || text.trim() === '' ? undefined : { value: text.trim(), label: text.trim() }

const milliseconds = 200

/** Schools whose name holds what is typed. */
export function useSchools() {
  const [typed, setTyped] = useState<string | null>(null)
  const later = useDebounce(milliseconds)
  const found = useLateAnswer(typed, (name) => askFromBrowser()(SuggestedSchools, { name }))
  return { schools: found?.schools ?? [], search: (text: string) => later(() => setTyped(text)) }
}

/** The departments of a listed school. */
export function useDepartments(schoolId: string | null) {
  const found = useLateAnswer(schoolId, (id) => askFromBrowser()(DepartmentsOfSchool, { schoolId: id }))
  return schoolId === null ? [] : (found?.school?.departments ?? [])
}
