import { type FieldError } from '#ground/refusal.ts'
import { checkUrl } from '#ground/validation/company-validation.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkLength } from '#ground/validation/validation.ts'

export const schedulingTypes = ['EVENT', 'INTERVIEW'] as const
export type SchedulingType = (typeof schedulingTypes)[number]

export const schedulingLimits = {
  title: 40,
  // Spec silent: an address with building and room fits.
  location: 200,
  url: 500,
  belongings: fieldLimits.belongings.max,
  belonging: fieldLimits.belongings.each,
  emergencyContact: fieldLimits.emergencyContact.max,
  dates: fieldLimits.schedulingDates.max,
  capacity: fieldLimits.capacity.max,
  interviewCapacity: 1,
  // Spec silent: more than the company users notified of any date, and more than the bookings moved by any form.
  notifiedUsers: 100,
  notifiedInvitations: 10_000,
  // Spec silent: the longest internship held as one date, and further ahead than companies plan.
  maxDays: 14,
  maxYearsAhead: 2,
  /** Minutes of one interview. Spec silent: from a short talk to a working day. */
  timebox: { min: 5, max: 480 },
}

export const schedulingText = {
  belongings: `持ち物は${schedulingLimits.belongings}件までです`,
  dates: `日程は1つの予定につき${schedulingLimits.dates}件までです`,
  noDates: '日程を1つ以上追加してください',
}

export type SchedulingFields = {
  title: string
  location: string
  url: string | null
  belongings: string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
}
export type GivenFields = { [Name in keyof SchedulingFields]?: SchedulingFields[Name] | null }

const unsaid: SchedulingFields = {
  title: '',
  location: '',
  url: null,
  belongings: [],
  emergencyContact: '',
  remindOneDayBefore: true,
  remindThreeDaysBefore: true,
}

/** Trims every text; empty belongings and an empty URL are left out. A field that is not given stays unchanged. */
export function tidyScheduling(form: GivenFields, before: SchedulingFields = unsaid): SchedulingFields {
  const url = form.url === undefined ? before.url : form.url
  return {
    title: foldSpaces(form.title ?? before.title),
    location: foldSpaces(form.location ?? before.location),
    url: url?.trim() || null,
    belongings: (form.belongings ?? before.belongings).map(foldSpaces).filter(Boolean),
    emergencyContact: foldSpaces(form.emergencyContact ?? before.emergencyContact),
    remindOneDayBefore: form.remindOneDayBefore ?? before.remindOneDayBefore,
    remindThreeDaysBefore: form.remindThreeDaysBefore ?? before.remindThreeDaysBefore,
  }
}

/** The path of each mistake is the name of the argument. */
export function checkScheduling(fields: SchedulingFields): (FieldError | null)[] {
  const { title, location, url, belongings, emergencyContact } = fields
  const limits = schedulingLimits
  return [
    checkLength('title', '予定名', title, 1, limits.title),
    checkLength('location', '場所', location, 0, limits.location),
    checkUrl('url', url, limits.url),
    belongings.length > limits.belongings ? { path: 'belongings', message: schedulingText.belongings } : null,
    ...belongings.map((belonging, index) =>
      checkLength(`belongings.${index}`, '持ち物', belonging, 0, limits.belonging),
    ),
    checkLength('emergencyContact', '緊急連絡先', emergencyContact, 0, limits.emergencyContact),
  ]
}

export const checkCount = (path: string, count: number): FieldError | null =>
  count > schedulingLimits.dates ? { path, message: schedulingText.dates } : null

/** A date of a form with its path in the form: 'createSchedulingDates.2'. */
export type Placed<Given> = Given & { path: string }
export const placed = <Given extends object>(argument: string, dates: readonly Given[]): Placed<Given>[] =>
  dates.map((date, index) => ({ ...date, path: `${argument}.${index}` }))
