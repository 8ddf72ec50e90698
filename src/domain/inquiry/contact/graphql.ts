import { atMost, textUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireOfferedJob } from '#domain/scout-invitation/offered-job/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { jobId } from '#ground/id.ts'
import { Refusal, refuseInvalid, type FieldError } from '#ground/refusal.ts'
import type { Db } from '#platform/db.ts'
import { readAttachments } from './attachment/read.ts'
import { attachmentsLabel, encodedAttachmentLength, maxAttachments, type GivenAttachment } from './attachment/rules.ts'
import { createInquiry } from './commands.ts'
import { findContact } from './queries.ts'
import { checkInquiry, foldInquiry, inquiryCategories, inquiryLimit, type Inquiry } from './rules.ts'

type Given = Inquiry & { jobId?: string | null; attachments: readonly GivenAttachment[] }

const AttachmentInput = builder.inputRef<GivenAttachment>('InquiryAttachmentInput').implement({
  fields: (t) => ({
    fileName: t.string({ required: true }),
    encoded: t.string({
      required: true,
      description: 'The bytes of a JPEG, PNG, WebP or PDF file in base64.',
      extensions: textUpTo(encodedAttachmentLength).extensions,
    }),
  }),
})

const InquiryInput = builder.inputRef<Given>('InquiryInput').implement({
  fields: (t) => ({
    category: t.string({ required: true, description: inquiryCategories.join(', ') }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    body: t.string({ required: true }),
    jobId: t.id({ description: 'The job a complaint about content names.' }),
    attachments: t.field({
      type: [AttachmentInput],
      required: true,
      defaultValue: [],
      ...atMost(maxAttachments, `${attachmentsLabel}は${maxAttachments}件までです`),
    }),
  }),
})

const InquiryContact = builder.objectRef<{ name: string; email: string }>('InquiryContact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
})

/** Null for everybody but a signed-in student. */
builder.queryField('inquiryContact', (t) =>
  t.field({ type: InquiryContact, nullable: true, resolve: (_, __, { db, viewer }) => findContact(db, viewer) }),
)

/** Open to guests, students and company users. Answers with the receipt number. A form with mistakes does not count as an attempt. */
builder.mutationField('createInquiry', (t) =>
  t.string({
    args: { inquiry: t.arg({ type: InquiryInput, required: true }) },
    resolve: async (_, { inquiry: given }, { db, viewer, write, takeAttempt }) => {
      requirePerson(viewer)
      const form = foldInquiry(given)
      const category = inquiryCategories.find((one) => one === form.category)
      const mistakes = checkInquiry(form)
      // Pictures are read only for a visitor who has attempts left: reading them is what costs.
      if (mistakes.length === 0) await takeAttempt(inquiryLimit)
      const { attachments, wrong } = await readAttachments(mistakes.length === 0 ? given.attachments : [])
      refuseInvalid([...mistakes, ...wrong].map(atInquiry))
      if (!category) throw new Refusal('invalid_input')
      const reported = await reportedJob(db, viewer, given.jobId)
      return write((tx) => createInquiry(tx, viewer, { ...form, category, attachments }, reported))
    },
  }),
)

// A machine and an operator have nobody to be answered.
function requirePerson(viewer: Viewer) {
  const isPerson = ['guest', 'candidate', 'company'].includes(viewer.kind) && !('token' in viewer && viewer.token)
  if (!isPerson) throw new Refusal('forbidden')
}

const atInquiry = ({ path, message }: FieldError) => ({ path: `inquiry.${path}`, message })

/** The job as the student may see it; a guest names none. Refuses not_found for any other job. */
async function reportedJob(db: Db, viewer: Viewer, id: string | null | undefined) {
  if (!id || viewer.kind !== 'candidate') return null
  return requireOfferedJob(db, viewer.candidateId, jobId(id))
}
