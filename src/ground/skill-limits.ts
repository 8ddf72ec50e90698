import type { FieldLimit } from './personal-limits.ts'

// Spec silent: a list that a company reads at one glance.
export const skillLimits = {
  languages: { label: '語学', kind: 'list', min: 0, max: 5 },
  qualifications: { label: '資格', kind: 'list', min: 0, max: 10 },
  programming: { label: 'プログラミング', kind: 'list', min: 0, max: 10 },
  skillName: { label: '名前', kind: 'text', min: 1, max: 40 },
  skillNote: { label: '補足', kind: 'text', min: 0, max: 100 },
} as const satisfies Record<string, FieldLimit>
