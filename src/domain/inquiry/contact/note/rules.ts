/** A note of a case, which only operators read. */
export const noteField = { label: 'メモ', min: 1, max: 1000 } as const
