import type { CalendarEntry } from '#ground/calendar-file.ts'
import { mailHtml } from './mail-html.ts'

/** The mail's lines between greeting and link; `action` says what the linked page is for. */
export type MailText = {
  subject: string
  lines: string[]
  action: string
  reason: string
  /** The dates of the mail, each attached as a file for the reader's calendar. */
  calendarEntries?: readonly CalendarEntry[]
}

/** The sender named at the end of a mail, and the address its links begin with. */
export type Site = {
  productName: string
  /** Without a slash at the end. */
  publicUrl: string
  operator: {
    name: string
    address: string
    mail: string
    phone?: string | undefined
    noticeNumber?: string | undefined
  }
}

/** A placeholder for the product's name in a subject. */
export const productMark = '{product}'

/** Columns of a line: 38 full-width characters. */
const maxColumns = 76
const isNarrow = (character: string) => /[\x20-\x7e\uff61-\uff9f]/.test(character)
const columnsOf = (characters: readonly string[]) =>
  characters.reduce((columns, character) => columns + (isNarrow(character) ? 1 : 2), 0)
// Japanese line breaking: a line never begins with a closing mark.
const cannotBegin = (character: string) => /[、。，．・：！？」』）】〜ー％…\])!?,.:;]/.test(character)

const address = /(https?:\/\/[^\s「」（）]+)/

/** Breaks a line so that no mail program has to; an address is never broken and stands alone. */
export function wrapLine(line: string): string[] {
  if (address.test(line))
    return line.split(address).flatMap((part, at) => (at % 2 ? [part] : part.trim() ? wrapLine(part.trim()) : []))
  const characters = Array.from(line)
  if (columnsOf(characters) <= maxColumns) return [line]
  let fitting = characters.length
  while (columnsOf(characters.slice(0, fitting)) > maxColumns) fitting -= 1
  const end = phraseEnd(characters, fitting)
  const rest = characters.slice(end).join('').replace(/^ +/, '')
  return [characters.slice(0, end).join('').trimEnd(), ...wrapLine(rest)]
}

const kana = /[ぁ-ん]/
const kanji = /[一-龠々]/
const honorific = /[おご]/
/** Letters of a line that is ended early so that a phrase stays whole. */
const shortest = 8

/** 「設定し直す」, 「取り消す」: a second verb belongs to the stem before it. */
const stem = /[いきぎしじちびみりえけげせぜねべめれ]/

/**
 * A phrase of Japanese begins where a kanji, a katakana or a figure follows a kana, or after a mark. Words written in kana
 * alone (ください, います) begin nowhere else, so they stay with the word before them. お and ご belong to the word behind
 * them.
 */
function beginsPhrase([before = '', at = '', after = '']: readonly string[]) {
  if (/[、。」）！？ ]/.test(before)) return true
  if (!kana.test(before) || honorific.test(before)) return false
  if (stem.test(before) && kanji.test(at) && kana.test(after)) return false
  return honorific.test(at) ? kanji.test(after) : !kana.test(at) && !cannotBegin(at)
}

function phraseEnd(characters: readonly string[], fitting: number) {
  const isPhrase = (end: number) => beginsPhrase(characters.slice(end - 1, end + 2))
  for (let end = fitting; end > shortest; end -= 1) if (!cannotBegin(characters[end] ?? '') && isPhrase(end)) return end
  let end = fitting
  while (end > fitting - 8 && cannotBegin(characters[end] ?? '')) end -= 1
  return end
}

/** The whole mail: greeting, lines, link, reason, the way to end such mails, and sender; as plain text and as HTML. */
export function mailOf(
  greeting: string,
  { subject, lines, action, reason }: MailText,
  path: string,
  site: Site,
  endingUrl: string | null = null,
) {
  const { productName, publicUrl, operator } = site
  const because = `このメールは、${reason}`
  const sender = [
    `運営：${operator.name}`,
    operator.address,
    `お問い合わせ：${operator.mail}`,
    ...(operator.phone ? [`電話：${operator.phone}`] : []),
    ...(operator.noticeNumber ? [`届出受理番号：${operator.noticeNumber}`] : []),
  ]
  const ending = endingUrl ? ['この種類のメールを止める：', endingUrl] : []
  const footer = ['――――――――――――――――――――', productName, because, ...ending, ...sender]
  const url = `${publicUrl}${path}`
  const body = [greeting, '', ...lines, '', action, url, '', ...footer]
  const named = `${subject.replaceAll(productMark, productName)}｜${productName}`
  return {
    subject: named,
    text: `${body.flatMap(wrapLine).join('\n')}\n`,
    html: mailHtml({ subject: named, productName, greeting, lines, action, url, because, endingUrl, sender }),
  }
}
