import type { Db, Tx } from '#platform/database/db.ts'
import { listConcerned } from '../people/queries.ts'
import type { AboutScout, DateFacts, ScoutFacts } from './queries.ts'

/** The student who was scouted. */
export const scoutedStudent = (_db: Db | Tx, _about: object, { scout }: { scout: ScoutFacts }) => [scout.candidateId]

/** The sender of the scout, and the company users notified for its date. */
export const senderAndNotified = (
  db: Db | Tx,
  { companyId }: AboutScout,
  { scout, date }: { scout: ScoutFacts; date?: DateFacts },
) => listConcerned(db, companyId, scout.companyUserId, date?.id)

/** The setting of the job that the scout was sent for. */
export const settingOfJob = ({ scout }: { scout: ScoutFacts }) => ({ jobId: scout.jobId })
