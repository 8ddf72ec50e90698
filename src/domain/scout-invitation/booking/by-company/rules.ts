/** The company's word to students whose date it calls off. */
export const callOffWord = { label: '学生へのメッセージ', kind: 'text', min: 1, max: 300 } as const
/** The company's word to a student for whom it books or moves a date. */
export const bookingWord = { label: '学生へのメッセージ', kind: 'text', min: 0, max: 300 } as const
