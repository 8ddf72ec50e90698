import { AskError, askFromBrowser, isUnanswered } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { emptyDraft, withoutSent } from './draft.ts'
import { jobsOn, read, readFromServer, receive, remove, write, writeText, type DraftName } from './device-drafts.ts'
import { unstored } from './meeting.ts'
import { inputOf, ScoutDraftFields } from './server-draft.ts'

const SaveScoutDraft = graphql(`
  mutation SaveScoutDraft(
    $jobId: ID!
    $revision: ID!
    $readRevision: ID
    $subject: String!
    $message: String!
    $template: UsedScoutTemplateInput
    $promises: [ScoutPromiseKind!]!
    $followUp: String
    $students: [ScoutDraftStudentInput!]!
  ) {
    saveScoutDraft(
      jobId: $jobId
      revision: $revision
      readRevision: $readRevision
      subject: $subject
      message: $message
      template: $template
      promises: $promises
      followUp: $followUp
      students: $students
    ) {
      jobId
    }
  }
`)
const DeleteScoutDraft = graphql(`
  mutation DeleteScoutDraft($jobId: ID!, $revision: ID!) {
    deleteScoutDraft(jobId: $jobId, revision: $revision)
  }
`)
const OwnScoutDraft = graphql(`
  query OwnScoutDraft($jobId: ID!) {
    ownScoutDraft(jobId: $jobId) {
      ...ScoutDraftFields
    }
  }
`)
const OwnScoutDrafts = graphql(`
  query OwnScoutDrafts {
    ownScoutDrafts {
      ...ScoutDraftFields
    }
  }
`)

// One question after the other, so that no answer is older than what this page has saved.
let last: Promise<unknown> = Promise.resolve()
function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(act)
  last = next.catch(() => undefined)
  return next
}

/** Once every save that was begun has its answer. */
export const settled = () => inTurn(async () => {})

/** Stores the draft of this device, unless it is stored or waits for a choice. */
export const save = (name: DraftName) => inTurn(() => saveNow(name))

async function saveNow(name: DraftName) {
  const { draft, stand, meeting } = read(name)
  if (draft === emptyDraft || stand.isStored || meeting) return
  const revision = crypto.randomUUID()
  write(name, { stand: { ...stand, sentRevision: revision } })
  try {
    const { readRevision } = stand
    await askFromBrowser()(SaveScoutDraft, { jobId: name.jobId, revision, readRevision, ...inputOf(draft) })
    const now = read(name)
    const isStored = now.draft === draft
    write(name, { stand: { readRevision: revision, sentRevision: null, isStored }, problem: null })
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    const { code, message } = error.refused
    if (code === 'scout_draft_changed_meanwhile') await askNow(name).catch(passOver)
    else write(name, { problem: { isLost: isUnanswered(error.refused), message } })
  }
}

/** Reads what the server has of the draft, and shows what another device has made of it; without an answer nothing. */
export const check = (name: DraftName) => inTurn(() => askNow(name).catch(passOver))

function passOver(error: unknown) {
  if (!(error instanceof AskError)) throw error
}

async function askNow(name: DraftName) {
  const { readRevision } = read(name).stand
  const answer = await askFromBrowser()(OwnScoutDraft, { jobId: name.jobId })
  // Another tab of this browser saved meanwhile: its answer is the newer one.
  if (read(name).stand.readRevision !== readRevision) return
  receive(name, answer.ownScoutDraft ? readFragment(ScoutDraftFields, answer.ownScoutDraft) : null)
}

/**
 * Reads all drafts of the viewer. A draft that was stored, and is gone, was sent or deleted on another device; that of a
 * job that is gone stays here, to be moved to another job.
 */
export const readAll = (viewerId: string) =>
  inTurn(async () => {
    const revisionOf = (jobId: string) => read({ viewerId, jobId }).stand.readRevision
    const before = new Map(jobsOn(viewerId).map((jobId) => [jobId, revisionOf(jobId)]))
    const { ownScoutDrafts } = await askFromBrowser()(OwnScoutDrafts)
    const server = new Map(readFragment(ScoutDraftFields, ownScoutDrafts).map((draft) => [draft.jobId, draft]))
    for (const jobId of new Set([...before.keys(), ...server.keys()])) {
      if (revisionOf(jobId) !== (before.get(jobId) ?? null)) continue
      const name = { viewerId, jobId }
      const stored = server.get(jobId)
      if (stored || revisionOf(jobId) === null) receive(name, stored ?? null)
      else await askNow(name).catch(passOver)
      const { meeting, stand } = read(name)
      if (meeting?.kind === 'gone' && stand.isStored) remove(name)
    }
    return viewerId
  })

/** Deletes the draft, here once the server has deleted it. Gives the refusal's sentence; null when it is done. */
export const discard = (name: DraftName): Promise<string | null> =>
  inTurn(async () => {
    const { readRevision } = read(name).stand
    try {
      if (readRevision !== null) await askFromBrowser()(DeleteScoutDraft, { jobId: name.jobId, revision: readRevision })
      remove(name)
      return null
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const { code, message } = error.refused
      if (code === 'scout_draft_changed_meanwhile') await askNow(name).catch(passOver)
      // With its job the stored draft is gone already.
      if (code !== 'not_found') return message
      remove(name)
      return null
    }
  })

/** The person's answer where two devices met: the server's draft is read, or this device's is stored in its place. */
export function choose(name: DraftName, choice: 'server' | 'device') {
  const { meeting } = read(name)
  if (!meeting) return
  const server = meeting.kind === 'continued' ? meeting.draft : null
  if (choice === 'server') {
    if (server) readFromServer(name, server)
    else remove(name)
    return
  }
  write(name, { meeting: null, stand: { ...unstored, readRevision: server?.revision ?? null } })
  void save(name)
}

/** Takes the students of a sending out, as the server did in its transaction; what is left there has the revision. */
export function takeOutSent(name: DraftName, sentIds: readonly string[], revision: string | null) {
  const { draft, stand } = read(name)
  const left = withoutSent(draft, sentIds)
  if (left === emptyDraft) return remove(name)
  writeText(name, left)
  write(name, {
    stand: { readRevision: revision, sentRevision: null, isStored: stand.isStored && revision !== null },
    meeting: null,
  })
}
