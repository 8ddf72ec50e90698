import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'

/** The student who asks for other dates, with the school. */
export const studentOf = ({ candidate }: Pick<RequestFieldsFragment, 'candidate'>) =>
  `${callStudent(candidate)}${candidate.schoolName ? `（${candidate.schoolName}）` : ''}`
