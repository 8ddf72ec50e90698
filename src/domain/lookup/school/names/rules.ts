import { comparedCompanyName } from '#ground/compared-text.ts'
import type { DepartmentCategory } from '../rules.ts'

/** Schools and departments a form suggests at once (§9). */
export const suggestedDepartments = 7
/** Departments in one list (§9). */
const maxDepartments = 9999

type DepartmentFilter = { category?: DepartmentCategory | null; name?: string | null; first: number }

/**
 * Names that begin with the typed text come first, then names that contain it; each group in the school's own order.
 */
export const matchDepartments = <Row extends { name: string; category: string }>(
  departments: readonly Row[],
  { category, name, first }: DepartmentFilter,
): Row[] =>
  matchNames(
    departments.filter((department) => !category || department.category === category),
    name ?? '',
    first,
  )

type Named = { name: string; kana?: string; shortNames?: readonly string[] }

/** A graduate school is found as its university. */
const compared = (name: string) => comparedCompanyName(name).replace(/大学大学院$/u, '大学')
const namesOf = ({ name, kana = '', shortNames = [] }: Named) => [name, kana, ...shortNames].map(compared)

/** By a name, the reading or a short name, in any spelling; the row of just that name comes first. */
export function matchNames<Row extends Named>(rows: readonly Row[], name: string, first: number): Row[] {
  const typed = compared(name)
  const rank = (row: Row) => (isNameOf(row, name) ? 0 : namesOf(row).some((one) => one.startsWith(typed)) ? 1 : 2)
  return rows
    .filter((row) => namesOf(row).some((one) => one.includes(typed)))
    .map((row) => ({ row, rank: rank(row) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, Math.min(Math.max(first, 0), maxDepartments))
    .map(({ row }) => row)
}

const isNameOf = (row: Named, name: string) => {
  const typed = compared(name)
  return typed !== '' && namesOf(row).some((one) => one === typed || one === `${typed}学`)
}

/** The row of this name, in any spelling; none when two rows have it. */
export function findByName<Row extends Named>(rows: readonly Row[], name: string) {
  const same = rows.filter((row) => isNameOf(row, name))
  return same.length === 1 ? same[0] : undefined
}
