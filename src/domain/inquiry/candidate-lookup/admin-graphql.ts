import { adminBuilder } from '#graphql/admin-builder.ts'
import { AdminAssessmentAttempt } from '#domain/assessment/sitting/void/admin-graphql.ts'
import { listSittings } from '#domain/assessment/sitting/void/queries.ts'
import { candidateStatuses, purgeDays } from '#domain/candidate-account/state/rules.ts'
import { candidateId } from '#ground/id.ts'
import { Inquiry } from '../contact/admin-graphql.ts'
import { lookUpCandidate } from './commands.ts'
import {
  countBlocked,
  findDiscussedStudent,
  findLookedUp,
  listConsents,
  listExports,
  listLookedUp,
  listSessions,
  type LookedUpRow,
} from './queries.ts'
import { lookupKeys, lookupReasons, type LookupKey, type LookupReason } from './rules.ts'
import { listSeenBy, seenKinds, type SeenRow } from './seen-by.ts'
import { endOfEmail, endOfPhone } from './shown.ts'

const Key = adminBuilder.enumType('LookupKey', { values: Object.keys(lookupKeys) as LookupKey[] })
const Reason = adminBuilder.enumType('LookupReason', { values: Object.keys(lookupReasons) as LookupReason[] })
const Status = adminBuilder.enumType('CandidateStatus', { values: candidateStatuses })
const SeenKind = adminBuilder.enumType('SeenKind', { values: seenKinds })

type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]
const Consent = adminBuilder.objectRef<ConsentRow>('CandidateConsent').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    version: t.exposeString('version'),
    agreedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]
const Session = adminBuilder.objectRef<SessionRow>('CandidateSession').implement({
  fields: (t) => ({
    deviceFamily: t.exposeString('deviceFamily'),
    isOpen: t.exposeBoolean('isOpen'),
    openedAt: t.expose('insertedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
  }),
})

type ExportRow = Awaited<ReturnType<typeof listExports>>[number]
const Export = adminBuilder.objectRef<ExportRow>('CandidateExport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.exposeString('status'),
    askedAt: t.expose('insertedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
})

const Seen = adminBuilder.objectRef<SeenRow>('SeenBy').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    kind: t.expose('kind', { type: SeenKind }),
    times: t.exposeInt('times'),
    people: t.exposeInt('people'),
    firstAt: t.expose('firstAt', { type: 'DateTime' }),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
  }),
})

const day = 24 * 60 * 60 * 1000

export const LookedUpCandidate = adminBuilder.objectRef<LookedUpRow>('LookedUpCandidate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: Status }),
    registeredAt: t.expose('insertedAt', { type: 'DateTime' }),
    emailEnd: t.string({ resolve: ({ email }) => endOfEmail(email) }),
    emailVerifiedAt: t.expose('emailVerifiedAt', { type: 'DateTime', nullable: true }),
    phoneEnd: t.string({ nullable: true, resolve: ({ phoneNumber }) => endOfPhone(phoneNumber) }),
    phoneVerifiedAt: t.expose('phoneVerifiedAt', { type: 'DateTime', nullable: true }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    withdrawalReasonKind: t.exposeString('withdrawalReasonKind', { nullable: true }),
    purgeAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ withdrawnAt }) => withdrawnAt && new Date(withdrawnAt.getTime() + purgeDays * day),
    }),
    openUntil: t.expose('openUntil', { type: 'DateTime' }),
    lookupReasonKind: t.expose('lookupReasonKind', { type: Reason }),
    lookupReason: t.exposeString('lookupReason'),
    blockedCompanyCount: t.int({ resolve: ({ id }, _, { db }) => countBlocked(db, id) }),
    consents: t.field({ type: [Consent], resolve: ({ id }, _, { db }) => listConsents(db, id) }),
    sessions: t.field({ type: [Session], resolve: ({ id }, _, { db }) => listSessions(db, id) }),
    exports: t.field({ type: [Export], resolve: ({ id }, _, { db }) => listExports(db, id) }),
    assessments: t.field({
      type: [AdminAssessmentAttempt],
      description: 'Sittings of the two tests, so that one can be declared void: no answers and no results.',
      resolve: ({ id }, _, { db }) => listSittings(db, id),
    }),
    seenBy: t.field({ type: [Seen], resolve: ({ id }, _, { db }) => listSeenBy(db, id) }),
  }),
})

adminBuilder.objectField(Inquiry, 'discussedCandidateId', (t) =>
  t.id({
    nullable: true,
    description: 'The student of the thread that a company writes about; null for any other inquiry.',
    resolve: async ({ companyId, screen }, _, { db }) =>
      (await findDiscussedStudent(db, { companyId, screen })) ?? null,
  }),
)

adminBuilder.queryField('lookedUpCandidate', (t) =>
  t.field({
    type: LookedUpCandidate,
    nullable: true,
    description: 'Null without a look-up of the last minutes by this operator, as for an unknown id.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, db }) => (await findLookedUp(db, viewer, candidateId(id))) ?? null,
  }),
)

adminBuilder.mutationField('lookUpCandidate', (t) =>
  t.field({
    type: [LookedUpCandidate],
    args: {
      by: t.arg({ type: Key, required: true }),
      value: t.arg.string({ required: true }),
      reasonKind: t.arg({ type: Reason, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, lookup, { viewer, db }) => {
      const ids = await lookUpCandidate(db, viewer, lookup)
      return ids.length === 0 ? [] : listLookedUp(db, viewer, ids)
    },
  }),
)
