export const answerField = { label: '回答', min: 1, max: 2000 } as const
