/** The answers that a student may give about each promise. */
export const promiseAnswers = ['KEPT', 'BROKEN', 'UNKNOWN'] as const
export type PromiseAnswer = (typeof promiseAnswers)[number]

/** Days from the first answer in which a student may change it. */
export const answerChangeDays = 14
