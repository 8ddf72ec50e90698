/** The sections of the intellectual test in the order scores are stored. */
export const intellectualSections = [
  { id: 'LANG', title: '言語' },
  { id: 'NUM', title: '数的処理' },
  { id: 'LOGIC', title: '論理推論' },
  { id: 'SPACE', title: '図形・規則性' },
] as const
