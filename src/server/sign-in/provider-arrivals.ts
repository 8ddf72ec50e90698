import { arrive, arriveWithMail, type Arrived } from '#domain/candidate-account/identity/arrival/commands.ts'
import { addIdentity } from '#domain/candidate-account/identity/commands.ts'
import { beginFlow, takeFlow, type Flow, type FlowSecrets } from '#domain/candidate-account/identity/flow/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { invitingStudent } from '#domain/candidate-account/registration/inviting/sealed-id.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import type { Oidc, ProvenIdentity } from '#platform/outgoing/oidc.ts'
import { visitorNetwork } from '#platform/network.ts'
import { openVisitorNames } from '#platform/visitor.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import type { Returned } from '#web/hatch/provider-sign-in.ts'
import type { RequestSessions } from './sessions.ts'
import { newVisitSecret } from './visit-secrets.ts'

type Parts = {
  db: Db
  sessions: RequestSessions
  oidc: Oidc
  env: Pick<Env, 'sessionSecret' | 'previousSecrets'>
  labelOf: (provider: string) => string
  addressOf: (request: Request) => string
}
type SealedOrigin = { provider: string; sealedIdToken: Buffer }
/** A visit that has come back to the browser that left. */
type Arriving = { request: Request; flow: Flow; browser: string; proven: ProvenIdentity }
/** The second step of a student whose provider named no proven address. */
type Typing = { request: Request; provider: string; secrets: FlowSecrets; email: string }

/** The end of a visit at a provider: a session, a linked provider, or a registration that still needs an address. */
export function openProviderArrivals({ db, sessions, oidc, env, labelOf, addressOf }: Parts) {
  const visitorOf = openVisitorNames(env.sessionSecret)
  const sealing = openSealing(env.sessionSecret, env.previousSecrets)
  const withInviting = (flow: Flow): Flow => {
    const candidateId = invitingStudent(sealing, flow.campaign.candidateId ?? '') ?? ''
    return { ...flow, campaign: { ...flow.campaign, candidateId } }
  }

  async function enter(
    tx: Tx,
    request: Request,
    candidateId: OfRow<'candidate'>,
    flow: Flow,
    sealed: SealedOrigin | null,
  ) {
    const cookie = await sessions.openFor(tx, request, 'candidate', { candidateId }, sealed)
    return { kind: 'signedIn' as const, intent: flow.intent, cookie, redirectTo: flow.redirectTo }
  }

  async function link(tx: Tx, { request, flow, proven }: Arriving): Promise<Returned> {
    const viewer = requireOwnAccount(await sessions.viewerOf(request, 'candidate'))
    // Another student has signed in meanwhile.
    if (viewer.candidateId !== flow.candidateId) throw new Refusal('provider_visit_over')
    const { subject, email } = proven
    const { provider } = flow
    await addIdentity(tx, viewer, viewer.candidateId, { provider, label: labelOf(provider), subject, email })
    return { kind: 'linked' }
  }

  async function originOf({ flow: { provider }, proven: { idToken } }: Arriving): Promise<SealedOrigin | null> {
    const canSignOut = await oidc.canSignOut(provider)
    return canSignOut ? { provider, sealedIdToken: sealing.seal(idToken) } : null
  }

  return {
    async finish(arriving: Arriving): Promise<Returned> {
      const { request, flow, browser, proven } = arriving
      const { subject, email, isEmailVerified } = proven
      const origin = await originOf(arriving)
      const act = async (tx: Tx): Promise<Returned | Exclude<Arrived, object>> => {
        if (flow.intent === 'LINK') return link(tx, arriving)
        const label = labelOf(flow.provider)
        const identity = { provider: flow.provider, label, subject, email, isEmailVerified }
        const arrived = await arrive(tx, withInviting(flow), identity)
        return typeof arrived === 'string' ? arrived : enter(tx, request, arrived.candidateId, flow, origin)
      }
      const returned = await db.transaction().execute(act)
      if (returned === 'not_registered') throw new Refusal('provider_not_registered')
      if (returned !== 'mail_unknown') return returned
      const state = newVisitSecret()
      await beginFlow(db, { state, browser }, { ...flow, subject })
      return { kind: 'mailUnknown', proven: state }
    },

    finishWithMail: ({ request, provider, secrets, email }: Typing) =>
      db.transaction().execute(async (tx) => {
        const flow = await takeFlow(tx, secrets)
        if (flow?.provider !== provider || flow.isOver || flow.subject === null)
          throw new Refusal('provider_visit_over', { values: { provider: labelOf(provider) } })
        const identity = { label: labelOf(provider), subject: flow.subject }
        const { candidateId } = await arriveWithMail(tx, withInviting(flow), identity, {
          typed: email,
          visitor: visitorOf(visitorNetwork(addressOf(request))),
        })
        return enter(tx, request, candidateId, flow, null)
      }),
  }
}
