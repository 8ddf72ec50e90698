/** Days of the figures on the operator's first page, today included. */
export const deskDays = 30

/** Business days within which the operator decides an application. */
export const applicationBusinessDays = 3
/** Business days within which the operator hears both sides of an offer they tell differently. */
export const mismatchBusinessDays = 5
