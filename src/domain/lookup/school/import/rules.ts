import type { FieldError } from '#ground/refusal.ts'
import { departmentCategories, type DepartmentCategory } from '../rules.ts'

/** One line of the spreadsheet: a department with its school. */
export type ImportRow = {
  schoolId: number
  school: string
  kind: string
  prefectureId: string
  groupIds: number[]
  departmentId: number
  department: string
  category: DepartmentCategory
}

export const importLimits = {
  /** Bytes of a file; the whole list has 90,000. */
  bytes: 2_000_000,
  rows: 20_000,
  /** Wrong lines that are listed. */
  mistakes: 100,
  /** Changes of one kind that a preview shows. */
  shown: 200,
} as const

const schoolKinds = ['国立', '公立', '私立'] as const

/** The columns of the spreadsheet, by the names of both headings that are read. */
export const importColumns = {
  schoolId: '学校番号',
  school: '学校名',
  kind: '設置区分',
  prefectureId: '都道府県番号',
  groupIds: '学校グループ番号',
  departmentId: '学部番号',
  department: '学部名',
  category: '系統',
} as const satisfies Record<keyof ImportRow, string>
export type ImportColumn = keyof typeof importColumns
export const importColumnKeys = Object.keys(importColumns) as ImportColumn[]

const categoryWords: Record<string, DepartmentCategory> = { 文系: 'HUMANITIES', 理系: 'SCIENCE', その他: 'OTHER' }
const wordsByCategory = new Map(Object.entries(categoryWords).map(([word, category]) => [category, word]))
export const categoryWordOf = (category: DepartmentCategory) => wordsByCategory.get(category) ?? category

export type Line = Record<ImportColumn, string>
export type Known = { prefectures: ReadonlySet<string>; groups: ReadonlySet<number> }

const number = (text: string, max: number) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : null)
const prefectureOf = (text: string) => (/^\d{1,2}$/.test(text) ? text.padStart(2, '0') : text)
const groupsOf = (text: string) => (text === '' ? [] : text.split(/[,、;]/u).map(Number))
const isName = (text: string) => text.length >= 1 && text.length <= 60

/** The row of a line, or the reason why there is none. */
export function rowOf(line: Line, { prefectures, groups }: Known): ImportRow | string {
  const schoolId = number(line.schoolId, 9_999_999)
  const departmentId = number(line.departmentId, 999_999_999)
  const category = departmentCategories.find((one) => one === line.category) ?? categoryWords[line.category]
  const prefectureId = prefectureOf(line.prefectureId)
  const groupIds = groupsOf(line.groupIds)
  const wrong = (column: ImportColumn) => `「${importColumns[column]}」が正しくありません`
  if (schoolId === null) return wrong('schoolId')
  if (!isName(line.school)) return wrong('school')
  if (!schoolKinds.some((kind) => kind === line.kind)) return wrong('kind')
  if (!prefectures.has(prefectureId)) return wrong('prefectureId')
  if (!groupIds.every((id) => groups.has(id))) return wrong('groupIds')
  if (departmentId === null) return wrong('departmentId')
  if (!isName(line.department)) return wrong('department')
  if (!category) return wrong('category')
  const { school, kind, department } = line
  return { schoolId, school, kind, prefectureId, groupIds, departmentId, department, category }
}

const schoolFacts = ({ school, kind, prefectureId, groupIds }: ImportRow) =>
  [school, kind, prefectureId, groupIds.join(',')].join('\n')

/** The rows of a file, or every line that is wrong: in itself, against an earlier line, or as a second one of its name. */
export function rowsOf(lines: readonly { at: number; line: Line }[], lookups: Known) {
  const mistakes: FieldError[] = []
  const rows: ImportRow[] = []
  const schools = new Map<number, { at: number; facts: string }>()
  const [schoolNames, departments, departmentNames] = [
    new Map<string, number>(),
    new Map<number, number>(),
    new Map<string, number>(),
  ]
  const problemOf = (row: ImportRow, at: number) => {
    const first = schools.get(row.schoolId)
    if (first && first.facts !== schoolFacts(row)) return `学校番号${row.schoolId}の内容が${first.at}行目と違います`
    if ((schoolNames.get(row.school) ?? row.schoolId) !== row.schoolId)
      return `「${row.school}」にほかの学校番号があります`
    const twin = departments.get(row.departmentId)
    if (twin !== undefined) return `学部番号${row.departmentId}は${twin}行目と重複しています`
    const name = `${row.schoolId}\n${row.department}`
    if (departmentNames.has(name)) return `「${row.department}」は${departmentNames.get(name)}行目と重複しています`
    if (!first) schools.set(row.schoolId, { at, facts: schoolFacts(row) })
    schoolNames.set(row.school, row.schoolId)
    departments.set(row.departmentId, at)
    departmentNames.set(name, at)
    return null
  }
  for (const { at, line } of lines) {
    const row = rowOf(line, lookups)
    const problem = typeof row === 'string' ? row : problemOf(row, at)
    if (problem !== null) mistakes.push({ path: `file.${at}`, message: `${at}行目：${problem}` })
    else if (typeof row !== 'string') rows.push(row)
  }
  return { rows, mistakes }
}
