import { redirect } from 'react-router'
import { personalitySteps } from '#domain/assessment/personality/rules.ts'
import { act } from '#web/carry/act.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { forgetDraftsOf } from '#web/parts/forms/draft/kept-draft.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkAnswered } from '#ground/validation/answer-validation.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { fieldOf, goOnAtPage } from './pages.ts'

export const AnswerPairs = graphql(`
  mutation AnswerPersonalityPairs($attemptId: ID!, $answers: [AssessmentPairInput!]!) {
    answerPersonalityPairs(attemptId: $attemptId, answers: $answers) {
      id
      pairs {
        position
        chosen
      }
    }
  }
`)
const SubmitPersonality = graphql(`
  mutation SubmitPersonality($attemptId: ID!, $hasConfirmed: Boolean!) {
    submitPersonality(attemptId: $attemptId, hasConfirmed: $hasConfirmed) {
      id
    }
  }
`)
const TakeOver = graphql(`
  mutation TakeOverPersonality($attemptId: ID!) {
    takeOverAssessment(attemptId: $attemptId) {
      id
    }
  }
`)

const numberOf = (form: FormData, name: string) => Number.parseInt(formText(form, name), 10) || 0
const positionsIn = (form: FormData) => form.getAll('position').map(Number).filter(Number.isInteger)

/** Every pair of the page is answered (§8). */
export const checkPairs = (form: FormData) =>
  positionsIn(form).map((position) =>
    checkAnswered(fieldOf(position), formText(form, fieldOf(position)), personalitySteps.map(String)),
  )

const answersIn = (form: FormData) =>
  positionsIn(form).map((position, at) => ({
    position,
    chosen: Number(formText(form, fieldOf(position))),
    sequence: numberOf(form, 'sequence') + at,
    milliseconds: numberOf(form, 'milliseconds'),
    sinceShown: numberOf(form, 'sinceShown'),
  }))

async function submit(ask: Ask, attemptId: string, hasConfirmed: boolean) {
  try {
    await ask(SubmitPersonality, { attemptId, hasConfirmed })
    forgetDraftsOf(attemptId)
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'assessment_same_button')
      return { isStraight: true, refused: undefined }
    throw error
  }
  return redirectWith(urls.candidate.assessment(), 'personalitySubmitted')
}

export const actOnPersonality = act({
  page: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkPairs(form))
    if (refusal) return refusal
    const attemptId = formText(form, 'attemptId')
    const { pairs } = (await ask(AnswerPairs, { attemptId, answers: answersIn(form) })).answerPersonalityPairs
    const isWhole = pairs.every(({ chosen }) => chosen !== null)
    const page = numberOf(form, 'page')
    const isLast = page * positionsIn(form).length >= pairs.length
    if (isLast && isWhole) return submit(ask, attemptId, false)
    return redirect(assessmentUrls.sitting('personality', { page: isLast ? goOnAtPage(pairs) : page + 1 }))
  },
  confirm: (ask: Ask, form: FormData) => submit(ask, formText(form, 'attemptId'), true),
  'take-over': async (ask: Ask, form: FormData) => {
    await ask(TakeOver, { attemptId: formText(form, 'attemptId') })
    return { refused: undefined }
  },
})
