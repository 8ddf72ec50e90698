import { builder } from '#graphql/builder.ts'
import { contentBlockKinds, type ContentBlockKind, type RecruitmentProcessStep as Step } from '#domain/job/rules.ts'

const ContentBlockKindEnum = builder.enumType('ContentBlockKind', { values: contentBlockKinds })

type Block = { kind: string; text: string; url: string | null; videoId: string | null }

export const ContentBlock = builder.objectRef<Block>('ContentBlock').implement({
  fields: (t) => ({
    kind: t.field({
      type: ContentBlockKindEnum,
      resolve: (block) => block.kind as ContentBlockKind,
    }),
    text: t.exposeString('text'),
    url: t.exposeString('url', { nullable: true }),
    videoId: t.exposeString('videoId', { nullable: true }),
  }),
})

export const JobCondition = builder.objectRef<{ label: string; body: string }>('JobCondition').implement({
  fields: (t) => ({ label: t.exposeString('label'), body: t.exposeString('body') }),
})

export const RecruitmentProcessStep = builder.objectRef<Step>('RecruitmentProcessStep').implement({
  fields: (t) => ({
    stepId: t.exposeID('stepId', { nullable: true }),
    label: t.exposeString('label'),
    isCustom: t.exposeBoolean('isCustom'),
  }),
})

export const CompletionUrl = builder.objectRef<{ label: string; url: string }>('CompletionUrl').implement({
  fields: (t) => ({ label: t.exposeString('label'), url: t.exposeString('url') }),
})
