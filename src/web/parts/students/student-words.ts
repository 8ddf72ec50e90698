import type { DepartmentCategory } from '#domain/candidate/rules.ts'

/** §4. */
export const categoryWords: Record<DepartmentCategory, string> = {
  HUMANITIES: '文系',
  SCIENCE: '理系',
  OTHER: 'その他（海外大含む）',
}
/** The category on a badge, without the note that the filter shows. */
export const categoryOf = ({ category }: { category: DepartmentCategory }) =>
  category === 'OTHER' ? 'その他' : categoryWords[category]
/** 28卒 */
export const classOf = (year: number) => `${String(year).slice(-2)}卒`
/** 2028年（28卒）: a year of the calendar, as the school year of a graduation in March is the one before. */
export const graduationYearOf = (year: number) => `${year}年（${classOf(year)}）`

type Schooled = { schoolName: string | null; departmentName?: string | null; isFairHidden?: boolean }
/** The school and the department, shown in place of the student's name until the name is disclosed. */
export const schoolOf = ({ schoolName, departmentName, isFairHidden }: Schooled) =>
  [schoolName ?? (isFairHidden ? '学校名は非表示' : '学校名の登録なし'), departmentName].filter(Boolean).join(' ')
