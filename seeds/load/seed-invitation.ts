import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import type { Outcome as Told } from '#domain/scout-invitation/outcome/rules.ts'
import type { SeedCompany, SeedJob } from './companies.ts'
import type { SeedDate } from './scheduling.ts'
import type { ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import type { SeedStudent } from './seed-student.ts'

/** A message so many hours after the acceptance, or after the scout where there is none. */
export type Line = { side: ThreadSide; text: string; hours: number }
export type ToldOutcome = { outcome: Told | null; message: string; toldAt: Date }

export type Outcome =
  | 'PENDING'
  | 'DECLINED'
  | 'EXPIRED'
  | 'MESSAGE_ACCEPTED'
  | 'SCHEDULE_PENDING'
  | 'DATE_REQUESTED'
  | 'BOOKED'
  | 'ATTENDED'
  | 'HIRED'
export type SeedInvitation = {
  id: string
  company: SeedCompany
  job: SeedJob
  student: SeedStudent
  outcome: Outcome
  sentAt: Date
  expiresAt: Date
  readAt: Date | null
  answeredAt: Date | null
  contactedAt: Date | null
  companyUserId: string
  reason: string
  quotations: { field: QuotationField; text: string; passage: string }[]
  date: SeedDate | null
  told: ToldOutcome | null
  /** Written for this relation; others talk as drawn. */
  talk?: readonly Line[]
}
