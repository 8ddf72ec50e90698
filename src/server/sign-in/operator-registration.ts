import { checkAdminAccount, registerAdminAccount } from '#domain/admin-account/registration/commands.ts'
import { findAdminInvitation } from '#domain/admin-account/registration/queries.ts'
import { adminRegistrationLimit, type AdminRegistration } from '#domain/admin-account/registration/rules.ts'
import { adminInvitationState } from '#domain/admin-account/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/words/server.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import type { Db } from '#platform/database/db.ts'
import { visitorNetwork } from '#platform/network.ts'
import type { OperatorRegistration } from '#web/hatch/operator-registration.ts'
import type { RequestSessions } from './sessions.ts'

type Parts = {
  db: Db
  sessions: RequestSessions
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
}

/** The page of an operator's invitation, for one request each. */
export const openOperatorRegistration =
  ({ db, sessions, addressOf, mayTry }: Parts) =>
  (request: Request): OperatorRegistration => {
    const requireRate = async () => {
      if (!(await mayTry(visitorNetwork(addressOf(request)), adminRegistrationLimit)))
        throw new Refusal('too_many_requests')
    }
    async function register(code: string, person: AdminRegistration) {
      await requireRate()
      const checked = await checkAdminAccount(db, code, person)
      const adminAccountId = await db.transaction().execute((tx) => registerAdminAccount(tx, checked))
      return sessions.beginEnrolment('admin', adminAccountId, addressOf(request))
    }
    return {
      async find(code) {
        const account = await findAdminInvitation(db, code)
        const state = adminInvitationState(account, new Date())
        if (state !== 'OPEN' || !account) return { state: state === 'OPEN' ? 'UNKNOWN' : state }
        const { email, familyName, givenName, role } = account
        return { state, email, familyName, givenName, role }
      },
      async register(code, person) {
        try {
          return await register(code, person)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          return { refused: shownRefusal(error) }
        }
      },
    }
  }
