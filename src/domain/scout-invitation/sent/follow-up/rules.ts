import type { FieldError } from '#ground/refusal.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { checkText } from '../../sending/rules.ts'

/** Days after the arrival of a scout from which its company may follow it up. */
export const followUpDays = 5
export const followUpText = { label: 'フォローの文面', min: 20, max: 200 } as const

/** Honest texts to choose from: none says that anybody is waiting, or that a place is nearly gone. */
export const followUpTexts = [
  '先日お送りしたスカウトを、もう一度だけご案内します。まだご覧になっていなければ、選んだ理由だけでも読んでいただけるとうれしいです。ご興味がなければ、辞退していただいてかまいません。',
  'お忙しいところ恐れ入ります。気になる点があれば、回答の前に質問を1つ送っていただけます。読んでから、ご自分のペースで承認か辞退を選んでください。',
  'お送りしたきりになっていましたので、ひとことだけ添えます。お会いしてお話ししたい気持ちは変わりません。回答期限までに、承認か辞退を選んでいただけると助かります。',
] as const

/** From when a scout that arrived at this moment may be followed up. */
export const followUpFrom = (sentAt: Date) => new Date(sentAt.getTime() + followUpDays * dayMs)

export const checkFollowUp = (text: string, path = 'text'): FieldError | null =>
  checkText(path, followUpText.label, text, followUpText)
