import { Refusal } from '#ground/refusal.ts'
import type { CompanyUserRole, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdMembers } from '../../queries.ts'
import { inviteCompanyUser } from '../commands.ts'
import { foldedOnce, type InvitationAnswer, type InvitationOutcome } from './rules.ts'

const outcomes: Partial<Record<string, InvitationOutcome>> = {
  invalid_input: 'MALFORMED',
  email_taken: 'ALREADY_USER',
  seat_limit_reached: 'NO_SEAT',
}

/**
 * Invites each address by `inviteCompanyUser`, in their order, and answers for each. The first call holds the company's
 * users until the transaction ends, so that the seats are counted for all of them.
 */
export async function inviteCompanyUsers(
  tx: Tx,
  company: CompanyViewer,
  { emails, role }: { emails: readonly string[]; role: CompanyUserRole },
): Promise<InvitationAnswer[]> {
  await holdMembers(tx, company)
  const answers: InvitationAnswer[] = []
  for (const email of foldedOnce(emails)) answers.push({ email, outcome: await invite(tx, company, email, role) })
  return answers
}

/** An address is refused before anything is written for it, so the transaction goes on. */
async function invite(tx: Tx, company: CompanyViewer, email: string, role: CompanyUserRole) {
  try {
    await inviteCompanyUser(tx, company, { email, role })
    return 'INVITED'
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomes[error.code] : undefined
    if (!outcome) throw error
    return outcome
  }
}
