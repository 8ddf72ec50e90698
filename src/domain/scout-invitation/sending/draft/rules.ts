import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { msOf, type Moment } from '#ground/tokyo-time.ts'
import { checkText } from '#ground/validation/validation.ts'
import { checkPromises, type PromiseKind } from '../../promise/rules.ts'

/** Room for what is still too long to be sent: an unfinished text is stored as it stands. */
export const draftLimits = {
  subject: { label: '件名', kind: 'text', min: 0, max: 200 },
  message: { label: '本文', kind: 'text', min: 0, max: 3000 },
  followUp: { label: 'フォローの文面', kind: 'text', min: 0, max: 600 },
  reason: { label: '選んだ理由', kind: 'text', min: 0, max: 1000 },
  quotation: { label: '引用', kind: 'text', min: 1, max: 1000 },
  quotations: 20,
  students: 200,
} as const

/**
 * Letters that were not delivered come to a draft beyond `students`, so that none is lost: a plan sends at most 1,000 in 30
 * days, and a draft is kept for 90.
 */
export const maxKeptStudents = 4000

/** Days without a save after which colleagues read no more that somebody is at a draft. */
export const draftPresentDays = 7

export type DraftStudent = {
  candidateId: string
  reason: string
  quotations: { field: QuotationField; text: string }[]
}
/** The text of a composer for one job, without a sending that is under way on its device. */
export type DraftText = {
  subject: string
  message: string
  template: { id: string; version: number } | null
  promises: PromiseKind[]
  followUp: string | null
  students: DraftStudent[]
}

/** The mistakes in a text to store; its lists are counted at the door. */
export const checkDraft = ({ subject, message, promises, followUp, students }: DraftText): (FieldError | null)[] => [
  checkText('subject', subject, draftLimits.subject),
  checkText('message', message, draftLimits.message),
  ...checkPromises(promises),
  followUp === null ? null : checkText('followUp', followUp, draftLimits.followUp),
  ...students.flatMap(({ reason, quotations }, at) => [
    checkText(`students.${at}.reason`, reason, draftLimits.reason),
    ...quotations.map(({ text }) => checkText(`students.${at}.quotations`, text, draftLimits.quotation)),
  ]),
]

type Presence = { savedAt: Moment; companyUser: { familyName: string } }

/** 高橋さんが下書き中; the drafts begin with the latest. Null for none. */
export function writersText(drafts: readonly Presence[]) {
  const [latest] = drafts
  if (!latest) return null
  const others = drafts.length > 1 ? `ほか${drafts.length - 1}名` : ''
  return `${latest.companyUser.familyName}さん${others}が下書き中`
}

/** 高橋さんが下書き中（10分前に保存） */
export function presenceText(drafts: readonly Presence[], now: Moment) {
  const [latest] = drafts
  return latest ? `${writersText(drafts)}（${savedText(latest.savedAt, now)}）` : null
}

function savedText(savedAt: Moment, now: Moment) {
  const minutes = Math.floor((msOf(now) - msOf(savedAt)) / 60_000)
  if (minutes < 1) return 'たったいま保存'
  if (minutes < 60) return `${minutes}分前に保存`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}時間前に保存`
  return `${Math.floor(minutes / (24 * 60))}日前に保存`
}
