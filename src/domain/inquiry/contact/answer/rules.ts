/** Why an inquiry is closed, in the words of the operator. The person who wrote is not told. */
export const closeReasonField = { label: '終了の理由', min: 5, max: 200 } as const
export const answerField = { label: '回答', min: 1, max: 2000 } as const
