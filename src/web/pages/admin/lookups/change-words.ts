import type { SchoolChangeKind, SchoolChangeSubject } from '#web/generated/admin/graphql.ts'

export const subjects: Record<SchoolChangeSubject, string> = { SCHOOL: '学校', DEPARTMENT: '学部' }
export const kinds: Record<SchoolChangeKind, string> = {
  ADDED: '追加',
  RENAMED: '名称の変更',
  CORRECTED: '区分・系統などの変更',
  RETURNED: '再開',
  RETIRED: '廃止',
}
