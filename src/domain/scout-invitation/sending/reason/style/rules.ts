import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import { ownLettersOf, taken, withQuotationsTaken } from '../rules.ts'

/** How a reason begins; the first kind that holds. */
export const reasonOpenings = [
  'QUOTATION',
  'GREETING',
  'QUESTION',
  'COMPANY',
  'STUDENT',
  'QUOTATION_WITHIN',
  'OTHER',
] as const
export type ReasonOpening = (typeof reasonOpenings)[number]

/** The part of the profile that is quoted. */
export const reasonSources = [
  'NONE',
  'STUDENT_PROJECT_EXPERIENCE',
  'SELF_INTRODUCTION',
  'TAGLINE',
  'INTERNSHIP_EXPERIENCE',
  'STUDY_ABROAD_EXPERIENCE',
  'QUALIFICATION_EXPERIENCE',
  'SEVERAL',
] as const satisfies readonly (QuotationField | 'NONE' | 'SEVERAL')[]
export type ReasonSource = (typeof reasonSources)[number]

/** `letters`: the company's own, as the shortest length of a reason counts them. */
export type ReasonStyle = { opening: ReasonOpening; source: ReasonSource; quotations: number; letters: number }

type Quoted = { field: QuotationField; text: string }

const greeting =
  /^(?:はじめまして|初めまして|こんにちは|こんばんは|おはよう|突然|お世話に|いつもお世話|お忙しい|ご多忙|拝啓|(?:はじめて|初めて)ご連絡)/u
const company = /^(?:当社|弊社|自社|わが社|我が社|私たち|わたしたち|私ども|私共|わたくしども|我々|われわれ)/u
const student = /^(?:あなた|プロフィール|自己PR|ガクチカ|学生時代)/u
const asking = /(?:[?？]|(?:です|ます|でした|ました|ません|でしょう)か[。．]?)$/u

/**
 * How a reason was written. What it begins with is decided by its first words, the marks of its first sentence and the
 * quotations that were recorded, never by what it means.
 */
export function styleOf(reason: string, quotations: readonly Quoted[]): ReasonStyle {
  const [first, ...others] = new Set(quotations.map(({ field }) => field))
  return {
    opening: openingOf(reason, quotations),
    source: first === undefined ? 'NONE' : others.length > 0 ? 'SEVERAL' : first,
    quotations: quotations.length,
    letters: ownLettersOf(reason, quotations),
  }
}

function openingOf(reason: string, quotations: readonly Quoted[]): ReasonOpening {
  // Full stops within a quotation end no sentence of the reason.
  const text = withQuotationsTaken(reason, quotations).trimStart()
  const words = text.normalize('NFKC')
  const sentence = firstSentenceOf(text)
  if (text.replace(/^[「\s]+/u, '').startsWith(taken)) return 'QUOTATION'
  if (greeting.test(words)) return 'GREETING'
  if (asking.test(sentence)) return 'QUESTION'
  if (company.test(words)) return 'COMPANY'
  if (student.test(words)) return 'STUDENT'
  return sentence.includes(taken) ? 'QUOTATION_WITHIN' : 'OTHER'
}

const firstSentenceOf = (text: string) => /^[^。．！!？?\n]*[。．！!？?]?/u.exec(text)?.[0] ?? ''

/** While a reason is being written: whether its first sentence is whole, so that its opening is decided. */
export const hasWholeSentence = (reason: string, quotations: readonly Quoted[]) =>
  /[。．！!？?\n]/u.test(withQuotationsTaken(reason, quotations).trim())
