import type { AssessmentTest } from '#ground/urls.ts'

/** The two tests in the words students read. */
export const tests = {
  intellectual: { kind: 'INTELLECTUAL', title: '能力検査' },
  personality: { kind: 'PERSONALITY', title: '性格検査' },
} as const satisfies Record<AssessmentTest, { kind: string; title: string }>
