import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const Rename = graphql(`
  mutation RenameCandidateLabel($id: ID!, $text: String!) {
    updateSearchCandidateLabel(id: $id, text: $text) {
      id
    }
  }
`)
const Delete = graphql(`
  mutation DeleteCandidateLabel($id: ID!) {
    deleteSearchCandidateLabel(id: $id)
  }
`)

/** Acts on a label itself, which change it for every student with that label. */
export const labelActs = {
  renameLabel: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Rename, { id: formText(form, 'id'), text: formText(form, 'text') })
    return { done: 'labelRenamed' }
  },
  deleteLabel: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Delete, { id: formText(form, 'id') })
    return { done: 'labelDeleted' }
  },
}
