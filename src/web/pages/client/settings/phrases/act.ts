import { clientUrls } from '#ground/client-urls.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkPhraseForm, phraseIn } from './form.tsx'

const CreateThreadPhrase = graphql(`
  mutation CreateThreadPhrase($title: String!, $text: String!) {
    createThreadPhrase(title: $title, text: $text) {
      id
    }
  }
`)
const UpdateThreadPhrase = graphql(`
  mutation UpdateThreadPhrase($id: ID!, $title: String!, $text: String!, $revision: String) {
    updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) {
      id
    }
  }
`)
const DeleteThreadPhrase = graphql(`
  mutation DeleteThreadPhrase($id: ID!) {
    deleteThreadPhrase(id: $id)
  }
`)

export const listActs = {
  async create(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkPhraseForm(form))
    if (refused) return refused
    await ask(CreateThreadPhrase, phraseIn(form))
    return redirectWith(clientUrls.settingsPhrases(), 'templateSaved')
  },
}

const idOf = ({ params }: ClientArgs) => params['phraseId'] ?? ''

export const phraseActs = {
  async update(ask: Ask, form: FormData, args: ClientArgs) {
    const refused = refuseForm(form, checkPhraseForm(form))
    if (refused) return refused
    await ask(UpdateThreadPhrase, { id: idOf(args), ...phraseIn(form), revision: formText(form, 'revision') })
    return { done: 'templateSaved' as const, values: valuesOf(form) }
  },
  async delete(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(DeleteThreadPhrase, { id: idOf(args) })
    return redirectWith(clientUrls.settingsPhrases(), 'templateDeleted')
  },
}
