import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type ActionRefusal, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'

const MarkContacted = graphql(`
  mutation MarkStudentContacted($id: ID!) {
    markScoutInvitationContacted(id: $id)
  }
`)
const UndoContacted = graphql(`
  mutation UndoStudentContacted($id: ID!) {
    undoScoutInvitationContacted(id: $id)
  }
`)

/** `id`: the invitation of the act, for its way back. */
type Contacted = { done: 'scoutContacted' | 'scoutContactUndone'; id: string }
export type ContactAnswer = Contacted | ActionRefusal

const acts = {
  contacted: async (ask: Ask, form: FormData): Promise<Contacted> => {
    const id = formText(form, 'id')
    await ask(MarkContacted, { id })
    return { done: 'scoutContacted', id }
  },
  uncontacted: async (ask: Ask, form: FormData): Promise<Contacted> => {
    const id = formText(form, 'id')
    await ask(UndoContacted, { id })
    return { done: 'scoutContactUndone', id }
  },
}
export type ContactIntent = keyof typeof acts

const actByIntent = act(acts)

/** A student who has left meanwhile is said on the page, which stays. */
export async function actOnContact(ask: Ask, form: FormData, args: ClientArgs): Promise<ContactAnswer> {
  try {
    return await actByIntent(ask, form, args)
  } catch (error) {
    if (error instanceof AskError && !isUnanswered(error.refused)) return { refused: error.refused }
    throw error
  }
}
