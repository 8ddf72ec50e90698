import { clientUrls } from '#ground/client-urls.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { checkWebhook, webhookIn } from './given.ts'

const CreateWebhook = graphql(`
  mutation CreateWebhook($url: String!, $description: String!, $events: [WebhookEvent!]!) {
    createWebhook(url: $url, description: $description, events: $events) {
      id
    }
  }
`)
const UpdateWebhook = graphql(`
  mutation UpdateWebhook($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!, $revision: String) {
    updateWebhook(id: $id, url: $url, description: $description, events: $events, revision: $revision) {
      id
    }
  }
`)
const UpdateWebhookState = graphql(`
  mutation UpdateWebhookState($id: ID!, $isOn: Boolean!) {
    updateWebhookState(id: $id, isOn: $isOn) {
      id
    }
  }
`)
const RotateWebhookSecret = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      id
    }
  }
`)
const ShowWebhookSecret = graphql(`
  mutation ShowWebhookSecret($id: ID!) {
    showWebhookSecret(id: $id)
  }
`)
const DeleteWebhook = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id)
  }
`)
const SendTestWebhook = graphql(`
  mutation SendTestWebhook($id: ID!) {
    sendTestWebhook(id: $id) {
      id
    }
  }
`)
const RedeliverWebhook = graphql(`
  mutation RedeliverWebhook($id: ID!) {
    redeliverWebhook(id: $id) {
      id
    }
  }
`)

export const listActs = {
  async create(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkWebhook(form))
    if (refused) return refused
    const { createWebhook } = await ask(CreateWebhook, webhookIn(form))
    return redirectWith(clientUrls.settingsWebhook(createWebhook.id), 'webhookCreated')
  },
}

const idOf = ({ params }: ClientArgs) => params['webhookId'] ?? ''

export const webhookActs = {
  async update(ask: Ask, form: FormData, args: ClientArgs) {
    const refused = refuseForm(form, checkWebhook(form))
    if (refused) return refused
    await ask(UpdateWebhook, { id: idOf(args), ...webhookIn(form), revision: formText(form, 'revision') })
    return { done: 'webhookSaved' as const, values: valuesOf(form) }
  },
  async on(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(UpdateWebhookState, { id: idOf(args), isOn: true })
    return { done: 'webhookOn' as const }
  },
  async off(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(UpdateWebhookState, { id: idOf(args), isOn: false })
    return { done: 'webhookOff' as const }
  },
  async show(ask: Ask, _: FormData, args: ClientArgs) {
    return { secret: (await ask(ShowWebhookSecret, { id: idOf(args) })).showWebhookSecret }
  },
  async rotate(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(RotateWebhookSecret, { id: idOf(args) })
    return { done: 'webhookSecretRotated' as const }
  },
  async test(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(SendTestWebhook, { id: idOf(args) })
    return { done: 'webhookTestSent' as const }
  },
  async redeliver(ask: Ask, form: FormData) {
    await ask(RedeliverWebhook, { id: formText(form, 'id') })
    return { done: 'webhookRedelivered' as const }
  },
  async delete(ask: Ask, _: FormData, args: ClientArgs) {
    await ask(DeleteWebhook, { id: idOf(args) })
    return redirectWith(clientUrls.settingsWebhooks(), 'webhookDeleted')
  },
}
