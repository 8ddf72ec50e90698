import {
  arriveFromProvider,
  finishTest,
  type Arriving,
} from '#domain/company-account/single-sign-on/arrival/commands.ts'
import { beginVisit, takeVisit, type TakenVisit } from '#domain/company-account/single-sign-on/flow/commands.ts'
import { findDomainOwner } from '#domain/company-account/single-sign-on/mail-domain/queries.ts'
import { findProvider, type OpenProvider } from '#domain/company-account/single-sign-on/queries.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { mailDomainOf, singleSignOnMinutes, visitLimit } from '#domain/company-account/single-sign-on/rules.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { orRefusal, Refusal } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/words/server.ts'
import { isUuid } from '#ground/uuid.ts'
import type { CompanyOidc, NamedPerson } from '#platform/outgoing/company-oidc.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { visitorNetwork } from '#platform/network.ts'
import type { CompanyReturned, CompanySignIn } from '#web/hatch/company-sign-in.ts'
import { endedCookie } from './ended-contract.ts'
import type { RequestSessions } from './sessions.ts'
import { openVisitSecrets, visitRefusal } from './visit-secrets.ts'

type Parts = {
  db: Db
  companyOidc: CompanyOidc
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
  sessions: Pick<RequestSessions, 'openFor' | 'viewerOf' | 'endedPassOf'>
  env: Pick<Env, 'sessionSecret' | 'publicUrl'>
}

const values = { provider: companyAccountLabel }
const visitOver = () => new Refusal('provider_visit_over', { values })
const refusedAs = (error: unknown) => visitRefusal(error, companyAccountLabel, 'company sign-in did not happen')

/** Signing in at the provider of one's company, for one request each. */
export function openCompanySignIn({ db, companyOidc, sessions, env, addressOf, mayTry }: Parts) {
  const seconds = singleSignOnMinutes * 60
  const visits = openVisitSecrets({ env, cookie: 'yoake_company_visit', seconds, prefix: 'company ' })

  return (request: Request): CompanySignIn => {
    async function leave(find: () => Promise<[OpenProvider | undefined, string | null]>, redirectTo: string | null) {
      try {
        if (!(await mayTry(visitorNetwork(addressOf(request)), visitLimit))) throw new Refusal('too_many_requests')
        const [provider, companyUserId] = await find()
        if (!provider) throw new Refusal('single_sign_on_closed')
        const secrets = visits.ofLeaving(request)
        const to = await companyOidc.authorizationUrl(provider, visits.oidcOf(secrets))
        await beginVisit(db, secrets, { companyId: provider.companyId, companyUserId, redirectTo })
        return { to, cookie: visits.cookie(secrets) }
      } catch (error) {
        return { refused: shownRefusal(refusedAs(error)) }
      }
    }

    /** An ADMIN of an ended contract gets the pass; the others read of the end. */
    async function afterEnd(tx: Tx, refusal: Refusal, arriving: Arriving) {
      if (refusal.code !== 'contractExpired') throw refusal
      const pass = await orRefusal(sessions.endedPassOf(tx, arriving))
      if (!(pass instanceof Refusal)) return endedCookie(env.publicUrl, pass)
      throw ['forbidden', 'contract_not_ended'].includes(pass.code) ? refusal : pass
    }

    async function finish(tx: Tx, visit: TakenVisit, { companyId, issuer }: OpenProvider, person: NamedPerson) {
      const arriving = { companyId, issuer, person, address: addressOf(request) }
      if (visit.companyUserId === null) {
        const owner = await orRefusal(arriveFromProvider(tx, arriving))
        if (owner instanceof Refusal) return { kind: 'ended', cookie: await afterEnd(tx, owner, arriving) } as const
        const { redirectTo } = visit
        return {
          kind: 'signedIn',
          cookie: await sessions.openFor(tx, request, 'client', owner, null, 'SSO'),
          redirectTo,
        } as const
      }
      const admin = requireCompanyAdmin(await sessions.viewerOf(request, 'client'))
      // Somebody else has signed in meanwhile.
      if (admin.companyId !== companyId || admin.companyUserId !== visit.companyUserId) throw visitOver()
      await finishTest(tx, admin, arriving)
      return { kind: 'tested' } as const
    }

    return {
      leaveFor: (email, redirectTo) =>
        leave(async () => {
          const owner = await findDomainOwner(db, mailDomainOf(foldEmail(email)))
          const provider = owner && (await findProvider(db, owner.companyId))
          return [provider?.mode === 'OFF' ? undefined : provider, null]
        }, redirectTo),

      leaveForTest: () =>
        leave(async () => {
          const { companyId, companyUserId } = requireCompanyAdmin(await sessions.viewerOf(request, 'client'))
          return [await findProvider(db, companyId), companyUserId]
        }, null),

      async comeBack(companyId, search): Promise<CompanyReturned> {
        const secrets = visits.ofReturn(request, search)
        const visit = isUuid(companyId) ? await takeVisit(db, secrets) : undefined
        try {
          // The answer of one company's provider never ends a visit at another's.
          if (visit?.companyId !== companyId || visit.isOver) throw visitOver()
          const provider = await findProvider(db, visit.companyId)
          const isOpen = provider && (provider.mode !== 'OFF' || visit.companyUserId !== null)
          if (!isOpen) throw new Refusal('single_sign_on_closed')
          const person = await companyOidc.prove(provider, search, visits.oidcOf(secrets))
          return await db.transaction().execute((tx) => finish(tx, visit, provider, person))
        } catch (error) {
          const isTest = visit !== undefined && visit.companyUserId !== null
          return { kind: 'refused', code: refusedAs(error).code, isTest, redirectTo: visit?.redirectTo ?? null }
        }
      },
    }
  }
}
