import { purgeWithdrawn } from '#domain/candidate-account/state/purge/commands.ts'
import { moveCandidate } from '#domain/candidate-account/state/commands.ts'
import { purgeDays, type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { TestApp } from '../client.ts'
import { leave } from '../leaving.ts'
import type { Student } from './crowd.ts'

type Way = {
  /** Commits when it resolves. */
  leave: (app: TestApp, student: Student, companyId: CompanyId) => Promise<unknown>
  /** The account's status afterwards; blocking a company does not change it. */
  to: CandidateStatus
  /** states.md 1B.1, decisions/0019: a hidden student stays visible to companies that had invited them. */
  isHiding?: true
  isForOneCompany?: true
}

const asStudent = async (app: TestApp, { viewer }: Student, document: string) => {
  // Each from elsewhere: how often one visitor may try is not what is asked here.
  const { errors } = await app.as(viewer).ask(document, {}, { address: crypto.randomUUID() })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
async function withdraw(app: TestApp, { viewer }: Student) {
  const { errors } = await leave(app, viewer)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}

async function purge(app: TestApp, student: Student) {
  await withdraw(app, student)
  await app.db
    .updateTable('candidateWithdrawal')
    .set({ withdrawnAt: startOfTokyoDay(addDays(tokyoToday(), -purgeDays - 1)) })
    .where('candidateId', '=', student.id)
    .execute()
  await app.db.transaction().execute((tx) => purgeWithdrawn(tx, student.id))
}

/** Every way out of a company's sight. */
export const ways: Record<string, Way> = {
  'blocks the company': {
    leave: (app, student, companyId) =>
      asStudent(app, student, `mutation { blockCompanies(companyIds: ["${companyId}"]) }`),
    to: 'ACTIVE',
    isForOneCompany: true,
  },
  hides: {
    leave: (app, student) => asStudent(app, student, 'mutation { updateCandidateVisibility(isPublic: false) }'),
    to: 'HIDDEN',
    isHiding: true,
  },
  'has something to complete': {
    leave: ({ db }, { id }) => db.transaction().execute((tx) => moveCandidate(tx, 'system', id, 'requireAction')),
    to: 'ACTION_REQUIRED',
    isHiding: true,
  },
  'is suspended': {
    leave: ({ db }, { id }) => db.transaction().execute((tx) => moveCandidate(tx, 'system', id, 'suspendCandidate')),
    to: 'SUSPENDED',
    isHiding: true,
  },
  withdraws: { leave: withdraw, to: 'WITHDRAWN' },
  'is erased': { leave: purge, to: 'PURGED' },
}
