import type { AssessmentKind } from '#web/generated/graphql.ts'
import { certificateDays, isCertificateDays } from '#domain/assessment/result/certificate/rules.ts'
import { validationText } from '#ground/validation/validation.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { forgetDraftsOf } from '#web/parts/forms/draft/kept-draft.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const PublishAssessmentResult = graphql(`
  mutation PublishAssessmentResult($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {
    publishAssessmentResult(kind: $kind, attemptId: $attemptId, consentVersion: $consentVersion) {
      publishedAt
    }
  }
`)
const WithdrawAssessmentResult = graphql(`
  mutation WithdrawAssessmentResult($kind: AssessmentKind!) {
    withdrawAssessmentResult(kind: $kind) {
      publishedAt
    }
  }
`)
const DeleteAssessmentResults = graphql(`
  mutation DeleteAssessmentResults($kind: AssessmentKind!) {
    deleteAssessmentResults(kind: $kind) {
      state
    }
  }
`)
const CreateAssessmentCertificate = graphql(`
  mutation CreateAssessmentCertificate($kind: AssessmentKind!, $days: Int!, $hasName: Boolean!) {
    createAssessmentCertificate(kind: $kind, days: $days, hasName: $hasName) {
      id
      token
    }
  }
`)
const EndAssessmentCertificate = graphql(`
  mutation EndAssessmentCertificate($id: ID!) {
    endAssessmentCertificate(id: $id)
  }
`)

export const publicationLabels = { choice: '企業への公開' }
const choices: readonly string[] = ['publish', 'private']
export const checkPublication = (form: FormData) => [
  choices.includes(formText(form, 'choice'))
    ? null
    : { path: 'choice', message: validationText.notSelected(publicationLabels.choice) },
]

export const certificateLabels = { days: '見られる期間' }
export { certificateDays }
const daysIn = (form: FormData) => Number(formText(form, 'days'))
export const checkCertificate = (form: FormData) => [
  isCertificateDays(daysIn(form))
    ? null
    : { path: 'days', message: validationText.notSelected(certificateLabels.days) },
]

/** The acts of a result page, on one of the two tests. */
export const actsOn = (kind: AssessmentKind) => {
  const page = kind === 'INTELLECTUAL' ? assessmentUrls.intellectualResult() : assessmentUrls.personalityResult()
  return act({
    async publication(ask: Ask, form: FormData) {
      const refusal = refuseForm(form, checkPublication(form))
      if (refusal) return refusal
      if (formText(form, 'choice') === 'private') {
        await ask(WithdrawAssessmentResult, { kind })
        return redirectWith(page, 'resultWithdrawn')
      }
      const attemptId = formText(form, 'attemptId')
      await ask(PublishAssessmentResult, { kind, attemptId, consentVersion: formText(form, 'consentVersion') })
      return redirectWith(page, 'resultPublished')
    },
    async certificate(ask: Ask, form: FormData) {
      const refusal = refuseForm(form, checkCertificate(form))
      if (refusal) return refusal
      const variables = { kind, days: daysIn(form), hasName: formText(form, 'hasName') === 'true' }
      const { createAssessmentCertificate: certificate } = await ask(CreateAssessmentCertificate, variables)
      return { made: { id: certificate.id, token: certificate.token ?? null } }
    },
    async endCertificate(ask: Ask, form: FormData) {
      await ask(EndAssessmentCertificate, { id: formText(form, 'id') })
      return redirectWith(page, 'certificateEnded')
    },
    async delete(ask: Ask, form: FormData) {
      await ask(DeleteAssessmentResults, { kind })
      forgetDraftsOf(formText(form, 'attemptId'))
      return redirectWith(page, 'resultDeleted')
    },
  })
}
