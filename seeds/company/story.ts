import type { PlanKey } from '#domain/company/plan/rules.ts'

export type MarkShape =
  | 'CONSTELLATION'
  | 'SUNRISE'
  | 'LEAF'
  | 'RINGS'
  | 'WAVES'
  | 'BOOK'
  | 'MOUNTAIN'
  | 'BRIDGE'
  | 'GRID'
  | 'PETALS'
  | 'ARROWS'
  | 'DROP'

export type CompanyUserStory = {
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  role: 'ADMIN' | 'RECRUITER' | 'INTERVIEWER' | 'VIEWER'
  department: string
  title: string
  /** At most 200 characters. */
  messageToStudents: string
}

export type JobStory = {
  title: string
  status: 'DRAFT' | 'PUBLISHED'
  isArchived: boolean
  scoutTypeId: number
  jobTypeIds: number[]
  kind: 'MESSAGE' | 'SCHEDULING'
  contents: { kind: 'HEADING' | 'TEXT'; text: string }[]
  conditions: { label: string; body: string }[]
  recruitmentSteps: ({ stepId: number } | { label: string })[]
  recruitmentProcessDescription: string
  /** A student's benefit of accepting, in one line. */
  benefit: string
  completionDescription: string | null
  completionUrls: { label: string; url: string }[]
  scheduling: SchedulingStory | null
  subject: string
  /** The common text of the scout, 100 to 400 characters. */
  message: string
}

export type SchedulingStory = {
  type: 'EVENT' | 'INTERVIEW'
  title: string
  location: string
  url: string | null
  belongings: string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
  /** Days from the day of seeding; capacity for events only. */
  dates: { dayOffset: number; start: string; minutes: number; capacity: number | null }[]
}

export type CompanyStory = {
  displayName: string
  legalName: string
  kana: string
  corporateNumber: string
  industryIds: number[]
  companySizeId: number
  employees: number
  foundedOn: string
  /** Yen. */
  capital: number
  representative: string
  headOffice: { postalCode: string; prefectureId: string; city: string; line: string }
  tagline: string
  description: string
  selectionCriterionIds: number[]
  url: string
  mark: { shape: MarkShape; background: string; foreground: string }
  users: CompanyUserStory[]
  planKey: PlanKey
  /** Noun phrases for the company's own work, named where a reason leads from the student to the company. */
  scenes: string[]
  jobs: JobStory[]
}
