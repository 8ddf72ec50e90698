import { joinJobTables, type Jobs } from '#platform/queue/join-job-tables.ts'
import * as itemStatistics from './assessment/item-statistics/jobs.ts'
import * as assessment from './assessment/jobs.ts'
import * as assessmentResult from './assessment/result/jobs.ts'
import * as calendar from './calendar/jobs.ts'
import * as candidate from './candidate/jobs.ts'
import * as candidateAccount from './candidate-account/jobs.ts'
import * as candidateSearch from './candidate-search/jobs.ts'
import * as company from './company/jobs.ts'
import * as companyAccount from './company-account/jobs.ts'
import * as encourageEvent from './encourage-event/jobs.ts'
import * as job from './job/jobs.ts'
import * as notification from './notification/jobs.ts'
import * as scoutInvitation from './scout-invitation/jobs.ts'
import * as webhook from './webhook/jobs.ts'
import * as whitepaper from './whitepaper/jobs.ts'

/** The jobs of a noun, and its lines of the clock table. */
export type NounJobs = { readonly jobs: Jobs; readonly crontab?: string }

const nouns = [
  company,
  candidateAccount,
  companyAccount,
  candidate,
  assessmentResult,
  itemStatistics,
  job,
  assessment,
  scoutInvitation,
  calendar,
  candidateSearch,
  webhook,
  encourageEvent,
  whitepaper,
  { ...notification, jobs: joinJobTables(notification.jobs, webhook.heardJobs) },
]

export const nounJobs: readonly NounJobs[] = nouns

/** Jobs declare what they work with; this is all of it together. */
export type NounJobContext = ContextOf<(typeof nouns)[number]['jobs']>

type Takes<Table> = Table extends Table
  ? {
      [Name in keyof Table]: Table[Name] extends (...parameters: infer Given) => unknown ? Taker<Given> : never
    }[keyof Table]
  : never
type Taker<Given> = Given extends [unknown, infer Context] ? (context: Context) => void : never
export type ContextOf<Table> = Takes<Table> extends (context: infer Context) => void ? Context : never
