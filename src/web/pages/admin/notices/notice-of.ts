import { checkNotice, foldNotice } from '#domain/notice/rules.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay, time } from '#ground/tokyo-time.ts'
import { formText } from '#web/carry/form-text.ts'

/** A day and a time, as read in Tokyo. */
export const dayOf = (at: string) => tokyoDay(at)
export const timeOf = (at: string) => time(at)

function momentOf(form: FormData, path: 'shownFrom' | 'shownUntil') {
  try {
    return tokyoMoment(formText(form, `${path}.day`), formText(form, `${path}.time`))
  } catch {
    return null
  }
}

export const noticeOf = (form: FormData) =>
  foldNotice({
    area: formText(form, 'area'),
    kind: formText(form, 'kind'),
    text: formText(form, 'text'),
    link: formText(form, 'link'),
    shownFrom: momentOf(form, 'shownFrom'),
    shownUntil: momentOf(form, 'shownUntil'),
  })

export const checkNoticeForm = (form: FormData) => checkNotice(noticeOf(form))
