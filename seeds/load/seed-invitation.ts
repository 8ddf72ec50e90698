import type { Outcome as Told } from '#domain/scout-invitation/outcome/rules.ts'
import type { SeedCompany, SeedJob } from './companies.ts'
import type { SeedDate } from './scheduling.ts'
import type { SeedStudent } from './seed-student.ts'

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
  quotations: { field: string; text: string; passage: string }[]
  date: SeedDate | null
  told: ToldOutcome | null
}
