import type { PreRegistrationRow } from '#domain/inquiry/queries.ts'
import { preRegistrationFields as fields } from '#domain/inquiry/rules.ts'
import { shownPostalCode } from '#ground/postal-code.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { shownPhoneNumber } from '#platform/phone-number.ts'
import type { MailText, Site } from '../../mail-text.ts'

export const operatorText = (row: PreRegistrationRow): MailText => ({
  subject: `【対応が必要】${row.companyName}から事前登録がありました`,
  lines: [
    '企業向けのページから、事前登録がありました。',
    '下のメールアドレスまたは電話番号へ連絡してください。',
    '',
    `■${fields.companyName.label}`,
    row.companyName,
    '',
    '■氏名',
    `${row.familyName} ${row.givenName}（${row.familyNameKana} ${row.givenNameKana}）`,
    ...part(fields.department.label, row.department),
    ...part(fields.email.label, row.email),
    ...part(fields.phoneNumber.label, shownPhoneNumber(row.phoneNumber)),
    ...part(fields.address.label, addressOf(row)),
    ...part(fields.message.label, row.message),
    '',
    '■受付日時',
    longDateTime(row.insertedAt),
    '',
    '個人情報を含みます。取り扱いに注意してください。',
  ],
  action: '次のURLで申込を確認し、承認するか見送るかを決めてください。',
  reason: '企業の事前登録があったときに、運営の窓口にお送りしています。',
})

const part = (label: string, text: string | null) => (text ? ['', `■${label}`, ...text.split('\n')] : [])
const addressOf = ({ postalCode, address }: PreRegistrationRow) =>
  [postalCode && `〒${shownPostalCode(postalCode)}`, address].filter(Boolean).join(' ')

// The address is not proven: text a stranger typed is not sent on to it.
export const senderText = ({ productName, operator }: Site): MailText => ({
  subject: '事前登録を受け付けました',
  lines: [
    `${productName}の事前登録を受け付けました。`,
    '内容を確認し、担当者からメールまたは電話でご連絡します。',
    '',
    '内容を訂正したいときや、お心当たりがないときは、',
    `${operator.mail} までお知らせください。`,
  ],
  action: `${productName}の企業向けのページ`,
  reason: '事前登録のフォームに入力されたメールアドレスにお送りしています。',
})

// §4: politely, and without a reason.
export const rejectedText = ({ productName, operator }: Site): MailText => ({
  subject: '事前登録の結果のお知らせ',
  lines: [
    `${productName}に事前登録をいただき、ありがとうございました。`,
    '内容を確認しましたが、今回はご利用を見送らせていただくことになりました。',
    '',
    'お預かりした情報は、プライバシーポリシーに沿って削除します。',
    `ご不明な点は、${operator.mail} までお問い合わせください。`,
  ],
  action: `${productName}の企業向けのページ`,
  reason: '事前登録のフォームに入力されたメールアドレスにお送りしています。',
})
