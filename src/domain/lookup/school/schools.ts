import type { DepartmentCategory } from './rules.ts'
import rows from './schools.json' with { type: 'json' }

/** id = schoolId * 100 + n, never reused. */
type Department = { id: number; name: string; category: DepartmentCategory }
export type School = {
  id: number
  name: string
  /** In hiragana. */
  kana: string
  shortNames: string[]
  kind: '国立' | '公立' | '私立'
  prefectureId: string
  schoolGroupIds: number[]
  departments: Department[]
}

export const schools = rows as readonly School[]
