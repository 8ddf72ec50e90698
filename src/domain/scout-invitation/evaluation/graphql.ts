import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, memberCompanyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { Colleague } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { requireActor, requireCompanyMember, requireRecruiter } from '#domain/viewer/viewer.ts'
import { bookingId } from '#ground/id.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { Booking } from '../booking/graphql.ts'
import type { BookingRow } from '../booking/queries.ts'
import { canMarkAttendance } from '../booking/rules.ts'
import { saveEvaluation } from './commands.ts'
import { updateEvaluationForm } from './form/commands.ts'
import { findForms, requireForm, type EvaluationForm as Form } from './form/queries.ts'
import { findStandings, listEvaluations, listEvaluationsOfStudents, type EvaluationRow } from './queries.ts'
import { canStillChange } from './rules.ts'

const points = atMost(fieldLimits.evaluationPoints)

const EvaluationForm = builder.objectRef<Form>('EvaluationForm').implement({
  description: 'The points by which a company judges a meeting; version 0 has none.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    points: t.stringList({ resolve: (form) => [...form.points] }),
  }),
})

const EvaluatedPoint = builder.objectRef<{ name: string; score: number }>('EvaluatedPoint').implement({
  fields: (t) => ({ name: t.exposeString('name'), score: t.exposeInt('score') }),
})

const Evaluation = builder.objectRef<EvaluationRow>('Evaluation').implement({
  description: 'What one colleague thinks of a student after a meeting; no student and no other company reads it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ bookingId: id, companyUserId }) => `${id}.${companyUserId}` }),
    author: t.field({
      type: Colleague,
      resolve: ({ companyUserId }, _, context) =>
        promised(context.batch(listCompanyUsers, memberCompanyOf(context)).load(companyUserId)),
    }),
    isOwn: t.boolean({
      resolve: ({ companyUserId }, _, { viewer }) => requireCompanyMember(viewer).companyUserId === companyUserId,
    }),
    formVersion: t.exposeInt('formVersion'),
    points: t.field({
      type: [EvaluatedPoint],
      resolve: (row) => row.points.map((name, at) => ({ name, score: row.scores[at] ?? 0 })),
    }),
    text: t.exposeString('text'),
    metAt: t.expose('metAt', { type: 'DateTime' }),
    jobTitle: t.exposeString('jobTitle'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
  }),
})

const standingOf = async ({ id }: BookingRow, context: Context) =>
  (await context.batch(findStandings, requireCompanyMember(context.viewer)).load(id)) ?? {
    isEvaluator: false,
    own: 0,
    others: 0,
  }
const readableOf = async ({ id }: BookingRow, context: Context) =>
  (await context.batch(listEvaluations, requireCompanyMember(context.viewer)).load(id)) ?? []

const BookingEvaluation = builder.objectRef<BookingRow>('BookingEvaluation').implement({
  fields: (t) => ({
    form: t.field({
      type: EvaluationForm,
      resolve: (_, __, context) => promised(context.batchOpen(findForms).load(memberCompanyOf(context))),
    }),
    canWrite: t.boolean({
      description: 'The viewer evaluates this student, the date has begun, and the own evaluation may still change.',
      resolve: async (booking, _, context) => {
        const standing = await standingOf(booking, context)
        return (
          standing.isEvaluator &&
          canMarkAttendance(booking, new Date()) &&
          (standing.own === 0 || canStillChange(standing))
        )
      },
    }),
    own: t.field({
      type: Evaluation,
      nullable: true,
      resolve: async (booking, _, context) => {
        const { companyUserId } = requireCompanyMember(context.viewer)
        return (await readableOf(booking, context)).find((row) => row.companyUserId === companyUserId) ?? null
      },
    }),
    others: t.field({
      type: [Evaluation],
      description: 'Those that the viewer may read: where the viewer evaluates too, none before the own one is saved.',
      resolve: async (booking, _, context) => {
        const { companyUserId } = requireCompanyMember(context.viewer)
        return (await readableOf(booking, context)).filter((row) => row.companyUserId !== companyUserId)
      },
    }),
    hiddenCount: t.int({
      resolve: async (booking, _, context) => {
        const { own, others } = await standingOf(booking, context)
        return own + others - (await readableOf(booking, context)).length
      },
    }),
  }),
})

builder.objectField(Booking, 'evaluation', (t) => t.field({ type: BookingEvaluation, resolve: (booking) => booking }))

builder.interfaceField(SearchCandidate, 'evaluations', (t) =>
  t.field({
    type: [Evaluation],
    description: 'All that the viewer may read about the student, the latest meeting first.',
    resolve: async ({ id }, _, context) =>
      (await context.batch(listEvaluationsOfStudents, requireCompanyMember(context.viewer)).load(id)) ?? [],
  }),
)

builder.queryField('evaluationForm', (t) =>
  t.field({ type: EvaluationForm, resolve: (_, __, context) => requireForm(context.db, companyOf(context)) }),
)

builder.mutationFields((t) => ({
  updateEvaluationForm: t.field({
    type: EvaluationForm,
    args: {
      version: t.arg.int({ required: true }),
      points: t.arg.stringList({ required: true, ...points }),
    },
    resolve: async (_, { version, points: named }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      return requireForm(db, await write((tx) => updateEvaluationForm(tx, company, version, named)))
    },
  }),
  saveEvaluation: t.id({
    args: {
      bookingId: t.arg.id({ required: true }),
      formVersion: t.arg.int({ required: true }),
      scores: t.arg.intList({ required: true, ...points }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, { bookingId: id, ...written }, { viewer, write }) =>
      write((tx) => saveEvaluation(tx, requireActor(viewer), bookingId(id), written)),
  }),
}))
