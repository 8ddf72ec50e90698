import type { InquiryRow } from '#domain/inquiry/contact/queries.ts'
import { mailedAnswer } from '#domain/inquiry/contact/message/rules.ts'
import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { firstLetters } from '#ground/text-length.ts'
import { longDate } from '#ground/tokyo-time.ts'
import type { MailText } from '../../mail-text.ts'

/** Letters of the question that a mail quotes. */
const quotedLetters = 300

function quotationOf(body: string) {
  const question = firstLetters(body, quotedLetters)
  return [
    '',
    '■お問い合わせの内容',
    ...`${question}${question === body ? '' : '…'}`.split('\n').map((line) => `> ${line}`),
  ]
}

/** Text a stranger typed is not sent on: the question is quoted to an address that is the sender's `isOwn`. */
export const receivedText = ({ receiptNumber, category, dueOn, body }: InquiryRow, isOwn: boolean): MailText => ({
  subject: `お問い合わせを受け付けました（${receiptNumber}）`,
  lines: [
    'お問い合わせを受け付けました。',
    `${longDate(dueOn)}までに、メールでお返事します。`,
    '',
    '■受付番号',
    receiptNumber,
    '',
    '■お問い合わせの種類',
    categoryNames[category],
    ...(isOwn ? quotationOf(body) : []),
    '',
    '添付したファイルを含め、内容は運営の担当者だけが確認します。',
    'お心当たりがないときは、このメールを破棄してください。',
  ],
  action: '続けて連絡したいことがあるときは、次のURLから受付番号を添えてお送りください。',
  reason: 'お問い合わせのフォームに入力されたメールアドレスにお送りしています。',
})

type Answered = Pick<InquiryRow, 'name' | 'receiptNumber' | 'body' | 'followsAccount'>

// An operator has read the question before it is sent on.
export function answerText(inquiry: Answered, answer: string): MailText {
  const { receiptNumber, body } = inquiry
  const { lines, saysNumber } = mailedAnswer(answer, inquiry)
  return {
    subject: `お問い合わせへの回答（${receiptNumber}）`,
    lines: [
      'お問い合わせいただいた件について、回答します。',
      '',
      ...lines,
      ...(saysNumber ? [] : ['', '■受付番号', receiptNumber]),
      ...quotationOf(body),
    ],
    action: '解決しないときや、ほかにご不明な点があるときは、次のURLから受付番号を添えてお送りください。',
    reason: inquiry.followsAccount
      ? 'お問い合わせをいただいたアカウントのメールアドレスにお送りしています。'
      : 'お問い合わせのフォームに入力されたメールアドレスにお送りしています。',
  }
}
