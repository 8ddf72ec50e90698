import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { assessmentCertificateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { shownOnce } from '#platform/secrets/secret.ts'
import { findScoredById } from '../queries.ts'
import { readSheet, type ResultSheet } from '../sheet.ts'
import { AssessmentKindEnum } from '../../sitting/graphql.ts'
import { AssessmentSheet } from '../sheet-graphql.ts'
import { endCertificate, makeCertificate, newCertificateToken } from './commands.ts'
import { findCertificate, listOpenCertificates } from './queries.ts'

type Row = Awaited<ReturnType<typeof listOpenCertificates>>[number]

export const AssessmentCertificate = builder.objectRef<Row>('AssessmentCertificate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    hasName: t.exposeBoolean('hasName'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const MadeCertificate = builder.objectRef<{ id: string; token: string | null }>('MadeAssessmentCertificate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    token: t.exposeString('token', {
      nullable: true,
      description: 'Shown in this answer only; null when the same Idempotency-Key asks again.',
    }),
  }),
})

type Shown = {
  id: string
  familyName: string | null
  givenName: string | null
  insertedAt: Date
  expiresAt: Date
  sheet: ResultSheet
}

const ShownCertificate = builder.objectRef<Shown>('ShownAssessmentCertificate').implement({
  description: 'What an address shows to anybody: the result, and the name only if the student chose so.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      nullable: true,
      resolve: ({ familyName, givenName }) => (familyName && givenName ? `${familyName} ${givenName}` : null),
    }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    sheet: t.expose('sheet', { type: AssessmentSheet }),
  }),
})

builder.queryField('assessmentCertificate', (t) =>
  t.field({
    type: ShownCertificate,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, { db }) => {
      const certificate = await findCertificate(db, token)
      const scored = certificate && (await findScoredById(db, certificate.attemptId))
      if (!certificate || !scored) throw new Refusal('not_found')
      return { ...certificate, sheet: await readSheet(db, scored) }
    },
  }),
)

builder.mutationFields((t) => ({
  createAssessmentCertificate: t.field({
    description: 'Makes an address that shows the newest result of a test to anybody for some days.',
    type: MadeCertificate,
    args: {
      kind: t.arg({ type: AssessmentKindEnum, required: true }),
      days: t.arg.int({ required: true }),
      hasName: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: async (_, request, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      const token = newCertificateToken()
      const id = await write((tx) => makeCertificate(tx, candidate, { ...request, token }))
      const certificate = (await listOpenCertificates(db, candidate.candidateId, request.kind)).find(
        (row) => row.id === id,
      )
      return { id, token: shownOnce(token, certificate?.tokenSha256 ?? null) }
    },
  }),
  endAssessmentCertificate: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => endCertificate(tx, requireCandidate(viewer), assessmentCertificateId(id))),
  }),
}))
