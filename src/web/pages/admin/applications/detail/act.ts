import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'

const ApproveApplication = graphql(`
  mutation ApproveApplication($id: ID!) {
    approvePreRegistration(id: $id) {
      __typename
    }
  }
`)
const RejectApplication = graphql(`
  mutation RejectApplication($id: ID!) {
    rejectPreRegistration(id: $id) {
      id
    }
  }
`)
const RevokeCode = graphql(`
  mutation RevokeCode($id: ID!) {
    revokeCompanyRegistrationCode(id: $id) {
      id
    }
  }
`)

const ResendCode = graphql(`
  mutation ResendCode($id: ID!) {
    resendCompanyRegistrationCode(id: $id) {
      id
    }
  }
`)

const SendNewCode = graphql(`
  mutation SendNewRegistrationCode($id: ID!) {
    sendNewRegistrationCode(preRegistrationId: $id) {
      id
    }
  }
`)

export const actOnApplication = act({
  approve: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(ApproveApplication, { id: formText(form, 'id') })
    return { done: 'applicationApproved' }
  },
  reject: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(RejectApplication, { id: formText(form, 'id') })
    return { done: 'applicationRejected' }
  },
  resend: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(ResendCode, { id: formText(form, 'id') })
    return { done: 'registrationCodeResent' }
  },
  newCode: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(SendNewCode, { id: formText(form, 'id') })
    return { done: 'registrationCodeResent' }
  },
  revoke: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(RevokeCode, { id: formText(form, 'id') })
    return { done: 'registrationCodeRevoked' }
  },
})
