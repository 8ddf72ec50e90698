/** Days without a save after which the clock deletes a draft. */
export const draftKeptDays = 90
