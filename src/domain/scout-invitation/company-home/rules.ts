import { addDays } from '#ground/day.ts'

/** The Tokyo days that the funnel of the home and an analysis count at first, the present one included. */
export const funnelDays = 90
export const startOfFunnel = (today: string) => addDays(today, 1 - funnelDays)

/** The sentence wherever 送信 is a number of scouts of a period. */
export const sentWords = '送信待ちは数えません。取り下げたスカウトや、退会した学生に届いたスカウト、再送も数えます。'
