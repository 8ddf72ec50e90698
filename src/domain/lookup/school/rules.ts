import { foldKana, foldWidth } from '#ground/folding.ts'

export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const
export type DepartmentCategory = (typeof departmentCategories)[number]

/** Most students end in March or in September. */
export const graduationMonths = [3, 9, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12] as const

/** Schools and departments a form suggests at once (§9). */
export const suggestedDepartments = 7
/** Departments in one list (§9). */
const maxDepartments = 9999

type DepartmentFilter = { category?: DepartmentCategory | null; name?: string | null; first: number }

/** Width, case, spaces and the kind of kana do not matter: 「ｼﾞｮｳﾎｳ」 and 「情報 ｼｽﾃﾑ」 find what they mean. */
const folded = (text: string) => foldKana(foldWidth(text)).toLowerCase()

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

export function matchNames<Row extends { name: string }>(rows: readonly Row[], name: string, first: number): Row[] {
  const typed = folded(name)
  const isLater = (row: Row) => Number(!folded(row.name).startsWith(typed))
  return rows
    .filter((row) => folded(row.name).includes(typed))
    .toSorted((one, other) => isLater(one) - isLater(other))
    .slice(0, Math.min(Math.max(first, 0), maxDepartments))
}

/** The row of this name, however its width and kana are typed. */
export const findByName = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => folded(row.name) === folded(name))
