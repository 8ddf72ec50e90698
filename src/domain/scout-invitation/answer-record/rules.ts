import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { addDays, daysFrom } from '#ground/day.ts'

/** Fewer cases than this say nothing of a company, and might tell of one student. */
export const leastCases = 20
/** Days that the record looks back. */
export const recordDays = 365

/** Each day of the record with the last day for an answer that has so many business days. */
export const dueDays = (today: string, businessDays: number) =>
  daysFrom(addDays(today, -recordDays), today).map((day) => ({ day, due: addBusinessDays(day, businessDays) }))
