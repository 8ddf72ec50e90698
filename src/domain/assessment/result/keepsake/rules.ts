export const keepsakeForms = ['PICTURE', 'DOCUMENT'] as const
export type KeepsakeForm = (typeof keepsakeForms)[number]
