import { adminUrls } from '#ground/admin-urls.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { CreateEncourageEventMutationVariables } from '#web/generated/admin/graphql.ts'
import { messages } from '#web/texts/messages.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { Route } from './+types/one'

const CreateEncourageEvent = graphql(`
  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {
    createEncourageEvent(event: $event, encodedPicture: $encodedPicture, encodedLogo: $encodedLogo) {
      id
    }
  }
`)
const UpdateEncourageEvent = graphql(`
  mutation UpdateEncourageEvent(
    $id: ID!
    $revision: String
    $event: EncourageEventInput!
    $encodedPicture: String
    $encodedLogo: String
  ) {
    updateEncourageEvent(
      id: $id
      revision: $revision
      event: $event
      encodedPicture: $encodedPicture
      encodedLogo: $encodedLogo
    ) {
      id
    }
  }
`)
const DuplicateEncourageEvent = graphql(`
  mutation DuplicateEncourageEvent($id: ID!) {
    duplicateEncourageEvent(id: $id) {
      id
    }
  }
`)
const DeleteEncourageEvent = graphql(`
  mutation DeleteEncourageEvent($id: ID!) {
    deleteEncourageEvent(id: $id)
  }
`)
const ReorderEncourageEvents = graphql(`
  mutation ReorderEncourageEvents($ids: [ID!]!) {
    reorderEncourageEvents(ids: $ids) {
      id
    }
  }
`)

const { success } = messages

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

export async function save(ask: Ask, form: FormData, { params: { eventId } }: Args) {
  const { revision, ...draft } = readDraft(form) as CreateEncourageEventMutationVariables & { revision: string }
  if (eventId === 'new') {
    await ask(CreateEncourageEvent, draft)
    return redirectWith(adminUrls.events(), 'eventCreated')
  }
  await ask(UpdateEncourageEvent, { ...draft, id: eventId, revision })
  return redirectWith(adminUrls.events(), 'eventUpdated')
}

export async function reorder(ask: Ask, form: FormData) {
  await ask(ReorderEncourageEvents, { ids: formText(form, 'ids').split(',') })
  return { done: success.eventsReordered }
}

export async function duplicate(ask: Ask, form: FormData) {
  const { duplicateEncourageEvent } = await ask(DuplicateEncourageEvent, { id: formText(form, 'id') })
  return redirectWith(adminUrls.event(duplicateEncourageEvent.id), 'eventCreated')
}

export async function remove(ask: Ask, form: FormData) {
  await ask(DeleteEncourageEvent, { id: formText(form, 'id') })
  return { done: success.eventDeleted }
}
