import type { RefusalCode } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, homeOf } from '../factories/scout-invitation.ts'

/** A company with an ADMIN and a VIEWER, a student, and strangers to both, made when a test asks for them. */
export async function aWorld(db: Db, strangers = strangersOf(db)) {
  const sender = await aSchedulingSender(db, { planKey: 'PREMIUM' })
  const reader = await aCompanyUser(db, sender.company.id, { role: 'VIEWER' })
  const student = await aCandidate(db)
  return {
    db,
    ...sender,
    reader,
    student,
    strangers,
    invite: (given: Parameters<typeof aScoutInvitation>[1] extends infer Given ? Partial<Given> : never = {}) =>
      aScoutInvitation(db, { ...homeOf(sender), candidateId: student.id, ...given }),
    accepted: () => aScoutInvitation(db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id }),
  }
}

/** A company and a student, made when they are first asked for. */
export function strangersOf(db: Db) {
  const make = async () => ({
    company: await aSchedulingSender(db, { planKey: 'PREMIUM' }),
    student: await aCandidate(db),
  })
  let strangers: ReturnType<typeof make> | undefined
  return () => (strangers ??= make())
}

export type World = Awaited<ReturnType<typeof aWorld>>

export type Act = {
  by: 'company' | 'student' | 'guest'
  /** Makes what the act needs and gives the arguments of a call that succeeds. */
  make: (world: World) => Promise<Record<string, unknown>> | Record<string, unknown>
  /** Refusals the second of two equal calls may get; without this both succeed. */
  again?: RefusalCode[]
  /** The act names no data of others: a stranger's call is an act of their own. */
  isOwn?: true
  /** A file that a repeated call writes before its transaction; a job takes it away. */
  leaves?: string[]
  /** Students and company users do it alike. */
  isOfBoth?: true
  /** Reading roles may do this too. */
  isForReaders?: true
}
