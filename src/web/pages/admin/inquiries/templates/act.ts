import { checkTemplate, foldTemplate } from '#domain/inquiry/contact/template/rules.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const CreateInquiryTemplate = graphql(`
  mutation CreateInquiryTemplate($title: String!, $body: String!) {
    createInquiryTemplate(title: $title, body: $body) {
      id
    }
  }
`)
const UpdateInquiryTemplate = graphql(`
  mutation UpdateInquiryTemplate($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) {
    updateInquiryTemplate(id: $id, title: $title, body: $body, isInUse: $isInUse, version: $version) {
      id
    }
  }
`)

const templateOf = (form: FormData) => foldTemplate({ title: formText(form, 'title'), body: formText(form, 'body') })
export const checkTemplateForm = (form: FormData) => checkTemplate(templateOf(form))

export const actOnTemplates = act({
  create: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkTemplateForm(form))
    if (refusal) return refusal
    await ask(CreateInquiryTemplate, templateOf(form))
    return { done: 'templateSaved' as const, values: { intent: ['create'] } }
  },
  update: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkTemplateForm(form))
    if (refusal) return refusal
    const id = formText(form, 'id')
    const version = Number(formText(form, 'version')) || 0
    await ask(UpdateInquiryTemplate, { id, ...templateOf(form), isInUse: form.has('isInUse'), version })
    return { done: 'templateSaved' as const, values: { intent: ['update'], id: [id] } }
  },
})
