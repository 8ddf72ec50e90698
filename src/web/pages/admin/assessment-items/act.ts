import type { AlarmKind } from '#domain/assessment/item-statistics/rules.ts'
import { maxVoidReason } from '#domain/assessment/sitting/rules.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const Rest = graphql(`
  mutation RestAssessmentItem($id: ID!) {
    restAssessmentItem(itemId: $id) {
      id
    }
  }
`)
const Retire = graphql(`
  mutation RetireAssessmentItem($id: ID!) {
    retireAssessmentItem(itemId: $id) {
      id
    }
  }
`)
const GoLive = graphql(`
  mutation MakeAssessmentItemLive($id: ID!) {
    makeAssessmentItemLive(itemId: $id) {
      id
    }
  }
`)
const AcknowledgeAlarm = graphql(`
  mutation AcknowledgeAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {
    acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) {
      kind
    }
  }
`)
const ReopenAlarm = graphql(`
  mutation ReopenAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!) {
    reopenAssessmentAlarm(itemId: $id, kind: $kind) {
      kind
    }
  }
`)
const AskToVoid = graphql(`
  mutation AskToVoidAssessment($id: ID!, $reason: String!) {
    askToVoidAssessment(attemptId: $id, reason: $reason) {
      id
    }
  }
`)
const ConfirmVoid = graphql(`
  mutation ConfirmVoidAssessment($id: ID!) {
    confirmVoidAssessment(attemptId: $id) {
      id
    }
  }
`)
const WithdrawVoid = graphql(`
  mutation WithdrawVoidOfAssessment($id: ID!) {
    withdrawVoidOfAssessment(attemptId: $id) {
      id
    }
  }
`)

const EndCheck = graphql(`
  mutation EndAssessmentCheck($id: ID!) {
    endAssessmentCheck(attemptId: $id) {
      id
    }
  }
`)

export const checkVoid = (form: FormData) => [
  checkLength('attemptId', '受検のID', formText(form, 'attemptId').trim(), 1, 40),
  checkLength('reason', '理由', formText(form, 'reason'), 1, maxVoidReason),
]
const idIn = (form: FormData) => formText(form, 'id')
/** A kind that is none is refused by the door. */
const signIn = (form: FormData) => ({ id: idIn(form), kind: formText(form, 'kind') as AlarmKind })

export const actOnItems = act({
  rest: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Rest, { id: idIn(form) })
    return { done: 'assessmentItemRested' }
  },
  retire: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Retire, { id: idIn(form) })
    return { done: 'assessmentItemRetired' }
  },
  goLive: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(GoLive, { id: idIn(form) })
    return { done: 'assessmentItemLive' }
  },
  acknowledgeAlarm: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(AcknowledgeAlarm, { ...signIn(form), reason: formText(form, 'reason') })
    return { done: 'assessmentAlarmAcknowledged' }
  },
  reopenAlarm: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(ReopenAlarm, signIn(form))
    return { done: 'assessmentAlarmReopened' }
  },
  askVoid: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkVoid(form))
    if (refusal) return refusal
    await ask(AskToVoid, { id: formText(form, 'attemptId').trim(), reason: formText(form, 'reason') })
    return { done: 'assessmentVoidAsked' } satisfies Done
  },
  confirmVoid: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(ConfirmVoid, { id: idIn(form) })
    return { done: 'assessmentVoided' }
  },
  endCheck: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(EndCheck, { id: idIn(form) })
    return { done: 'assessmentCheckEnded' }
  },
  withdrawVoid: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(WithdrawVoid, { id: idIn(form) })
    return { done: 'assessmentVoidWithdrawn' }
  },
})
