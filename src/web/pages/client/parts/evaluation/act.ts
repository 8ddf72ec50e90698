import { checkEvaluation } from '#domain/scout-invitation/evaluation/rules.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const SaveEvaluation = graphql(`
  mutation SaveEvaluation($bookingId: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {
    saveEvaluation(bookingId: $bookingId, formVersion: $formVersion, scores: $scores, text: $text)
  }
`)

const scoresOf = (form: FormData) =>
  Array.from({ length: Number(formText(form, 'pointCount')) }, (_, at) => Number(formText(form, `scores.${at}`)))

export function checkEvaluationForm(form: FormData) {
  const scores = scoresOf(form)
  return checkEvaluation(
    scores.map((_, at) => String(at)),
    scores,
    formText(form, 'text'),
  )
}

export async function evaluate(ask: Ask, form: FormData): Promise<Answer> {
  const refusal = refuseForm(form, checkEvaluationForm(form))
  if (refusal) return refusal
  await ask(SaveEvaluation, {
    bookingId: formText(form, 'bookingId'),
    formVersion: Number(formText(form, 'formVersion')),
    scores: scoresOf(form),
    text: formText(form, 'text'),
  })
  return { done: 'evaluationSaved' }
}
