import { alertTimings, noAlert } from '#domain/candidate-search/saved-filter/alert/rules.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { withFilterId } from '../../parts/filter-address.ts'

const Create = graphql(`
  mutation CreateSavedFilter($name: String!, $condition: String!) {
    createSavedFilter(name: $name, condition: $condition) {
      id
    }
  }
`)
const Update = graphql(`
  mutation UpdateSavedFilter($id: ID!, $condition: String!) {
    updateSavedFilter(id: $id, condition: $condition) {
      id
    }
  }
`)
const Rename = graphql(`
  mutation RenameSavedFilter($id: ID!, $name: String!) {
    renameSavedFilter(id: $id, name: $name) {
      id
    }
  }
`)
const SetAlert = graphql(`
  mutation SetSavedFilterAlert($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {
    updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {
      id
    }
  }
`)
const Delete = graphql(`
  mutation DeleteSavedFilter($id: ID!) {
    deleteSavedFilter(id: $id)
  }
`)

/** The address of the list that the act came from, opened from the given saved filter. */
const listOf = (form: FormData, id: string) =>
  clientUrls.candidates(withFilterId(new URLSearchParams(formText(form, 'search')), id))

/** Acts on saved filters that stay on the list. Creating and deleting a filter change the list's address. */
export const filterActs = {
  createFilter: async (ask: Ask, form: FormData): Promise<Done> => {
    const variables = { name: formText(form, 'name'), condition: formText(form, 'condition') }
    const { createSavedFilter: filter } = await ask(Create, variables)
    throw redirectWith(listOf(form, filter.id), 'filterCreated')
  },
  updateFilter: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Update, { id: formText(form, 'id'), condition: formText(form, 'condition') })
    return { done: 'filterUpdated' }
  },
  renameFilter: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Rename, { id: formText(form, 'id'), name: formText(form, 'name') })
    return { done: 'filterRenamed' }
  },
  setFilterAlert: async (ask: Ask, form: FormData): Promise<Done> => {
    const timing = alertTimings.find((one) => one === formText(form, 'timing')) ?? 'OFF'
    // The fields of a time that is not chosen are not sent.
    const numberOf = (name: 'hour' | 'weekday') => Number(formText(form, name) || noAlert[name])
    await ask(SetAlert, { id: formText(form, 'id'), timing, hour: numberOf('hour'), weekday: numberOf('weekday') })
    return { done: timing === 'OFF' ? 'filterAlertEnded' : 'filterAlertSet' }
  },
  deleteFilter: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Delete, { id: formText(form, 'id') })
    throw redirectWith(listOf(form, ''), 'filterDeleted')
  },
}
