import { redirect } from 'react-router'
import { noticeAreas, noticeKinds } from '#domain/notice/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act, badRequest } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkNoticeForm, noticeOf } from './notice-of.ts'

const CreateServiceNotice = graphql(`
  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {
    createServiceNotice(notice: $notice) {
      id
    }
  }
`)
const UpdateServiceNotice = graphql(`
  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {
    updateServiceNotice(id: $id, version: $version, notice: $notice) {
      id
    }
  }
`)
const EndServiceNotice = graphql(`
  mutation EndServiceNotice($id: ID!) {
    endServiceNotice(id: $id) {
      id
    }
  }
`)
const DeleteServiceNotice = graphql(`
  mutation DeleteServiceNotice($id: ID!) {
    deleteServiceNotice(id: $id)
  }
`)

function inputOf(form: FormData) {
  const { text, link, shownFrom, shownUntil, ...chosen } = noticeOf(form)
  const area = noticeAreas.find((one) => one === chosen.area)
  const kind = noticeKinds.find((one) => one === chosen.kind)
  if (!area || !kind || !shownFrom || !shownUntil) throw badRequest()
  return { area, kind, text, link, shownFrom: shownFrom.toISOString(), shownUntil: shownUntil.toISOString() }
}

export const actOnNotices = act({
  create: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkNoticeForm(form))
    if (refusal) return refusal
    await ask(CreateServiceNotice, { notice: inputOf(form) })
    return { done: 'noticeSaved' as const }
  },
  update: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkNoticeForm(form))
    if (refusal) return refusal
    const version = Number(formText(form, 'version')) || 0
    await ask(UpdateServiceNotice, { id: formText(form, 'id'), version, notice: inputOf(form) })
    return redirect(adminUrls.notices())
  },
  end: async (ask: Ask, form: FormData) => {
    await ask(EndServiceNotice, { id: formText(form, 'id') })
    return { done: 'noticeEnded' as const }
  },
  delete: async (ask: Ask, form: FormData) => {
    await ask(DeleteServiceNotice, { id: formText(form, 'id') })
    return { done: 'noticeDeleted' as const }
  },
})
