/** The texts a person agrees to. A new version is a new row of consent, never a silent change. */
export const consentTexts = {
  policy: { version: '1.5', effectiveOn: '2026-12-01' },
  terms: { version: '1.1', effectiveOn: '2026-11-23' },
  agentConsultation: { version: '1.0', effectiveOn: '2026-11-22' },
  assessmentPublication: { version: '1.1', effectiveOn: '2026-11-23' },
  assessment: { version: '1.1', effectiveOn: '2026-11-23' },
} as const

/** The texts whose agreement is a row of `consent`, by the names that their readers know. */
export const consentNames = {
  terms: '利用規約',
  policy: 'プライバシーポリシー',
  assessment: '適性検査の受検',
} as const satisfies Partial<Record<keyof typeof consentTexts, string>>
export type RecordedConsent = keyof typeof consentNames
