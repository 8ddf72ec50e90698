import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { listContracts } from '#domain/company/queries.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { requireCandidate, requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { maxAttachedFiles, tooManyAttachedFiles } from '#ground/limits/attached-file.ts'
import { namedCompanyUserId, scoutInvitationId, type ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { ownerOf, ScoutInvitation } from '../graphql.ts'
import { findScoutInvitations } from '../queries.ts'
import { orStudentGone } from '../sent/gone/queries.ts'
import {
  readMessage,
  readThreadWithCandidate,
  readThreadWithCompany,
  sendMessageToCandidate,
  sendMessageToCompany,
  settleThread,
  updateThreadInCharge,
} from './commands.ts'
import { ThreadFile, ThreadFileContent, ThreadFileInput } from './file/graphql.ts'
import { requireFile } from './file/queries.ts'
import {
  findLastMessages,
  findOwnLastMessages,
  findOwnThreads,
  findThreads,
  findWriters,
  listMessages,
  requireOwnThread,
  requireThread,
  standingOf,
  type MessageRow,
  type ThreadRow,
} from './queries.ts'
import {
  endingSeenBy,
  messagePageSize,
  refusalOfMessage,
  searchWords,
  threadEndings,
  threadSides,
  threadStates,
  unreadOf,
} from './rules.ts'

export const ThreadSideEnum = builder.enumType('ThreadSide', { values: threadSides })
const ThreadStateEnum = builder.enumType('ThreadState', { values: threadStates })
const ThreadEndingEnum = builder.enumType('ThreadEnding', { values: threadEndings })

const ThreadMessage = builder.objectRef<MessageRow>('ThreadMessage').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    side: t.field({
      type: ThreadSideEnum,
      resolve: ({ companyUserId }) => (companyUserId === null ? 'CANDIDATE' : 'COMPANY'),
    }),
    text: t.exposeString('text'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    files: t.expose('files', { type: [ThreadFile] }),
    companyUser: t.field({
      type: CompanyUser,
      nullable: true,
      description: 'The company’s writer; null where the student wrote.',
      resolve: async ({ companyUserId }, _, { batchOpen }) =>
        companyUserId === null ? null : ((await batchOpen(findWriters).load(companyUserId)) ?? null),
    }),
  }),
})

const standing = async (thread: ThreadRow, { batchOpen }: Context) =>
  standingOf(thread, await promised(batchOpen(listContracts).load(thread.companyId)), new Date())

const readPositionOf = ({ side, candidateRead, companyRead }: ThreadRow) =>
  side === 'CANDIDATE' ? candidateRead : companyRead

export const Thread = builder.interfaceRef<ThreadRow>('Thread').implement({
  description: 'What a student and a company write to each other about one scout, as one of the two sees it.',
  resolveType: ({ side }) => (side === 'CANDIDATE' ? 'ThreadWithCompany' : 'ThreadWithCandidate'),
  fields: (t) => ({
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    state: t.field({ type: ThreadStateEnum, resolve: async (row, _, context) => (await standing(row, context)).state }),
    ending: t.field({
      type: ThreadEndingEnum,
      nullable: true,
      resolve: async (row, _, context) => endingSeenBy(row.side, (await standing(row, context)).ending),
    }),
    canWrite: t.boolean({
      resolve: async (row, _, context) =>
        refusalOfMessage(row.side, await standing(row, context), row.lastPosition) === null,
    }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true }),
    lastPosition: t.exposeInt('lastPosition'),
    readPosition: t.int({ description: 'The message up to which this side has read.', resolve: readPositionOf }),
    unreadCount: t.int({ resolve: (row) => unreadOf(row.lastPosition, readPositionOf(row)) }),
    lastMessage: t.field({
      type: ThreadMessage,
      nullable: true,
      resolve: async ({ side, scoutInvitationId: id }, _, context) =>
        (await (
          side === 'CANDIDATE'
            ? context.batch(findOwnLastMessages, ownerOf(context))
            : context.batch(findLastMessages, companyOf(context))
        ).load(id)) ?? null,
    }),
  }),
})

export const ThreadWithCompany = builder.objectRef<ThreadRow>('ThreadWithCompany').implement({
  interfaces: [Thread],
  fields: (t) => ({
    companyReadPosition: t.exposeInt('companyRead', { description: 'The message up to which the company has read.' }),
    scoutInvitation: t.field({
      type: ScoutInvitation,
      resolve: ({ scoutInvitationId: id }, _, context) =>
        promised(context.batch(findScoutInvitations, ownerOf(context)).load(id)),
    }),
  }),
})

export const ThreadWithCandidate = builder.objectRef<ThreadRow>('ThreadWithCandidate').implement({
  interfaces: [Thread],
  fields: (t) => ({
    isUnanswered: t.boolean({
      description: 'The student wrote last, and nobody said that no answer is needed.',
      resolve: async (row, _, context) =>
        row.lastSide === 'CANDIDATE' &&
        row.settled < row.lastPosition &&
        (await standing(row, context)).state !== 'CLOSED',
    }),
    candidateReadPosition: t.exposeInt('candidateShown', {
      description:
        'The message up to which the student is seen to have read; it stands still for who shows no reading.',
    }),
    acceptedAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    candidate: t.field({
      type: SearchCandidate,
      resolve: ({ candidateId }, _, context) =>
        promised(context.batch(listCandidateProfiles, requireCompany(context.viewer)).load(candidateId)),
    }),
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(jobId)),
    }),
    inCharge: t.field({
      type: CompanyUser,
      resolve: ({ inCharge }, _, { batchOpen }) => promised(batchOpen(findWriters).load(inCharge)),
    }),
  }),
})

