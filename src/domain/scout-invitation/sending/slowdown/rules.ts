/** Days whose ended scouts are looked at. */
export const slowdownDays = 90
/** Fewer ended scouts than this say nothing. */
export const leastEnded = 100
/** Of a hundred ended scouts at least so many are answered by students, or the sending slows down. */
export const leastAnsweredPercent = 5

/** Whether so few students answer that a company sends fewer scouts a day. */
export const isSlow = ({ answered, ended }: { answered: number; ended: number }) =>
  ended >= leastEnded && answered * 100 < ended * leastAnsweredPercent

const leastPerDay = 3
/** Scouts a day while the sending is slow: a sixtieth of the scouts of 30 days, and three at least. */
export const slowPerDay = (limit: number) => Math.max(leastPerDay, Math.floor(limit / 60))
