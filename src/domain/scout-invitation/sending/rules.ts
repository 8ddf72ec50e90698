import { holdsWords, withOneBracket } from '#ground/brackets.ts'
import { fairHiringWords, forbiddenQuestionIn } from '#ground/fair-hiring-words.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import { intakeLimits } from '#domain/candidate/intake/rules.ts'
import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import { checkReason } from './reason/rules.ts'

export const limits = {
  subject: { min: 1, max: 60 },
  message: fieldLimits.scoutMessage,
  reason: fieldLimits.scoutReason,
  quotations: 5,
  /** Characters of the student's text that are stored around a quotation. */
  passage: 200,
  /** The most students in one sending, also with a higher limit in the plan. */
  bulk: 100,
  /** New scouts a student receives in a week that begins on Monday, if the student has not chosen fewer. */
  receivedPerWeek: intakeLimits.scoutsPerWeek.max,
  /** Scouts a month while the contract is a trial. */
  trialScouts: 20,
  /** Days between the end of an invitation and the one renewal. */
  renewDays: 45,
} as const

export const sendingText = { quotations: `引用できる文は${limits.quotations}つまでです` }

export type Quotation = { field: QuotationField; text: string }
export type Invitation = { candidateId: string; reason: string; quotations: Quotation[] }
export type LetterText = { subject: string; message: string }
export type Sending = LetterText & { invitations: Invitation[] }

// Promises and questions a company may not write to a student (fair hiring, 14 items), and short links that hide their
// target.
const forbiddenWords = [
  '内定確約',
  '内定を確約',
  '採用確約',
  '採用を確約',
  '他社を辞退',
  '他社の選考を辞退',
  '他社の内定を辞退',
  ...fairHiringWords,
]
const linkShorteners = [
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'ow.ly',
  'is.gd',
  'buff.ly',
  'cutt.ly',
  'rb.gy',
  'x.gd',
  'lnkd.in',
  'onl.tw',
]

const inserted =
  /\{\{(.*?)\}\}|\{([^{}\n]{1,20})\}|[%[<]\s*((?:お|ご)?(?:氏名|名前|芳名)|学校名|大学名|学部名)\s*[%\]>]/u

/** Nothing is inserted into a scout: placeholders of other services would arrive as they stand. */
function placeholderMistake(text: string) {
  const [all, twice, once, marked] = inserted.exec(text) ?? []
  if (all === undefined) return null
  const name = (twice ?? once ?? marked ?? '').trim()
  return /^(?:お|ご)?(?:氏名|名前|芳名)$/u.test(name)
    ? '氏名は承認前に利用できません'
    : `「${all}」は、この文字のまま届きます。学生に届く言葉に置き換えてください`
}

const shortenerIn = (text: string) =>
  linkShorteners.find((host) => new RegExp(`(^|[^a-z0-9.-])(www\\.)?${host.replace('.', '\\.')}/`, 'iu').test(text))

function checkWords(path: string, text: string): FieldError | null {
  const plain = text.normalize('NFKC')
  const word = forbiddenWords.find((forbidden) => plain.includes(forbidden)) ?? forbiddenQuestionIn(plain)
  if (word) return { path, message: `「${word}」は使えません。選考の公正さを損なうおそれのある表現を外してください` }
  const placeholder = placeholderMistake(plain)
  if (placeholder) return { path, message: placeholder }
  const host = shortenerIn(plain)
  if (host) return { path, message: `短縮URL（${host}）は使えません。リンク先のURLをそのまま入力してください` }
  return null
}

export const checkText = (path: string, label: string, text: string, { min, max }: { min: number; max: number }) =>
  checkLength(path, label, text, min, max) ?? checkWords(path, text)

// A forbidden word is allowed inside a quotation of the student's own text.
const withoutQuotations = ({ reason, quotations }: Invitation) =>
  quotations.reduce(
    (rest, { text }) => (text ? rest.replaceAll(withOneBracket(text), ' ') : rest),
    withOneBracket(reason),
  )

function checkInvitation(invitation: Invitation, at: number): (FieldError | null)[] {
  const { reason, quotations } = invitation
  const path = `invitations.${at}.reason`
  return [
    checkReason(path, reason, quotations) ?? checkWords(path, withoutQuotations(invitation)),
    quotations.length > limits.quotations
      ? { path: `invitations.${at}.quotations`, message: sendingText.quotations }
      : null,
  ]
}

/** The mistakes in what several students read, and in a template for it; `at` stands before the paths. */
export const checkCommonText = ({ subject, message }: LetterText, at = ''): (FieldError | null)[] => [
  checkText(`${at}subject`, '件名', subject, limits.subject),
  checkText(`${at}message`, '本文', message, limits.message),
]

/** The mistakes in a sending that can be found without the students' profiles. */
export const checkSending = ({ subject, message, invitations }: Sending): (FieldError | null)[] => [
  ...checkCommonText({ subject, message }),
  invitations.length === 0 ? { path: 'invitations', message: '学生を1名以上選択してください' } : null,
  ...invitations.flatMap(checkInvitation),
]

/** Whether a quotation is word for word in the student's profile, and in the reason, there with brackets of its own. */
export const isQuoted = ({ text }: Quotation, profileText: string, reason: string) =>
  text.trim() !== '' && profileText.includes(text) && holdsWords(reason, text)

/** Scouts the company may send in a month. */
export const scoutLimit = (contract: { status: string; scoutLimitPerMonth: number }) =>
  contract.status === 'TRIAL' ? Math.min(limits.trialScouts, contract.scoutLimitPerMonth) : contract.scoutLimitPerMonth

const boundaries = (text: string) => [
  0,
  ...[...text.matchAll(/[。！？!?]+|\n+/gu)].map((mark) => mark.index + mark[0].length),
  text.length,
]

/** The sentence that contains a quotation, with neighbouring sentences while they fit. */
export function passageAround(profileText: string, quotation: string): string {
  const begin = profileText.indexOf(quotation)
  const end = begin + quotation.length
  const marks = boundaries(profileText)
  const start = marks.findLastIndex((mark) => mark <= begin)
  const stop = marks.findIndex((mark) => mark >= end)
  const cut = (from: number, to: number) =>
    profileText.slice(marks[Math.max(from, 0)], marks[Math.min(to, marks.length - 1)])
  const widths = [cut(start - 1, stop + 1), cut(start - 1, stop), cut(start, stop + 1), cut(start, stop)]
  return widths.find((passage) => Array.from(passage.trim()).length <= limits.passage)?.trim() ?? quotation
}
