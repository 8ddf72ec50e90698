import { redirect } from 'react-router'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkSynonymForm } from './synonym-form.tsx'
import { checkUpload, fileOf } from './upload-check.ts'

const UploadSchools = graphql(`
  mutation UploadSchools($fileName: String!, $file: String!) {
    uploadSchools(fileName: $fileName, file: $file)
  }
`)
const ApplySchoolImport = graphql(`
  mutation ApplySchoolImport($id: ID!, $confirmation: String!, $word: String!) {
    applySchoolImport(id: $id, confirmation: $confirmation, word: $word)
  }
`)

const UpdateSearchSynonyms = graphql(`
  mutation UpdateSearchSynonyms($text: String!, $revision: String) {
    updateSearchSynonyms(text: $text, revision: $revision) {
      revision
    }
  }
`)

export const lookupIntents = ['upload', 'apply', 'synonyms'] as const

async function upload(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkUpload(form))
  if (refusal) return { ...refusal, intent: 'upload' as const }
  const file = fileOf(form)
  const encoded = file ? Buffer.from(await file.arrayBuffer()).toString('base64') : ''
  try {
    const { uploadSchools: id } = await ask(UploadSchools, { fileName: file?.name ?? '', file: encoded })
    return redirect(adminUrls.lookups({ import: id }))
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    return { refused: error.refused, intent: 'upload' as const }
  }
}

async function apply(ask: Ask, form: FormData) {
  try {
    await ask(ApplySchoolImport, {
      id: formText(form, 'id'),
      confirmation: formText(form, 'confirmation'),
      word: formText(form, 'word'),
    })
    return { done: 'schoolsApplied' as const }
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    return { refused: error.refused, intent: 'apply' as const }
  }
}

async function synonyms(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkSynonymForm(form))
  if (refusal) return { ...refusal, intent: 'synonyms' as const }
  try {
    await ask(UpdateSearchSynonyms, { text: formText(form, 'text'), revision: formText(form, 'revision') })
    return { done: 'synonymsUpdated' as const, intent: 'synonyms' as const }
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    return { refused: error.refused, values: valuesOf(form), intent: 'synonyms' as const }
  }
}

export const actOnLookups = act({ upload, apply, synonyms })
