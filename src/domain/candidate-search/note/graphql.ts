import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { Colleague } from '#domain/company/graphql.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { JobDescription } from '#domain/job/graphql.ts'
import { findJobs } from '#domain/job/queries.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { candidateId, candidateNoteId, jobId } from '#ground/id.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'
import { orStudentGone } from '#domain/scout-invitation/sent/gone/queries.ts'
import { requireSearchCandidate } from '../queries.ts'
import { addCandidateNote, deleteCandidateNote, updateCandidateNote } from './commands.ts'
import { listNoteReaders, listNotes, requireNote, type CandidateNoteRow } from './queries.ts'
import { canDelete, canEdit, maxMentioned } from './rules.ts'

const mentioned = atMost({ label: '知らせる人', max: maxMentioned })

const colleague = (context: Context, id: string) =>
  promised(context.batch(listCompanyUsers, companyOf(context)).load(id))

const CandidateNote = builder.objectRef<CandidateNoteRow>('CandidateNote').implement({
  description: 'What a colleague wrote about a student; no student and no other company reads it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    candidateId: t.exposeID('candidateId'),
    text: t.exposeString('text'),
    revision: t.exposeInt('revision'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    author: t.field({ type: Colleague, resolve: ({ companyUserId }, _, context) => colleague(context, companyUserId) }),
    mentioned: t.field({
      type: [Colleague],
      resolve: ({ mentionedUserIds }, _, context) => Promise.all(mentionedUserIds.map((id) => colleague(context, id))),
    }),
    job: t.field({
      type: JobDescription,
      nullable: true,
      resolve: async ({ jobId: id }, _, context) =>
        id === null ? null : ((await context.batch(findJobs, companyOf(context)).load(id)) ?? null),
    }),
    canEdit: t.boolean({ resolve: (note, _, { viewer }) => canEdit(note, requireCompany(viewer)) }),
    canDelete: t.boolean({ resolve: (note, _, { viewer }) => canDelete(note, requireCompany(viewer)) }),
  }),
})

builder.interfaceFields(SearchCandidate, (t) => ({
  noteCount: t.int({
    resolve: ({ id }, _, context) =>
      context.batch(listCompanyCandidates, companyOf(context)).read(id, (row) => row?.noteCount ?? 0),
  }),
  notes: t.field({
    type: [CandidateNote],
    description: 'The notes of the company, the newest first.',
    resolve: async ({ id }, _, context) => (await context.batch(listNotes, companyOf(context)).load(id)) ?? [],
  }),
}))

builder.queryFields((t) => ({
  noteReaders: t.field({
    type: [Colleague],
    description: 'The active colleagues whom a note may mention.',
    resolve: (_, __, context) => listNoteReaders(context.db, companyOf(context)),
  }),
  notedCandidate: t.field({
    type: SearchCandidate,
    description: 'A student for the page of notes; reading the notes opens no profile.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, db }) => {
      const company = requireCompany(viewer)
      const named = { candidateId: candidateId(id) }
      return orStudentGone(requireSearchCandidate(db, company, named.candidateId), db, company.companyId, named)
    },
  }),
}))

builder.mutationFields((t) => ({
  addCandidateNote: t.field({
    type: CandidateNote,
    args: {
      candidateId: t.arg.id({ required: true }),
      jobId: t.arg.id(),
      text: t.arg.string({ required: true }),
      mentionedUserIds: t.arg.idList({ required: true, ...mentioned }),
    },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const named = { candidateId: candidateId(args.candidateId), jobId: args.jobId ? jobId(args.jobId) : null }
      return requireNote(db, company.companyId, await write((tx) => addCandidateNote(tx, company, named, args)))
    },
  }),
  updateCandidateNote: t.field({
    type: CandidateNote,
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      text: t.arg.string({ required: true }),
      mentionedUserIds: t.arg.idList({ required: true, ...mentioned }),
    },
    resolve: async (_, { id, revision, ...note }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const saved = await write((tx) => updateCandidateNote(tx, company, candidateNoteId(id), revision, note))
      return requireNote(db, company.companyId, saved)
    },
  }),
  deleteCandidateNote: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => deleteCandidateNote(tx, requireRecruiter(viewer), candidateNoteId(id))),
  }),
}))
