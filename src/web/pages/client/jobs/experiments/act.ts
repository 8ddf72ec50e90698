import type { ExperimentDraft } from '#domain/scout-invitation/sending/experiment/rules.ts'
import { checkExperiment, foldExperiment } from '#domain/scout-invitation/sending/experiment/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const StartScoutExperiment = graphql(`
  mutation StartScoutExperiment(
    $jobId: ID!
    $title: String!
    $baseRate: Int!
    $difference: Int!
    $versionA: LetterTextInput!
    $versionB: LetterTextInput!
  ) {
    startScoutExperiment(
      jobId: $jobId
      title: $title
      baseRate: $baseRate
      difference: $difference
      versionA: $versionA
      versionB: $versionB
    ) {
      id
    }
  }
`)
const StopScoutExperiment = graphql(`
  mutation StopScoutExperiment($id: ID!) {
    stopScoutExperiment(id: $id) {
      id
    }
  }
`)

/** NaN for what is no whole number, so that the rule says so. */
const wholeIn = (form: FormData, name: string) => {
  const text = formText(form, name).normalize('NFKC').trim()
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
}
const textIn = (form: FormData, version: string) => ({
  subject: formText(form, `${version}.subject`),
  message: formText(form, `${version}.message`),
})

export const experimentIn = (form: FormData): ExperimentDraft =>
  foldExperiment({
    title: formText(form, 'title'),
    baseRate: wholeIn(form, 'baseRate'),
    difference: wholeIn(form, 'difference'),
    versionA: textIn(form, 'versionA'),
    versionB: textIn(form, 'versionB'),
  })

export const checkExperimentForm = (form: FormData) => checkExperiment(experimentIn(form))

export const actOnStart = act({
  start: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkExperimentForm(form))
    if (refusal) return refusal
    const { startScoutExperiment: started } = await ask(StartScoutExperiment, {
      jobId: formText(form, 'jobId'),
      ...experimentIn(form),
    })
    return redirectWith(clientUrls.experiment(started.id), 'experimentStarted')
  },
})

export const actOnExperiment = act({
  stop: async (ask: Ask, _: FormData, { params }: ClientArgs) => {
    await ask(StopScoutExperiment, { id: params['experimentId'] ?? '' })
    return { done: 'experimentStopped' as const }
  },
})
