import type { PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type ActionRefusal, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Delivery } from '../parts/delivery.ts'
import type { Quotation } from '../../parts/scout-draft/quoting.ts'

const SendScoutInvitations = graphql(`
  mutation SendScoutInvitations(
    $jobId: ID!
    $subject: String!
    $message: String!
    $template: UsedScoutTemplateInput
    $invitations: [ScoutInvitationInput!]!
    $sendAt: DateTime
    $promises: [ScoutPromiseKind!]
    $followUp: String
    $foundBy: String
  ) {
    sendScoutInvitations(
      jobId: $jobId
      subject: $subject
      message: $message
      template: $template
      invitations: $invitations
      sendAt: $sendAt
      promises: $promises
      followUp: $followUp
      foundBy: $foundBy
    ) {
      sentIds
      draftRevision
      scheduled {
        candidateId
        deliverAt
        isWeekFull
      }
      failures {
        candidateId
        code
        message
      }
    }
  }
`)

const SendScoutExperiment = graphql(`
  mutation SendScoutExperiment(
    $id: ID!
    $invitations: [ScoutInvitationInput!]!
    $sendAt: DateTime
    $promises: [ScoutPromiseKind!]
    $followUp: String
    $foundBy: String
  ) {
    sendScoutExperiment(
      id: $id
      invitations: $invitations
      sendAt: $sendAt
      promises: $promises
      followUp: $followUp
      foundBy: $foundBy
    ) {
      sentIds
      draftRevision
      scheduled {
        candidateId
        deliverAt
        isWeekFull
      }
      failures {
        candidateId
        code
        message
      }
    }
  }
`)

const UpdateReasonFiguresShown = graphql(`
  mutation UpdateReasonFiguresShown($isShown: Boolean!) {
    updateReasonFiguresShown(isShown: $isShown) {
      isShown
    }
  }
`)

export type Sending = {
  jobId: string
  subject: string
  message: string
  template: { id: string; version: number } | null
  invitations: { candidateId: string; reason: string; quotations: Quotation[] }[]
  /** Null: as soon as scouts may leave. */
  sendAt: string | null
  promises: PromiseKind[]
  followUp: string | null
  /** The experiment whose two texts chance divides; null for the text of the sending. */
  experimentId?: string | null
  /** Absent for a sending that a browser began before the words were kept. */
  foundBy?: string
}

type Sent = {
  count: number
  /** The sender's stored draft without these students; null where nothing is left. */
  draftRevision: string | null
  scheduled: Delivery[]
  failures: { candidateId: string; code: string; message: string }[]
}
/** The outcome of a sending, with the sending itself: error paths name an invitation by its index. */
export type SendAnswer = { sent: Sent; sending: Sending } | (ActionRefusal & { sending?: Sending })

async function answered(ask: Ask, { experimentId: id = null, ...sending }: Sending) {
  const { invitations, sendAt, promises, followUp, foundBy = '' } = sending
  return id === null
    ? (await ask(SendScoutInvitations, sending)).sendScoutInvitations
    : (await ask(SendScoutExperiment, { id, invitations, sendAt, promises, followUp, foundBy })).sendScoutExperiment
}

/** Shows even a deleted job as a refusal on the page, so that no typed text is lost. */
async function sendScouts(ask: Ask, form: FormData): Promise<SendAnswer> {
  const sending = JSON.parse(formText(form, 'sending')) as Sending
  try {
    const result = await answered(ask, sending)
    const { sentIds, draftRevision, scheduled, failures } = result
    return { sent: { count: sentIds.length, draftRevision, scheduled, failures }, sending }
  } catch (error) {
    if (error instanceof AskError && !isUnanswered(error.refused)) return { refused: error.refused, sending }
    throw error
  }
}

const turnReasonFigures = (isShown: boolean) => async (ask: Ask) => {
  await ask(UpdateReasonFiguresShown, { isShown })
  return null
}

export const actOnScouts = act({
  '': sendScouts,
  showReasonFigures: turnReasonFigures(true),
  hideReasonFigures: turnReasonFigures(false),
})

type Problem = { candidateId: string | null; path: string; message: string }

/** The mistakes the server found, each with the id of its student; null for a mistake in the common text. */
export function problemsOf(answer: SendAnswer | undefined): Problem[] {
  if (!answer || !('refused' in answer)) return []
  const { refused, sending } = answer
  return refused.fields.map(({ path, message }) => {
    const at = /^invitations\.(\d+)\./.exec(path)?.[1]
    return {
      path,
      message,
      candidateId: at === undefined ? null : (sending?.invitations[Number(at)]?.candidateId ?? null),
    }
  })
}
