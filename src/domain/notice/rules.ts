import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkSelected } from '#ground/validation/answer-validation.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'

export const noticeAreas = ['CANDIDATE', 'CLIENT', 'ALL'] as const
export type NoticeArea = (typeof noticeAreas)[number]
export const noticeKinds = ['INFO', 'MAINTENANCE'] as const
type NoticeKind = (typeof noticeKinds)[number]

export const noticeAreaNames: Record<NoticeArea, string> = { CANDIDATE: '学生', CLIENT: '企業', ALL: '学生と企業' }
export const noticeKindNames: Record<NoticeKind, string> = { INFO: 'お知らせ', MAINTENANCE: 'メンテナンス' }

export const noticeFields = {
  area: { label: '表示する相手' },
  kind: { label: '種類' },
  text: { label: '本文', min: 1, max: 120 },
  link: { label: 'リンク', max: 500 },
  shownFrom: { label: '表示の開始' },
  shownUntil: { label: '表示の終了' },
} as const

/** Notices that one reader meets at once. */
export const maxNoticesAtOnce = 3

export type NoticeFields = {
  area: string
  kind: string
  text: string
  link: string | null
  /** null for a time that does not exist. */
  shownFrom: Date | null
  shownUntil: Date | null
}

/** A page of this site, or a page of the web over https without a name or password. */
function isNoticeLink(text: string) {
  if (text.startsWith('/')) {
    // A second slash or a backslash would lead to another site.
    if (/^\/[/\\]|[\s\\]/u.test(text) || !URL.canParse(text, 'https://own.example')) return false
    return new URL(text, 'https://own.example').origin === 'https://own.example'
  }
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

export const foldNotice = (fields: NoticeFields): NoticeFields => ({
  ...fields,
  text: foldSpaces(fields.text),
  link: fields.link?.trim() || null,
})

/** Every mistake of a folded notice, in the order of the fields. */
export const checkNotice = ({ area, kind, text, link, shownFrom, shownUntil }: NoticeFields): (FieldError | null)[] => {
  const isLink = link === null || (link.length <= noticeFields.link.max && isNoticeLink(link))
  return [
    checkSelected('area', noticeFields.area.label, area, noticeAreas),
    checkSelected('kind', noticeFields.kind.label, kind, noticeKinds),
    checkText('text', text, noticeFields.text),
    fieldError('link', isLink ? null : deskValidationText.url),
    fieldError('shownFrom', shownFrom ? null : validationText.notSelected(noticeFields.shownFrom.label)),
    fieldError('shownUntil', mistakeInEnd(shownFrom, shownUntil)),
  ]
}

function mistakeInEnd(shownFrom: Date | null, shownUntil: Date | null) {
  if (!shownUntil) return validationText.notSelected(noticeFields.shownUntil.label)
  return shownFrom && shownFrom >= shownUntil ? deskValidationText.dateRange : null
}

type Period = { shownFrom: Date; shownUntil: Date }

export const noticeStates = ['COMING', 'SHOWN', 'OVER'] as const
/** Shown from its start up to, and without, its end. */
export function noticeStateOf({ shownFrom, shownUntil }: Period, now: Date) {
  if (now < shownFrom) return 'COMING'
  return now < shownUntil ? 'SHOWN' : 'OVER'
}

const areasOf = (area: string) => (area === 'ALL' ? ['CANDIDATE', 'CLIENT'] : [area])

/** Whether one more notice would be the fourth at some moment for a reader; beginnings are the only such moments. */
export function isOneTooMany(added: Period & { area: string }, others: readonly (Period & { area: string })[]) {
  const overlap = others.filter((one) => one.shownFrom < added.shownUntil && added.shownFrom < one.shownUntil)
  return areasOf(added.area).some((area) => {
    const met = overlap.filter((one) => areasOf(one.area).includes(area))
    const moments = [added.shownFrom, ...met.map((one) => one.shownFrom)].filter((at) => at >= added.shownFrom)
    return moments.some(
      (at) => met.filter((one) => one.shownFrom <= at && at < one.shownUntil).length >= maxNoticesAtOnce,
    )
  })
}
