import type { AuditSearch, auditAreas } from '#domain/audit/search/rules.ts'

export const textNames = [
  'actorId',
  'companyId',
  'candidateId',
  'action',
  'subject',
  'subjectId',
  'requestId',
] as const satisfies readonly (keyof AuditSearch)[]

export type Conditions = Record<(typeof textNames)[number] | 'from' | 'to', string> & {
  area: (typeof auditAreas)[number] | null
}

export const areaNames: Record<(typeof auditAreas)[number], string> = {
  candidate: '学生',
  client: '企業',
  admin: '運営',
  system: '自動・ログイン前',
}
