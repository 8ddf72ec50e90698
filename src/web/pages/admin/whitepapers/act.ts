import { adminUrls } from '#ground/admin-urls.ts'
import { AskError, isUnanswered, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Route } from './+types/one'
import { checkForm, fieldsOf, fileOf } from './check.ts'

const CreateWhitepaper = graphql(`
  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {
    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {
      id
    }
  }
`)
const UpdateWhitepaper = graphql(`
  mutation UpdateWhitepaper(
    $id: ID!
    $revision: String
    $whitepaper: WhitepaperInput!
    $encodedFile: String
    $encodedCover: String
    $isCoverDrawn: Boolean
  ) {
    updateWhitepaper(
      id: $id
      revision: $revision
      whitepaper: $whitepaper
      encodedFile: $encodedFile
      encodedCover: $encodedCover
      isCoverDrawn: $isCoverDrawn
    ) {
      id
    }
  }
`)
const PublishWhitepaper = graphql(`
  mutation PublishWhitepaper($id: ID!) {
    publishWhitepaper(id: $id) {
      id
    }
  }
`)
const RetireWhitepaper = graphql(`
  mutation RetireWhitepaper($id: ID!) {
    retireWhitepaper(id: $id) {
      id
    }
  }
`)

type OfOne = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const encoded = async (file: File | null) => file && Buffer.from(await file.arrayBuffer()).toString('base64')

/** The answer of a form whose door refuses a field of its input. */
async function orRefused<Result>(form: FormData, send: () => Promise<Result>) {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    const fields = error.refused.fields.map(({ path, message }) => ({ path: path.replace('whitepaper.', ''), message }))
    return { refused: { ...error.refused, fields }, values: valuesOf(form) }
  }
}

export async function create(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  return orRefused(form, async () => {
    const { createWhitepaper } = await ask(CreateWhitepaper, {
      whitepaper: fieldsOf(form),
      encodedFile: (await encoded(fileOf(form, 'encodedFile'))) ?? '',
      encodedCover: await encoded(fileOf(form, 'encodedCover')),
    })
    return redirectWith(adminUrls.whitepaper(createWhitepaper.id), 'whitepaperCreated')
  })
}

export async function update(ask: Ask, form: FormData, { params: { whitepaperId: id } }: OfOne) {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  return orRefused(form, async () => {
    await ask(UpdateWhitepaper, {
      id,
      revision: formText(form, 'revision'),
      whitepaper: fieldsOf(form),
      encodedFile: await encoded(fileOf(form, 'encodedFile')),
      encodedCover: await encoded(fileOf(form, 'encodedCover')),
      isCoverDrawn: formText(form, 'isCoverDrawn') === 'on',
    })
    return redirectWith(adminUrls.whitepaper(id), 'whitepaperUpdated')
  })
}

export async function publish(ask: Ask, _: FormData, { params: { whitepaperId: id } }: OfOne) {
  await ask(PublishWhitepaper, { id })
  return redirectWith(adminUrls.whitepaper(id), 'whitepaperPublished')
}

export async function retire(ask: Ask, _: FormData, { params: { whitepaperId: id } }: OfOne) {
  await ask(RetireWhitepaper, { id })
  return redirectWith(adminUrls.whitepaper(id), 'whitepaperRetired')
}
