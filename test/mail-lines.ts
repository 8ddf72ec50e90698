import type { Mail } from '#platform/outgoing/mail.ts'

const words = new Intl.Segmenter('ja', { granularity: 'word' })
const columnsOf = (text: string) => Array.from(text).reduce((sum, one) => sum + (/[\x20-\x7e]/.test(one) ? 1 : 2), 0)
/** Columns that a mail program shows in one line. */
const edge = 76
/** A line that may have been ended because the next word did not fit. */
const nearlyFull = 40

/** Every mail of every test: no line ends inside a word or begins with a closing mark, and an address stands alone. */
export function checkMailLines(text: string) {
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? ''
    if (/https?:\/\//.test(line) && !/^https?:\/\/\S+$/.test(line)) throw new Error(`an address not alone: ${line}`)
    if (columnsOf(line) > edge && !line.startsWith('http')) throw new Error(`a line too long: ${line}`)
    if (columnsOf(line) > nearlyFull && columnsOf(line) + columnsOf(next) > edge && isInsideWord(line, next))
      throw new Error(`a line ends inside a word: ${line} | ${next}`)
  }
}

/** Every mail of every test: who reads of a file finds it, and the other way round. */
export function checkAttachment({ subject, text, attachments = [] }: Pick<Mail, 'subject' | 'text' | 'attachments'>) {
  if (text.includes('添付のファイル') !== attachments.length > 0)
    throw new Error(`a mail with ${attachments.length} files says otherwise: ${subject}`)
}

function isInsideWord(line: string, next: string) {
  if (next === '' || line.startsWith('http') || /[。、：」）]$/.test(line)) return false
  if (/^[、。！？」』）ー]/.test(next)) return true
  if (/[いきぎしじちびみりえけげせぜねべめれ]$/.test(line) && /^[一-龠々][ぁ-ん]/.test(next)) return true
  return [...words.segment(line + next)].every(({ index }) => index !== line.length)
}
