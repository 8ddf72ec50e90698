import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkLength, fieldError, validationText } from '#ground/validation/validation.ts'
import { pictureFileAt } from './picture/rules.ts'

/** Limits of the texts; addresses count in characters too. */
export const encourageEventLimits = {
  title: { label: 'タイトル', min: 1, max: 60 },
  companyName: { label: '主催', min: 1, max: 60 },
  eventUrl: { label: 'イベントのURL', min: 1, max: 500 },
  companyLogoUrl: { label: 'ロゴのURL', min: 0, max: 500 },
  thumbnailUrl: { label: 'サムネイルのURL', min: 0, max: 500 },
  /** The most events, including those that are over. */
  events: 9999,
} as const

export type EncourageEventFields = {
  title: string
  eventCategoryId: number
  applicationStartAt: Date
  applicationEndAt: Date
  companyName: string
  companyLogoUrl: string | null
  eventUrl: string
  thumbnailUrl: string | null
}

export const encourageEventStatuses = ['UPCOMING', 'ACTIVE', 'EXPIRED'] as const
export type EncourageEventStatus = (typeof encourageEventStatuses)[number]

/** Open for application from its start up to, and without, its end. */
export function statusOf(event: Pick<EncourageEventFields, 'applicationStartAt' | 'applicationEndAt'>, now: Date) {
  if (now < event.applicationStartAt) return 'UPCOMING'
  return now < event.applicationEndAt ? 'ACTIVE' : 'EXPIRED'
}

const copyMark = '（コピー）'
/** The title of a copy, cut to its limit. */
export const titleOfCopy = (title: string) =>
  title.startsWith(copyMark) ? title : [...`${copyMark}${title}`].slice(0, encourageEventLimits.title.max).join('')

/** An address that a browser may be sent to from our page: https, with a host and without a name or password. */
function isWebAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

export const foldEncourageEvent = (fields: EncourageEventFields): EncourageEventFields => ({
  ...fields,
  title: foldSpaces(fields.title),
  companyName: foldSpaces(fields.companyName),
  eventUrl: fields.eventUrl.trim(),
  companyLogoUrl: fields.companyLogoUrl?.trim() || null,
  thumbnailUrl: fields.thumbnailUrl?.trim() || null,
})

type TextField = 'title' | 'companyName' | 'eventUrl' | 'companyLogoUrl' | 'thumbnailUrl'

/** Every mistake of a folded event; paths begin at the argument `event`. */
export function checkEncourageEvent(
  event: EncourageEventFields,
  categories: ReadonlySet<number>,
): (FieldError | null)[] {
  const text = (field: TextField) => {
    const { label, min, max } = encourageEventLimits[field]
    return checkLength(`event.${field}`, label, event[field] ?? '', min, max)
  }
  const url = (field: 'eventUrl' | 'companyLogoUrl' | 'thumbnailUrl') =>
    text(field) ??
    fieldError(`event.${field}`, !event[field] || isWebAddress(event[field]) ? null : deskValidationText.url)
  const isForward = event.applicationStartAt < event.applicationEndAt
  // A picture of ours keeps its address; one of another site stays as it was entered.
  const picture = (field: 'companyLogoUrl' | 'thumbnailUrl') => (pictureFileAt(event[field] ?? '') ? null : url(field))
  return [
    text('title'),
    fieldError(
      'event.categoryId',
      categories.has(event.eventCategoryId) ? null : validationText.notSelected('カテゴリー'),
    ),
    fieldError('event.applicationEndAt', isForward ? null : deskValidationText.dateRange),
    text('companyName'),
    picture('companyLogoUrl'),
    url('eventUrl'),
    picture('thumbnailUrl'),
  ]
}