builder.objectField(ScoutInvitation, 'thread', (t) =>
  t.field({
    type: ThreadWithCompany,
    resolve: async ({ id }, _, context) => promised(context.batch(findOwnThreads, ownerOf(context)).load(id)),
  }),
)

/** The words by which a list of threads or students is asked for; a search counts as one, a list without words does not. */
export async function countedWords({ requireSearchRate }: Context, text: string | null | undefined) {
  const words = searchWords(text)
  if (words !== '') await requireSearchRate()
  return words
}

/** The viewer's own thread, of either side. Refuses not_found. */
export async function requireThreadOfViewer(context: Context, named: string | number) {
  const id = scoutInvitationId(named)
  if (context.viewer.kind !== 'candidate') return requireShownThread(context, id)
  const thread = await context.batch(findOwnThreads, ownerOf(context)).load(id)
  if (!thread) throw new Refusal('not_found')
  return thread
}

/** A company's thread for its page. Refuses not_found, and student_gone where its student is. */
function requireShownThread(context: Context, id: ScoutInvitationId) {
  const companyId = companyOf(context)
  const thread = context.batch(findThreads, companyId).load(id)
  const found = thread.then((row) => row ?? Promise.reject(new Refusal('not_found')))
  return orStudentGone(found, context.db, companyId, { scoutInvitationId: id })
}

builder.queryFields((t) => ({
  threadMessages: t.field({
    type: [ThreadMessage],
    description: 'The newest messages before a position, in the order in which they were written; for either side.',
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      before: t.arg.int(),
      first: t.arg.int({ defaultValue: messagePageSize }),
    },
    resolve: async (_, { scoutInvitationId: id, before, first }, context) =>
      listMessages(context.db, await requireThreadOfViewer(context, id), {
        before: before ?? null,
        first: first ?? messagePageSize,
      }),
  }),
  threadFile: t.field({
    type: ThreadFileContent,
    description: 'One file of a message with its bytes; for either side.',
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      position: t.arg.int({ required: true }),
      number: t.arg.int({ required: true }),
    },
    resolve: async (_, { scoutInvitationId: id, ...place }, context) =>
      requireFile(context.db, await requireThreadOfViewer(context, id), place),
  }),
  threadWithCompany: t.field({
    type: ThreadWithCompany,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) =>
      requireOwnThread(context.db, ownerOf(context), scoutInvitationId(args.scoutInvitationId)),
  }),
  threadWithCandidate: t.field({
    type: ThreadWithCandidate,
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => requireShownThread(context, scoutInvitationId(args.scoutInvitationId)),
  }),
}))

builder.mutationFields((t) => ({
  sendMessageToCompany: t.field({
    type: ThreadWithCompany,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      files: t.arg({ type: [ThreadFileInput], defaultValue: [], ...atMost(maxAttachedFiles, tooManyAttachedFiles) }),
    },
    resolve: async (_, { scoutInvitationId: named, text, files }, { viewer, write, db }) => {
      const candidate = requireCandidate(viewer)
      const message = await readMessage(text, files ?? [])
      const id = await write((tx) => sendMessageToCompany(tx, candidate, scoutInvitationId(named), message))
      return requireOwnThread(db, candidate.candidateId, id)
    },
  }),
  sendMessageToCandidate: t.field({
    type: ThreadWithCandidate,
    args: {
      scoutInvitationId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      files: t.arg({ type: [ThreadFileInput], defaultValue: [], ...atMost(maxAttachedFiles, tooManyAttachedFiles) }),
    },
    resolve: async (_, { scoutInvitationId: named, text, files }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const message = await readMessage(text, files ?? [])
      const id = await write((tx) => sendMessageToCandidate(tx, company, scoutInvitationId(named), message))
      return requireThread(db, company.companyId, id)
    },
  }),
  readThreadWithCompany: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: (_, { scoutInvitationId: id, position }, { viewer, write }) =>
      write((tx) => readThreadWithCompany(tx, requireCandidate(viewer), scoutInvitationId(id), position)),
  }),
  readThreadWithCandidate: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: (_, { scoutInvitationId: id, position }, { viewer, write }) =>
      write((tx) => readThreadWithCandidate(tx, requireRecruiter(viewer), scoutInvitationId(id), position)),
  }),
  updateThreadInCharge: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }), companyUserId: t.arg.id({ required: true }) },
    resolve: (_, { scoutInvitationId: id, companyUserId }, { viewer, write }) =>
      write((tx) =>
        updateThreadInCharge(tx, requireRecruiter(viewer), scoutInvitationId(id), namedCompanyUserId(companyUserId)),
      ),
  }),
  settleThread: t.id({
    args: { scoutInvitationId: t.arg.id({ required: true }) },
    resolve: (_, { scoutInvitationId: id }, { viewer, write }) =>
      write((tx) => settleThread(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
}))
