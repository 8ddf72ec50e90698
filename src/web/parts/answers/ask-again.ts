import { isUnanswered, type Refused } from '#web/carry/ask.ts'

/** True for failures that the person did not cause: asking again may help. */
export const canAskAgain = (refused: Refused) => isUnanswered(refused) || refused.code === 'internal_server_error'
