/** Days for which a change is remembered, as long as a mail about it can wait. */
export const changeKeptDays = 30
