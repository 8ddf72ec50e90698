import { candidateStopKinds } from '#domain/inquiry/candidate-stop/rules.ts'
import { badRequest } from '#web/carry/act.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'

const RequestStop = graphql(`
  mutation RequestCandidateStop($candidateId: ID!, $kind: CandidateStopKind!, $reason: String!) {
    requestCandidateStop(candidateId: $candidateId, kind: $kind, reason: $reason) {
      id
    }
  }
`)
const ConfirmStop = graphql(`
  mutation ConfirmCandidateStop($id: ID!) {
    confirmCandidateStop(id: $id) {
      kind
    }
  }
`)
const TakeBackStop = graphql(`
  mutation TakeBackCandidateStop($id: ID!) {
    takeBackCandidateStop(id: $id) {
      id
    }
  }
`)
const LiftSuspension = graphql(`
  mutation LiftCandidateSuspension($id: ID!) {
    liftCandidateSuspension(id: $id) {
      id
    }
  }
`)

/** The acts by which operators suspend a student's account, or end it at the student's request. */
export const stopActs = {
  requestStop: async (ask: Ask, form: FormData): Promise<Answer> => {
    const kind = candidateStopKinds.find((one) => one === formText(form, 'kind'))
    if (!kind) throw badRequest()
    await ask(RequestStop, { candidateId: formText(form, 'candidateId'), kind, reason: formText(form, 'reason') })
    return { done: 'stopRequested' }
  },
  confirmStop: async (ask: Ask, form: FormData): Promise<Answer> => {
    const { confirmCandidateStop: stop } = await ask(ConfirmStop, { id: formText(form, 'id') })
    return { done: stop.kind === 'SUSPENSION' ? 'suspensionConfirmed' : 'withdrawalDone' }
  },
  takeBackStop: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(TakeBackStop, { id: formText(form, 'id') })
    return { done: 'stopTakenBack' }
  },
  liftSuspension: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(LiftSuspension, { id: formText(form, 'id') })
    return { done: 'suspensionLifted' }
  },
}
