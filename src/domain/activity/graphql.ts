import type { AuditRow } from '#domain/audit/queries.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { requireCompanyAdmin, type CompanyViewer } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { exportActivity } from './commands.ts'
import { findVisible, listActivity, listNames, listPeople, type ActivityPerson } from './queries.ts'
import { activityKindNames, activityLimits, sentenceOf, toldActions } from './rules.ts'
import { actorNameOf, nameInRow } from './words.ts'

const Kind = builder.enumType('ActivityKind', { values: activityKindNames })

const nameOf = (id: string | null, context: Context) =>
  id === null ? undefined : context.batch(listNames, companyOf(context)).load(id)

const jobOf = async ({ subjectId }: AuditRow, context: Context) => {
  const name = await nameOf(subjectId, context)
  return name?.isJob ? { id: subjectId, title: name.text } : null
}

const Activity = builder.objectRef<AuditRow>('Activity').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    // Only told actions are read.
    kind: t.field({ type: Kind, resolve: ({ action }) => toldActions[action]?.kind ?? 'COMPANY' }),
    sentence: t.string({ resolve: sentenceOf }),
    actorName: t.string({
      description: 'A colleague, a token, 運営 or 自動.',
      resolve: async (row, _, context) =>
        actorNameOf(row, (await nameOf(row.area === 'client' ? row.actorId : null, context))?.text),
    }),
    jobId: t.id({
      nullable: true,
      description: 'The job of the act; null also for a job that was deleted.',
      resolve: async (row, _, context) => (await jobOf(row, context))?.id,
    }),
    jobTitle: t.string({ nullable: true, resolve: async (row, _, context) => (await jobOf(row, context))?.title }),
    subjectName: t.string({
      nullable: true,
      description: 'The colleague or thing that the act is about; of what was deleted, a job alone has a name.',
      resolve: async (row, _, context) => nameInRow(row) ?? (await nameOf(row.subjectId, context))?.text,
    }),
    personId: t.id({
      nullable: true,
      description: 'The id of the colleague or token, to filter by.',
      resolve: ({ area, actorId }) => (area === 'client' ? actorId : null),
    }),
    times: t.exposeInt('times', { description: 'More than one for the readings of a person and day.' }),
    since: t.expose('since', { type: 'DateTime', description: 'The first of them.' }),
    studentCount: t.exposeInt('students'),
    isAboutStudent: t.boolean({ resolve: ({ candidateId }) => candidateId !== null }),
    candidateId: t.id({
      nullable: true,
      description: 'The student, while the company may see the profile; null for several.',
      resolve: async ({ candidateId: id, students }, _, context) =>
        id !== null && students === 1 && (await context.batch(findVisible, companyOf(context)).load(id)) ? id : null,
    }),
  }),
})

const ActivityPage = builder.objectRef<Awaited<ReturnType<typeof listActivity>>>('ActivityPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [Activity] }),
    count: t.exposeInt('count', { description: `Counted up to ${activityLimits.counted}.` }),
  }),
})

const Person = builder.objectRef<ActivityPerson>('ActivityPerson').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const Filter = builder.inputType('ActivityFilter', {
  fields: (t) => ({
    from: t.field({ type: 'Date', required: true }),
    to: t.field({ type: 'Date', required: true }),
    person: t.string({ description: 'The id of a user or token, OPERATOR or SYSTEM.' }),
    kind: t.field({ type: Kind }),
    text: t.string(),
    isEach: t.boolean({ description: 'Every reading of a student is an entry of its own.' }),
  }),
})
type Given = typeof Filter.$inferInput

const filterOf = ({ from, to, person, kind, text, isEach }: Given) => ({
  from,
  to,
  person: person ?? null,
  kind: kind ?? null,
  text: text ?? '',
  isEach: isEach ?? false,
})

/** Refuses plan_restricted. */
async function requireReader({ viewer, db }: Context): Promise<CompanyViewer> {
  const company = requireCompanyAdmin(viewer)
  await requireFeature(db, company.companyId, 'activity_log')
  return company
}

builder.queryFields((t) => ({
  activity: t.field({
    type: ActivityPage,
    args: { filter: t.arg({ type: Filter, required: true }), page: t.arg.int({ required: true, defaultValue: 1 }) },
    resolve: async (_, { filter, page }, context) => {
      const { companyId } = await requireReader(context)
      return listActivity(context.db, companyId, filterOf(filter), Math.min(10_000, Math.max(1, page)))
    },
  }),
  activityPeople: t.field({
    type: [Person],
    resolve: async (_, __, context) => listPeople(context.db, (await requireReader(context)).companyId),
  }),
  activityCsv: t.string({
    description: 'The log of the period; each time it is taken away stands in it.',
    args: { filter: t.arg({ type: Filter, required: true }) },
    resolve: async (_, { filter }, context) =>
      exportActivity(context.db, await requireReader(context), filterOf(filter)),
  }),
}))
