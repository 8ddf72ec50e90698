const counting = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step)

/** At least so many points, of 990 in steps of five: single scores up to the next hundred, hundreds from there. */
export function toeicKeys(atLeast: number) {
  const from = Math.max(0, Math.ceil(atLeast / 5) * 5)
  const hundred = Math.ceil(from / 100)
  return [
    ...counting(from, hundred * 100 - 5, 5).map((score) => `ts:${score}`),
    ...counting(hundred, 9).map((each) => `th:${each}`),
  ]
}

/** Both ends included, 0 to 100: whole tens where they fit, single per cents at the ends. */
export function traitKeys(trait: number, min: number, max: number) {
  const keys: string[] = []
  let percentage = Math.max(0, min)
  while (percentage <= Math.min(100, max)) {
    const isTen = percentage % 10 === 0 && (percentage + 9 <= max || percentage === 100)
    keys.push(isTen ? `tr${trait}:${percentage / 10}x` : `tr${trait}:${percentage}`)
    percentage += isTen ? 10 : 1
  }
  return keys
}

/** So many whole days back, and tomorrow for a clock that is ahead: whole tens where they fit, single days at the ends. */
export function activityKeys(today: number, days: number) {
  const keys: string[] = []
  let day = today - days
  while (day <= today + 1) {
    // Nobody is active after tomorrow, so the last ten may be a whole one.
    const isTen = day % 10 === 0
    keys.push(isTen ? `ten:${day / 10}` : `act:${day}`)
    day += isTen ? 10 : 1
  }
  return keys
}
