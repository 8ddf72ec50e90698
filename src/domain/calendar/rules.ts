/** Days for which a cancelled date stays, as cancelled, so that every calendar has heard of it. */
export const cancelledDays = 30
/** Days for which a date that is over stays: calendars forget what a subscription no longer names. */
export const pastDays = 180
/** Spec silent: more than one person has dates in those days. */
export const maxEntries = 2000
