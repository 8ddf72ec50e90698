import { act } from '#web/carry/act.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import type {
  UpdateCompanyCoverMutationVariables,
  UpdateCompanyInformationMutationVariables,
  UpdateCompanyLogoMutationVariables,
  UpdateCompanyOthersMutationVariables,
} from '#web/generated/graphql.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { isSectionKey } from '../sections.ts'
import {
  AddPhone,
  RemoveLogo,
  RemovePhone,
  UpdateAddress,
  UpdateCover,
  UpdateInformation,
  UpdateLogo,
  UpdateNames,
  UpdateOthers,
} from './documents.ts'
import { addressOf, namesOf, phoneOf } from './read.ts'

const versionOf = (form: FormData) => Number.parseInt(formText(form, 'version'), 10) || 0

/** The first time one section leads to the next; later each leads back. `next` is 'complete' after the last one. */
function onwards(form: FormData, name: Parameters<typeof redirectWith>[1]) {
  const next = formText(form, 'next')
  if (isSectionKey(next)) return redirectWith(clientUrls.companyBasicEdit(next, true), name)
  return redirectWith(next === 'complete' ? clientUrls.companyBasicComplete() : clientUrls.companyBasic(), name)
}

/** A number that is there already is a mistake of its field. */
async function atNumber(answer: Promise<unknown>) {
  try {
    await answer
  } catch (error) {
    if (!(error instanceof AskError) || error.refused.code !== 'company_phone_taken') throw error
    const { refused } = error
    throw new AskError({ ...refused, fields: [{ path: 'number', message: refused.message }] })
  }
}

export const actOnBasic = act({
  names: async (ask: Ask, form: FormData) => {
    await ask(UpdateNames, { version: versionOf(form), ...namesOf(form) })
    return onwards(form, 'companyNamesUpdated')
  },
  information: async (ask: Ask, form: FormData) => {
    const draft = readDraft(form) as Omit<UpdateCompanyInformationMutationVariables, 'version'>
    await ask(UpdateInformation, { ...draft, version: versionOf(form) })
    return onwards(form, 'companyInformationUpdated')
  },
  address: async (ask: Ask, form: FormData) => {
    const { officePrefectureIds, ...headOffice } = addressOf(form)
    await ask(UpdateAddress, {
      version: versionOf(form),
      headOffice,
      officePrefectureIds: [...officePrefectureIds],
    })
    return onwards(form, 'companyAddressUpdated')
  },
  others: async (ask: Ask, form: FormData) => {
    const draft = readDraft(form) as Omit<UpdateCompanyOthersMutationVariables, 'version'>
    await ask(UpdateOthers, { ...draft, version: versionOf(form) })
    return onwards(form, 'companyOthersUpdated')
  },
  cover: async (ask: Ask, form: FormData) => {
    const draft = readDraft(form) as Omit<UpdateCompanyCoverMutationVariables, 'version'>
    await ask(UpdateCover, { ...draft, version: versionOf(form) })
    return onwards(form, 'companyCoverUpdated')
  },
  logo: async (ask: Ask, form: FormData): Promise<Done> => {
    const draft = readDraft(form) as Omit<UpdateCompanyLogoMutationVariables, 'version'>
    await ask(UpdateLogo, { ...draft, version: versionOf(form) })
    return { done: 'companyLogoUpdated' }
  },
  removeLogo: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(RemoveLogo, { version: versionOf(form) })
    return { done: 'companyLogoUpdated' }
  },
  addPhone: async (ask: Ask, form: FormData): Promise<Done> => {
    await atNumber(ask(AddPhone, phoneOf(form)))
    return { done: 'phoneAdded' }
  },
  removePhone: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(RemovePhone, { id: formText(form, 'id') })
    return { done: 'phoneRemoved' }
  },
})
