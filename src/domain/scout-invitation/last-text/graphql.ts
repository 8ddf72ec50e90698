import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { JobDescription } from '#domain/job/graphql.ts'
import { findLastTexts, type LastTextRow } from './queries.ts'

const LastScoutText = builder.objectRef<LastTextRow>('LastScoutText').implement({
  description: 'The subject and the message with which the next scout for a job begins.',
  fields: (t) => ({
    subject: t.exposeString('subject'),
    message: t.exposeString('text'),
    sentAt: t.expose('insertedAt', { type: 'DateTime' }),
    scoutTemplateId: t.exposeID('scoutTemplateId', {
      nullable: true,
      description: 'The template that the text was sent from, as it stands or lightly edited.',
    }),
    scoutTemplateVersion: t.exposeInt('scoutTemplateVersion', { nullable: true }),
    companyUserId: t.exposeID('companyUserId'),
    isOfOne: t.boolean({
      description: 'It went to a single student, for whom its subject may be meant.',
      resolve: ({ isOfOne }) => isOfOne === true,
    }),
  }),
})

builder.interfaceField(JobDescription, 'lastScoutText', (t) =>
  t.field({
    type: LastScoutText,
    nullable: true,
    description: 'Null before the first scout of the job.',
    resolve: async ({ id }, _, context) => (await context.batch(findLastTexts, companyOf(context)).load(id)) ?? null,
  }),
)
