import { atMost, encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireMetCompany } from '#domain/scout-invitation/met-company/queries.ts'
import { requireOfferedJob } from '#domain/scout-invitation/offered-job/queries.ts'
import { requireScoutInvitation } from '#domain/scout-invitation/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import {
  attachedFileLimits,
  maxAttachedFiles,
  tooManyAttachedFiles,
  type EncodedFile,
} from '#ground/limits/attached-file.ts'
import { jobId, namedCompanyId, scoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid, type FieldError } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { readAttachments } from './attachment/read.ts'
import { createInquiry, type Reported } from './commands.ts'
import { findContact } from './queries.ts'
import { checkInquiry, foldInquiry, inquiryCategories, inquiryLimit, screenOf, type Inquiry } from './rules.ts'

type Given = Inquiry & {
  jobId?: string | null
  companyId?: string | null
  scoutInvitationId?: string | null
  screen?: string | null
  attachments: readonly EncodedFile[]
}

const AttachmentInput = builder.inputRef<EncodedFile>('InquiryAttachmentInput').implement({
  fields: (t) => ({
    fileName: t.string({ required: true }),
    encoded: t.string({
      required: true,
      description: 'The bytes of a JPEG, PNG, WebP or PDF file in base64.',
      extensions: encodedUpTo(attachedFileLimits.maxBytes).extensions,
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
    companyId: t.id({ description: 'The company a complaint about content names, where it names no job.' }),
    scoutInvitationId: t.id({ description: 'The own scout a complaint is about, whose letter the operator may open.' }),
    screen: t.string({ description: 'The path of the page of companies that the inquiry is about.' }),
    attachments: t.field({
      type: [AttachmentInput],
      required: true,
      defaultValue: [],
      ...atMost(maxAttachedFiles, tooManyAttachedFiles),
    }),
  }),
})

const InquiryContact = builder.objectRef<{ name: string; email: string }>('InquiryContact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
})

/** Null for everybody but a signed-in student or company user. */
builder.queryField('inquiryContact', (t) =>
  t.field({ type: InquiryContact, nullable: true, resolve: (_, __, { db, viewer }) => findContact(db, viewer) }),
)

/** Open to guests, students and company users. Answers with the receipt number. A form with mistakes does not count as an attempt. */
builder.mutationField('createInquiry', (t) =>
  t.string({
    args: { inquiry: t.arg({ type: InquiryInput, required: true }) },
    resolve: async (_, { inquiry: input }, { db, viewer, write, requireRate }) => {
      requirePerson(viewer)
      const form = foldInquiry(input)
      const category = inquiryCategories.find((name) => name === form.category)
      const mistakes = checkInquiry(form)
      // Pictures are read only for a visitor who has attempts left: reading them is what costs.
      if (mistakes.length === 0) await requireRate(inquiryLimit)
      const { attachments, wrong } = await readAttachments(mistakes.length === 0 ? input.attachments : [])
      refuseInvalid([...mistakes, ...wrong].map(atInquiry))
      if (!category) throw new Refusal('invalid_input')
      const reported = await reportedBy(db, viewer, input)
      const screen = viewer.kind === 'candidate' ? '' : screenOf(input.screen ?? '')
      return write((tx) => createInquiry(tx, viewer, { ...form, category, attachments, screen }, reported))
    },
  }),
)

// A machine and an operator have nobody to be answered.
function requirePerson(viewer: Viewer) {
  const isPerson = ['guest', 'candidate', 'company'].includes(viewer.kind) && !('token' in viewer && viewer.token)
  if (!isPerson) throw new Refusal('forbidden')
}

const atInquiry = ({ path, message }: FieldError) => ({ path: `inquiry.${path}`, message })

/** The scout, job or company as the student may see it; a guest names none. Refuses not_found for any other one. */
async function reportedBy(db: Db, viewer: Viewer, input: Given): Promise<Reported | null> {
  if (viewer.kind !== 'candidate') return null
  if (input.scoutInvitationId) {
    const scout = await requireScoutInvitation(db, viewer.candidateId, scoutInvitationId(input.scoutInvitationId))
    return { companyId: scout.companyId, jobId: scout.jobId, scoutInvitationId: scout.id }
  }
  if (input.jobId) {
    const { companyId, id } = await requireOfferedJob(db, viewer.candidateId, jobId(input.jobId))
    return { companyId, jobId: id }
  }
  if (!input.companyId) return null
  const { id: companyId } = await requireMetCompany(db, viewer.candidateId, namedCompanyId(input.companyId))
  return { companyId, jobId: null }
}
