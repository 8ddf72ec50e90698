import { hash } from 'node:crypto'
import { findPreRegistration, type PreRegistrationRow } from '#domain/inquiry/queries.ts'
import { preRegistrationFields as fields } from '#domain/inquiry/rules.ts'
import type { Db } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { mailOf, type Site } from './mail-text.ts'
import type { MailText } from './texts.ts'

/** The payload of `send_pre_registration_mail`: ids only. */
export type PreRegistrationMailJob = { preRegistrationId: string; to: 'OPERATOR' | 'SENDER' | 'REJECTED' }

/** To the operator, everything that was written; to the sender, that it has arrived, or that it was not accepted. */
export async function sendPreRegistrationMail(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  site: Site,
  { preRegistrationId, to }: PreRegistrationMailJob,
) {
  const row = await findPreRegistration(db, preRegistrationId)
  if (!row) return
  const mail =
    to === 'OPERATOR'
      ? mailOf(`${site.operator.name} ご担当者様`, operatorText(row), '/client', site)
      : mailOf(
          `${row.familyName} ${row.givenName}様`,
          to === 'SENDER' ? senderText(site) : rejectedText(site),
          '/client',
          site,
        )
  const messageId = messageIdOf({ preRegistrationId, to })
  await mailer.send({ to: to === 'OPERATOR' ? site.operator.mail : row.email, messageId, ...mail })
}

/** The same for the same mail, so that one sent again after a worker died is known as the same. */
const messageIdOf = ({ preRegistrationId, to }: PreRegistrationMailJob) =>
  `${preRegistrationId.slice(0, -8)}${hash('sha256', `${preRegistrationId}:${to}`).slice(0, 8)}`

const operatorText = (row: PreRegistrationRow): MailText => ({
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
    ...part(fields.phoneNumber.label, row.phoneNumber.replace(/^\+81/, '0')),
    ...part(fields.address.label, addressOf(row)),
    ...part(fields.message.label, row.message),
    '',
    '■受付日時',
    longDateTime(row.insertedAt),
    '',
    '個人情報を含みます。取り扱いに注意してください。',
  ],
  action: '事前登録を受け付けたページ',
  reason: '企業の事前登録があったときに、運営の窓口にお送りしています。',
})

const part = (label: string, text: string | null) => (text ? ['', `■${label}`, ...text.split('\n')] : [])
const addressOf = ({ postalCode, address }: PreRegistrationRow) =>
  [postalCode && `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`, address].filter(Boolean).join(' ')

// Nobody has proved that the address is theirs: words of a stranger are not sent on to it.
const senderText = ({ productName, operator }: Site): MailText => ({
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
const rejectedText = ({ productName, operator }: Site): MailText => ({
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
