import { act } from '#web/acts.ts'
import type { Ask } from '#web/ask.ts'
import type {
  UpdateCompanyContentsMutationVariables,
  UpdateCompanyFiguresMutationVariables,
  UpdateCompanyQuestionsMutationVariables,
  UpdateCompanySelectionCriteriaMutationVariables,
  UpdateCompanyTaglineMutationVariables,
  UpdateCompanyVoicesMutationVariables,
  UpdateCompanyYouthInformationMutationVariables,
} from '#web/generated/graphql.ts'
import { formText } from '#web/parts/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { Done } from '#web/parts/success-message.ts'
import { ConfirmCompanyPage } from '../parts/confirm-page.ts'
import {
  UpdateContents,
  UpdateCriteria,
  UpdateFigures,
  UpdateQuestions,
  UpdateTagline,
  UpdateVoices,
  UpdateYouthInformation,
} from './documents.ts'

const saved: Done = { done: 'companyPageUpdated' }

/** The variables of a mutation: the draft, which the door checks against the schema, and the version read before. */
const given = <Variables extends { version: number }>(form: FormData) =>
  ({
    ...(readDraft(form) as Omit<Variables, 'version'>),
    version: Number.parseInt(formText(form, 'version'), 10) || 0,
  }) as Variables

export const actOnDescription = act({
  tagline: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateTagline, given<UpdateCompanyTaglineMutationVariables>(form))
    return saved
  },
  contents: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateContents, given<UpdateCompanyContentsMutationVariables>(form))
    return saved
  },
  voices: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateVoices, given<UpdateCompanyVoicesMutationVariables>(form))
    return saved
  },
  questions: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateQuestions, given<UpdateCompanyQuestionsMutationVariables>(form))
    return saved
  },
  figures: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateFigures, given<UpdateCompanyFiguresMutationVariables>(form))
    return saved
  },
  youth: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateYouthInformation, given<UpdateCompanyYouthInformationMutationVariables>(form))
    return saved
  },
  criteria: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateCriteria, given<UpdateCompanySelectionCriteriaMutationVariables>(form))
    return saved
  },
  confirm: async (ask: Ask): Promise<Done> => {
    await ask(ConfirmCompanyPage)
    return { done: 'companyPageConfirmed' }
  },
})
