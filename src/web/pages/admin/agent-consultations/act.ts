import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const DiscloseAgentConsultation = graphql(`
  mutation DiscloseAgentConsultation($id: ID!) {
    discloseAgentConsultation(id: $id) {
      ...AgentConsultationStudentFacts
    }
  }
`)
const MarkAgentConsultationHandedOver = graphql(`
  mutation MarkAgentConsultationHandedOver($id: ID!) {
    markAgentConsultationHandedOver(id: $id) {
      id
    }
  }
`)

const handedOver: Done = { done: 'agentConsultationHandedOver' }

export const actOnConsultations = act({
  disclose: async (ask: Ask, form: FormData) => {
    const id = formText(form, 'id')
    const { discloseAgentConsultation: student } = await ask(DiscloseAgentConsultation, { id })
    return { disclosed: { id, student } }
  },
  handOver: async (ask: Ask, form: FormData) => {
    await ask(MarkAgentConsultationHandedOver, { id: formText(form, 'id') })
    return handedOver
  },
})
