import type { FieldError } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation/validation.ts'

/** Items that every public profile must have. Graduation and job hunting are asked for again once a school year. */
export const requiredItems = ['NAME', 'EDUCATION', 'PHONE', 'CONFIRMATION'] as const
export type RequiredItem = (typeof requiredItems)[number]

type RequiredFacts = {
  familyName: string
  isPhoneVerified: boolean
  schoolId: number | null
  otherSchoolName: string | null
  schoolDepartmentId: number | null
  otherSchoolDepartmentName: string | null
  graduationYear: number | null
  graduationMonth: number
  confirmedSchoolYear: number
}

const firstDay = (year: number, month: number) =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`

/** A school year begins on 1 April; today is the Tokyo day. */
export const schoolYearOf = (today: string) => Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)

/** Whether the month of the graduation is over on the Tokyo day. */
export const hasGraduated = (
  { graduationYear, graduationMonth }: Pick<RequiredFacts, 'graduationYear' | 'graduationMonth'>,
  today: string,
) => graduationYear !== null && firstDay(graduationYear, graduationMonth + 1) <= today

/** Whether the items of a school year are to be confirmed; the same as confirmation_due_on in SQL. */
export const isConfirmationDue = (facts: RequiredFacts, today: string) =>
  hasGraduated(facts, today) || firstDay(facts.confirmedSchoolYear + 1, 4) <= today

const isSchoolMissing = ({ schoolId, otherSchoolName }: RequiredFacts) => schoolId === null && otherSchoolName === null
/** §3: another school is known by its name alone, a listed one by its department too. */
const isDepartmentMissing = ({ schoolId, schoolDepartmentId, otherSchoolDepartmentName }: RequiredFacts) =>
  schoolId !== null && schoolDepartmentId === null && otherSchoolDepartmentName === null

const isMissing: Record<RequiredItem, (facts: RequiredFacts, today: string) => boolean> = {
  // All four names are there at once, or none (candidate_account_names_check).
  NAME: ({ familyName }) => familyName === '',
  EDUCATION: (facts) => isSchoolMissing(facts) || isDepartmentMissing(facts),
  PHONE: ({ isPhoneVerified }) => !isPhoneVerified,
  CONFIRMATION: isConfirmationDue,
}

export const missingItems = (facts: RequiredFacts, today: string): RequiredItem[] =>
  requiredItems.filter((item) => isMissing[item](facts, today))

export type Confirmation = { graduationYear: number; graduationMonth: number; jobHuntingStatusId: number }
type Known = { graduationYears: readonly number[]; jobHuntingStatuses: { has: (id: number) => boolean } }

const graduatedText = '卒業の年月が過ぎています。これから卒業する年月を選んでください'

export const checkConfirmation = (confirmation: Confirmation, options: Known, today: string): (FieldError | null)[] => [
  options.graduationYears.includes(confirmation.graduationYear)
    ? fieldError('confirmation.graduationYear', hasGraduated(confirmation, today) ? graduatedText : null)
    : { path: 'confirmation.graduationYear', message: validationText.graduationYear },
  fieldError(
    'confirmation.graduationMonth',
    Number.isInteger(confirmation.graduationMonth) &&
      confirmation.graduationMonth >= 1 &&
      confirmation.graduationMonth <= 12
      ? null
      : validationText.notSelected('卒業予定の月'),
  ),
  fieldError(
    'confirmation.jobHuntingStatusId',
    options.jobHuntingStatuses.has(confirmation.jobHuntingStatusId)
      ? null
      : validationText.notSelected('就職活動の状況'),
  ),
]
