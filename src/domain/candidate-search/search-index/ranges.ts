const counting = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step)

/** Keys for scores from `atLeast` to 990, in steps of five: single scores up to the next hundred, then hundreds. */
export function toeicKeys(atLeast: number) {
  const from = Math.max(0, Math.ceil(atLeast / 5) * 5)
  const hundred = Math.ceil(from / 100)
  return [
    ...counting(from, hundred * 100 - 5, 5).map((score) => `ts:${score}`),
    ...counting(hundred, 9).map((each) => `th:${each}`),
  ]
}

/** Keys for `min` to `max` per cent, both included: whole tens where they fit, single per cents at the ends. */
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

/** Keys for the last `days` days, and for tomorrow, since clocks may be ahead: whole tens where they fit, else days. */
export function activityKeys(today: number, days: number) {
  const keys: string[] = []
  let day = today - days
  while (day <= today + 1) {
    // No activity is after tomorrow, so the last ten may reach beyond it.
    const isTen = day % 10 === 0
    keys.push(isTen ? `ten:${day / 10}` : `act:${day}`)
    day += isTen ? 10 : 1
  }
  return keys
}
