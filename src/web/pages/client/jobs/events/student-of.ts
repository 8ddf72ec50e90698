import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { nameOf } from '#web/parts/disclosed.ts'

/** The student who asks for other dates, with the school: the name once it is disclosed. */
export function studentOf({ candidate }: Pick<RequestFieldsFragment, 'candidate'>): string {
  const name = nameOf(candidate)
  return `${name ? `${name}さん` : '学生'}${candidate.schoolName ? `（${candidate.schoolName}）` : ''}`
}
