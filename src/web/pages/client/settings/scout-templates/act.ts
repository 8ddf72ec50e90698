import { clientUrls } from '#ground/client-urls.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkTemplateForm, templateIn } from './form.tsx'

const CreateScoutTemplate = graphql(`
  mutation CreateScoutTemplate($title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!) {
    createScoutTemplate(title: $title, subject: $subject, message: $message, jobId: $jobId, isShared: $isShared) {
      id
    }
  }
`)
const UpdateScoutTemplate = graphql(`
  mutation UpdateScoutTemplate(
    $id: ID!
    $title: String!
    $subject: String!
    $message: String!
    $jobId: ID
    $isShared: Boolean!
    $revision: String
  ) {
    updateScoutTemplate(
      id: $id
      title: $title
      subject: $subject
      message: $message
      jobId: $jobId
      isShared: $isShared
      revision: $revision
    ) {
      id
    }
  }
`)
const UpdateScoutTemplateIsArchived = graphql(`
  mutation UpdateScoutTemplateIsArchived($id: ID!, $isArchived: Boolean!) {
    updateScoutTemplateIsArchived(id: $id, isArchived: $isArchived) {
      id
    }
  }
`)
const DeleteScoutTemplate = graphql(`
  mutation DeleteScoutTemplate($id: ID!) {
    deleteScoutTemplate(id: $id)
  }
`)

export const listActs = {
  async create(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkTemplateForm(form))
    if (refused) return refused
    await ask(CreateScoutTemplate, templateIn(form))
    return redirectWith(clientUrls.scoutTemplates(), 'scoutTemplateSaved')
  },
}

const idOf = ({ params }: ClientArgs) => params['templateId'] ?? ''

export const templateActs = {
  async update(ask: Ask, form: FormData, args: ClientArgs) {
    const refused = refuseForm(form, checkTemplateForm(form))
    if (refused) return refused
    await ask(UpdateScoutTemplate, { id: idOf(args), ...templateIn(form), revision: formText(form, 'revision') })
    return { done: 'scoutTemplateSaved' as const, values: valuesOf(form) }
  },
  async archive(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(UpdateScoutTemplateIsArchived, { id: idOf(args), isArchived: true })
    return redirectWith(clientUrls.scoutTemplates(), 'scoutTemplateArchived')
  },
  async unarchive(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(UpdateScoutTemplateIsArchived, { id: idOf(args), isArchived: false })
    return redirectWith(clientUrls.scoutTemplates(), 'scoutTemplateUnarchived')
  },
  async delete(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(DeleteScoutTemplate, { id: idOf(args) })
    return redirectWith(clientUrls.scoutTemplates(), 'scoutTemplateDeleted')
  },
}
