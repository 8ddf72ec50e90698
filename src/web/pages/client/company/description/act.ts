import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import type {
  UpdateCompanyContentsMutationVariables,
  UpdateCompanyFiguresMutationVariables,
  UpdateCompanyQuestionsMutationVariables,
  UpdateCompanySelectionCriteriaMutationVariables,
  UpdateCompanyTaglineMutationVariables,
  UpdateCompanyVoicesMutationVariables,
  UpdateCompanyYouthInformationMutationVariables,
} from '#web/generated/graphql.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
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

// Each answer is heard once, so each is an object of its own.
const saved = (): Done => ({ done: 'companyPageUpdated' })

/** The number of saves that the form was drawn from. The door checks the draft itself against the schema. */
const versionOf = (form: FormData) => Number.parseInt(formText(form, 'version'), 10) || 0
type Given<Variables> = Omit<Variables, 'version'>

export const actOnDescription = act({
  tagline: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateTagline, {
      ...(readDraft(form) as Given<UpdateCompanyTaglineMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  contents: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateContents, {
      ...(readDraft(form) as Given<UpdateCompanyContentsMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  voices: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateVoices, {
      ...(readDraft(form) as Given<UpdateCompanyVoicesMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  questions: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateQuestions, {
      ...(readDraft(form) as Given<UpdateCompanyQuestionsMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  figures: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateFigures, {
      ...(readDraft(form) as Given<UpdateCompanyFiguresMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  youth: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateYouthInformation, {
      ...(readDraft(form) as Given<UpdateCompanyYouthInformationMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  criteria: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateCriteria, {
      ...(readDraft(form) as Given<UpdateCompanySelectionCriteriaMutationVariables>),
      version: versionOf(form),
    })
    return saved()
  },
  confirm: async (ask: Ask): Promise<Done> => {
    await ask(ConfirmCompanyPage)
    return { done: 'companyPageConfirmed' }
  },
})
