import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkSelected } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'

export const inquiryCategories = ['USAGE', 'ACCOUNT', 'SCOUT', 'CONTENT', 'CONTRACT', 'PRIVACY', 'OTHER'] as const
export type InquiryCategory = (typeof inquiryCategories)[number]
export const inquiryStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** The words for the categories, in the order of the form. CONTENT is the complaint category of the job ads' law. */
export const categoryNames: Record<InquiryCategory, string> = {
  USAGE: '使い方について',
  ACCOUNT: '登録・ログインについて',
  SCOUT: 'スカウト・日程について',
  CONTENT: '掲載内容について',
  CONTRACT: '契約・請求について',
  PRIVACY: '個人情報について',
  OTHER: 'その他',
}

/** Only companies have a contract with us. */
export const candidateCategories = inquiryCategories.filter((category) => category !== 'CONTRACT')
export const statusNames: Record<InquiryStatus, string> = { OPEN: '対応中', ANSWERED: '回答済み', CLOSED: '終了' }

/** The fields of the form, before files. */
export type Inquiry = {
  /** '' when nothing is chosen. */
  category: string
  name: string
  email: string
  body: string
}

/** Labels and limits in the order of the form. */
export const inquiryFields = {
  category: { label: 'お問い合わせの種類' },
  name: { label: 'お名前', min: 1, max: 60 },
  email: accountLimits.email,
  body: { label: 'お問い合わせの内容', min: 10, max: 2000 },
} as const

/** Inquiries from one network address, more than the people of one campus send at once. */
export const inquiryLimit = { name: 'inquiry', attempts: 20, seconds: 60 * 60 }

/** Business days within which the operator answers. */
export const inquiryBusinessDays = 3

/**
 * The changes of an inquiry. An answered one may be closed, and is open again when its answer never left; a closed one
 * stays closed.
 */
export const inquiryMoves = {
  answerInquiry: { from: ['OPEN'], to: 'ANSWERED' },
  discardAnswer: { from: ['ANSWERED'], to: 'OPEN' },
  closeInquiry: { from: ['OPEN', 'ANSWERED'], to: 'CLOSED' },
} as const satisfies Record<string, { from: readonly InquiryStatus[]; to: InquiryStatus }>

/** The form in the spelling that is checked and stored. */
export const foldInquiry = ({ category, name, email, body }: Inquiry): Inquiry => ({
  category,
  name: foldSpaces(name),
  email: foldEmail(email),
  body: foldBody(body),
})

/** The page of a company that an inquiry is about, without its query; '' for any other address. */
export function screenOf(address: string) {
  const [path = ''] = address.split(/[?#]/)
  return /^\/client(?:\/[\w-]+)*$/.test(path) && path.length <= 200 ? path : ''
}

export const foldBody = (body: string) => body.replaceAll('\r\n', '\n').trim()

/** Every mistake of a folded form, in the order of the fields. */
export const checkInquiry = ({ category, name, email, body }: Inquiry): FieldError[] =>
  [
    checkSelected('category', inquiryFields.category.label, category, inquiryCategories),
    checkText('name', name, inquiryFields.name),
    checkEmail('email', email),
    checkText('body', body, inquiryFields.body),
  ].filter((mistake) => mistake !== null)

/** The number a person quotes: the year, then letters without order, so that nobody can count our inquiries. */
export const isReceiptNumber = (text: string) => /^Q-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
