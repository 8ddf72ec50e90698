import type { FieldError } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { DepartmentCategory } from '../../rules.ts'
import type { ImportRow } from '../rules.ts'

type HeldSchool = { id: number; name: string; kind: string; prefectureId: string; isActive: boolean }
type HeldDepartment = { id: number; schoolId: number; name: string; category: DepartmentCategory; isActive: boolean }
export type Held = { schools: readonly HeldSchool[]; departments: readonly HeldDepartment[] }

export const changeKinds = ['ADDED', 'RENAMED', 'CORRECTED', 'RETURNED', 'RETIRED'] as const
type ChangeKind = (typeof changeKinds)[number]
export const changeSubjects = ['SCHOOL', 'DEPARTMENT'] as const

export type Change = {
  subject: (typeof changeSubjects)[number]
  kind: ChangeKind
  id: number
  /** The name as the file has it; of what is retired, the held one. */
  name: string
  /** The held name, where another one comes. */
  before: string | null
  /** The school of a department. */
  school: string | null
}

type Told = { changes: Change[]; unchanged: number }
type Of<Row, Wanted> = {
  subject: Change['subject']
  held: ReadonlyMap<number, Row>
  wanted: ReadonlyMap<number, Wanted>
}
type Named = { id: number; name: string; school: string | null }

/** The changes of a file to the held schools and departments; the ids decide which row is which. */
export function changesOf(rows: readonly ImportRow[], { schools, departments }: Held): Told {
  const schoolNames = new Map(schools.map(({ id, name }) => [id, name]))
  const wantedSchools = new Map(
    rows.map((row) => [
      row.schoolId,
      { id: row.schoolId, name: row.school, school: null, facts: `${row.kind}/${row.prefectureId}` },
    ]),
  )
  const wantedDepartments = new Map(
    rows.map((row) => [
      row.departmentId,
      { id: row.departmentId, name: row.department, school: row.school, facts: row.category },
    ]),
  )
  const heldSchools = new Map(
    schools.map((row) => [row.id, { ...row, school: null, facts: `${row.kind}/${row.prefectureId}` }]),
  )
  const heldDepartments = new Map(
    departments.map((row) => [row.id, { ...row, school: schoolNames.get(row.schoolId) ?? null, facts: row.category }]),
  )
  const ofSchools = compare({ subject: 'SCHOOL', held: heldSchools, wanted: wantedSchools })
  const ofDepartments = compare({ subject: 'DEPARTMENT', held: heldDepartments, wanted: wantedDepartments })
  return {
    changes: [...ofSchools.changes, ...ofDepartments.changes],
    unchanged: ofSchools.unchanged + ofDepartments.unchanged,
  }
}

function compare({
  subject,
  held,
  wanted,
}: Of<Named & { facts: string; isActive: boolean }, Named & { facts: string }>): Told {
  const changes: Change[] = []
  let unchanged = 0
  const add = (kind: ChangeKind, { id, name, school }: Named, before: string | null = null) =>
    changes.push({ subject, kind, id, name, before, school })
  for (const row of wanted.values()) {
    const is = held.get(row.id)
    if (!is) add('ADDED', row)
    else if (!is.isActive) add('RETURNED', row, is.name === row.name ? null : is.name)
    else if (is.name !== row.name) add('RENAMED', row, is.name)
    else if (is.facts !== row.facts) add('CORRECTED', row)
    else unchanged += 1
  }
  for (const row of held.values()) if (row.isActive && !wanted.has(row.id)) add('RETIRED', row)
  return { changes, unchanged }
}

/** The id of a department never moves to another school. */
export const movedDepartments = (rows: readonly ImportRow[], { departments }: Held) => {
  const schoolOf = new Map(departments.map(({ id, schoolId }) => [id, schoolId]))
  return rows.filter(({ departmentId, schoolId }) => (schoolOf.get(departmentId) ?? schoolId) !== schoolId)
}

export const countOf = (changes: readonly Change[], kind: ChangeKind, subject?: Change['subject']) =>
  changes.filter((change) => change.kind === kind && (!subject || change.subject === subject)).length

/** The word of an operator before a file retires much. */
export const retirementWord = '廃止'
/** The share of schools or departments that is much. */
const muchRetired = 0.1

/** Whether a file retires so much that it may be the wrong one. */
export const retiresMuch = (changes: readonly Change[], { schools, departments }: Held) =>
  isMuch(countOf(changes, 'RETIRED', 'SCHOOL'), schools) ||
  isMuch(countOf(changes, 'RETIRED', 'DEPARTMENT'), departments)

const isMuch = (retired: number, held: readonly { isActive: boolean }[]) =>
  retired > held.filter(({ isActive }) => isActive).length * muchRetired

export const checkRetirementWord = (word: string): FieldError[] =>
  foldSpaces(word) === retirementWord ? [] : [{ path: 'word', message: `「${retirementWord}」と入力してください` }]
