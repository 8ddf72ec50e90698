import { checkNote } from '#domain/candidate-search/note/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const AddNote = graphql(`
  mutation AddNote($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {
    addCandidateNote(candidateId: $candidateId, jobId: $jobId, text: $text, mentionedUserIds: $mentionedUserIds) {
      id
    }
  }
`)
const UpdateNote = graphql(`
  mutation UpdateNote($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {
    updateCandidateNote(id: $id, revision: $revision, text: $text, mentionedUserIds: $mentionedUserIds) {
      id
    }
  }
`)
const DeleteNote = graphql(`
  mutation DeleteNote($id: ID!) {
    deleteCandidateNote(id: $id)
  }
`)

export const checkNoteForm = (form: FormData) => [checkNote(formText(form, 'text'))]

type Args = ClientArgs & { params: { candidateId: string } }

const written = (form: FormData) => ({
  text: formText(form, 'text'),
  mentionedUserIds: form.getAll('mentionedUserIds').map(String),
})

export const actOnNotes = act({
  add: async (ask: Ask, form: FormData, { params: { candidateId } }: Args) => {
    const refusal = refuseForm(form, checkNoteForm(form))
    if (refusal) return refusal
    await ask(AddNote, { candidateId, jobId: formText(form, 'jobId') || null, ...written(form) })
    return redirectWith(clientUrls.candidateNotes(candidateId), 'candidateNoteAdded')
  },
  save: async (ask: Ask, form: FormData, { params: { candidateId } }: Args) => {
    const refusal = refuseForm(form, checkNoteForm(form))
    if (refusal) return refusal
    const revision = Number(formText(form, 'revision'))
    await ask(UpdateNote, { id: formText(form, 'id'), revision, ...written(form) })
    return redirectWith(clientUrls.candidateNotes(candidateId), 'candidateNoteSaved')
  },
  delete: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(DeleteNote, { id: formText(form, 'id') })
    return { done: 'candidateNoteDeleted' }
  },
})
