import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { namedCandidateId } from '#ground/id.ts'
import { refusalText } from '#ground/words/server.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { limits } from '../rules.ts'
import { judgeLetters } from './queries.ts'
import { isMassLetter, partKinds, places, raises, type Part } from './rules.ts'
import type { Judged } from './rules/sending.ts'

const PlaceEnum = builder.enumType('LetterPlace', { values: places })
const PartKindEnum = builder.enumType('LetterPartKind', { values: partKinds })
const RaiseEnum = builder.enumType('LetterShareRaise', { values: raises })

const LetterPart = builder.objectRef<Part>('LetterPart').implement({
  fields: (t) => ({
    place: t.field({ type: PlaceEnum, resolve: ({ place }) => place }),
    text: t.exposeString('text', { description: 'A sentence as it was written.' }),
    kind: t.field({ type: PartKindEnum, resolve: ({ kind }) => kind }),
    isCounted: t.boolean({ resolve: ({ counted }) => counted > 0 }),
  }),
})

const LetterShare = builder.objectRef<Judged>('LetterShare').implement({
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    personalShare: t.int({ description: 'In per cent.', resolve: ({ share }) => share.percent }),
    isMassLetter: t.boolean({ resolve: ({ share }) => isMassLetter(share.percent) }),
    parts: t.field({ type: [LetterPart], resolve: ({ share }) => share.parts }),
    raise: t.field({
      type: RaiseEnum,
      nullable: true,
      description: 'What would raise the share most; null where nothing is lacking.',
      resolve: ({ share }) => share.raise,
    }),
    missingLetters: t.int({
      description: 'Letters about the student after which the letter is no longer one to many.',
      resolve: ({ share }) => share.missingLetters,
    }),
  }),
})

const UnsentReasonInput = builder.inputType('UnsentReasonInput', {
  fields: (t) => ({ candidateId: t.id({ required: true }), reason: t.string({ required: true }) }),
})

builder.queryField('letterShares', (t) =>
  t.field({
    type: [LetterShare],
    description: 'The shares that letters would have if they were sent together now. Nothing is stored.',
    args: {
      message: t.arg.string({ required: true }),
      invitations: t.arg({
        type: [UnsentReasonInput],
        required: true,
        ...atMost(limits.bulk, refusalText('bulk_limit_exceeded', { values: { limit: limits.bulk } })),
      }),
      isExperiment: t.arg.boolean({
        defaultValue: false,
        description: 'The message is one of two that an experiment compares: it is for many, also for one student.',
      }),
      about: t.arg.id({ description: 'The one student whose letter is asked about; absent: all.' }),
    },
    resolve: async (_, { message, invitations, about, isExperiment }, { db, viewer }) => {
      const letters = invitations.map(({ candidateId: id, reason }) => ({ candidateId: namedCandidateId(id), reason }))
      const judged = await judgeLetters(db, requireRecruiter(viewer), {
        message,
        isExperiment: isExperiment === true,
        invitations: letters,
      })
      return judged.filter(({ candidateId: id }) => !about || id === namedCandidateId(about))
    },
  }),
)
