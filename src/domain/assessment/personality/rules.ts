/** Places of a personality sitting, and on one page. One pair is asked twice. */
export const personalityPlaces = 60
export const pairsPerPage = 10
export const placesPerTrait = 6
/** The pair that is asked twice comes again no sooner than so many places later. */
export const placesUntilRepeat = 30

/** Steps of a pair, from the left statement to the right one as shown. */
export const personalitySteps = [-2, -1, 0, 1, 2] as const

/** The same button so many times in a row is asked about once. */
const straightLine = 12

/** The most answers in a row that took the same button. */
export function longestRun(buttons: readonly (number | null)[]) {
  let longest = 0
  let run = 0
  buttons.forEach((button, at) => {
    run = button !== null && button === buttons[at - 1] ? run + 1 : button === null ? 0 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

export const isStraightLined = (buttons: readonly (number | null)[]) => longestRun(buttons) >= straightLine
