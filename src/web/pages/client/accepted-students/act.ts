import { act, saidWhenGone } from '#web/carry/act.ts'
import type { ActionRefusal, Ask } from '#web/carry/ask.ts'
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

const RecordHire = graphql(`
  mutation RecordHire($id: ID!, $acceptedOn: Date!) {
    recordHire(scoutInvitationId: $id, acceptedOn: $acceptedOn)
  }
`)

/** `id`: the invitation of the act, for its way back. */
type Contacted = { done: 'scoutContacted' | 'scoutContactUndone' | 'hireRecorded'; id: string }
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
  hired: async (ask: Ask, form: FormData): Promise<Contacted> => {
    const id = formText(form, 'id')
    await ask(RecordHire, { id, acceptedOn: formText(form, 'acceptedOn') })
    return { done: 'hireRecorded', id }
  },
}
export type ContactIntent = keyof typeof acts

/** A student who has left meanwhile is said on the page, which stays. */
export const actOnContact = saidWhenGone(act(acts))
