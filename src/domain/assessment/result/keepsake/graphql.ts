import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { AssessmentKindEnum } from '../../sitting/graphql.ts'
import { makeKeepsake } from './queries.ts'
import { keepsakeForms } from './rules.ts'

const KeepsakeFormEnum = builder.enumType('AssessmentKeepsakeForm', { values: keepsakeForms })

const Keepsake = builder.objectRef<{ contents: string; takenOn: string }>('AssessmentKeepsake').implement({
  fields: (t) => ({
    contents: t.exposeString('contents', { description: 'The bytes in base64.' }),
    takenOn: t.expose('takenOn', { type: 'Date' }),
  }),
})

builder.queryField('assessmentKeepsake', (t) =>
  t.field({
    description: 'The newest result of a test as a PNG picture or a PDF document.',
    type: Keepsake,
    args: {
      kind: t.arg({ type: AssessmentKindEnum, required: true }),
      form: t.arg({ type: KeepsakeFormEnum, required: true }),
    },
    resolve: async (_, { kind, form }, { viewer, db, requireRate }) => {
      const { candidateId } = requireCandidate(viewer)
      // Each file is drawn anew.
      await requireRate({ name: 'assessment-keepsake', attempts: 30, seconds: 600 })
      return makeKeepsake(db, candidateId, kind, form)
    },
  }),
)
