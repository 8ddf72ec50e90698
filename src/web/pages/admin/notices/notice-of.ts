import { checkNotice, foldNotice } from '#domain/notice/rules.ts'
import { tokyoDay, time, tokyoMoment } from '#ground/tokyo-time.ts'
import { formText } from '#web/parts/form-text.ts'

/** The value of a control for a day and a time, as read in Tokyo. */
export const controlValue = (at: string) => `${tokyoDay(at)}T${time(at)}`

function momentOf(text: string) {
  const [day = '', clock = ''] = text.split('T')
  try {
    return tokyoMoment(day, clock)
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
    shownFrom: momentOf(formText(form, 'shownFrom')),
    shownUntil: momentOf(formText(form, 'shownUntil')),
  })

export const checkNoticeForm = (form: FormData) => checkNotice(noticeOf(form))
