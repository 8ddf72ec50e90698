import {
  resolutionField,
  resolutions,
  type Resolution,
} from '#domain/scout-invitation/offer-report/resolution/rules.ts'
import { checkSelected } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkNote } from '../parts/notes.tsx'

const ResolveOfferReport = graphql(`
  mutation ResolveOfferReport($id: ID!, $resolution: OfferReportResolution!, $text: String!) {
    resolveOfferReport(id: $id, resolution: $resolution, text: $text) {
      id
    }
  }
`)
const AddOfferReportNote = graphql(`
  mutation AddOfferReportNote($id: ID!, $body: String!) {
    addOfferReportNote(id: $id, body: $body) {
      id
    }
  }
`)

export const resolutionLabels = { resolution: '結果', text: resolutionField.label }
const keys = Object.keys(resolutions) as Resolution[]
export const checkResolution = (form: FormData) => [
  checkSelected('resolution', resolutionLabels.resolution, formText(form, 'resolution'), keys),
  checkText('text', formText(form, 'text').trim(), resolutionField),
]

export const actOnOfferReports = act({
  resolve: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkResolution(form))
    const resolution = keys.find((key) => key === formText(form, 'resolution'))
    if (refusal || !resolution) return refusal ?? undefined
    const id = formText(form, 'id')
    await ask(ResolveOfferReport, { id, resolution, text: formText(form, 'text') })
    return { done: 'offerReportResolved' as const, values: { intent: ['resolve'], id: [id] } }
  },
  note: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkNote(form))
    if (refusal) return refusal
    const id = formText(form, 'id')
    await ask(AddOfferReportNote, { id, body: formText(form, 'body') })
    return { done: 'noteAdded' as const, values: { intent: ['note'], id: [id] } }
  },
})
