/** Why a date of a scout cannot be chosen. */
export const takenWords = {
  CHOSEN: '決まった日程',
  FULL: '満席',
  CLOSED: '受付終了',
  OVERLAPPING: '予定と重なります',
} as const
