import { companyUserRoleLabels, type CompanyUserRole } from '#domain/company-account/user/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { productMark, type MailText } from '../../mail-text.ts'

const once = 'このURLは1回だけ使えます。ほかの人に伝えないでください。'

export const approvedText = (
  { companyName, expiresAt }: { companyName: string; expiresAt: Date },
  productName: string,
): MailText => ({
  subject: '企業アカウントの登録のご案内',
  lines: [
    `${productName}にお申し込みいただき、ありがとうございます。確認が終わりました。`,
    '下のURLから、最初の管理者の方の登録をお願いします。',
    '',
    `■会社名：${companyName}`,
    `■登録の期限：${longDateTime(expiresAt)}`,
    '',
    once,
    '期限を過ぎたときは、お問い合わせ先までご連絡ください。新しいURLをお送りします。',
  ],
  action: '次のURLから登録を始めてください。',
  reason: '企業の利用をお申し込みいただいた方にお送りしています。',
})

type Invitation = {
  role: CompanyUserRole
  expiresAt: Date
  inviter: { displayName: string; familyName: string; givenName: string }
  isTaken: boolean
}

export const invitedText = ({ role, expiresAt, inviter, isTaken }: Invitation): MailText => ({
  subject: `${productMark}への招待（${inviter.displayName}）`,
  lines: [
    `${inviter.displayName}の${inviter.familyName} ${inviter.givenName}さんから、採用チームへの招待が届いています。`,
    '',
    `■役割：${companyUserRoleLabels[role]}`,
    `■登録の期限：${longDateTime(expiresAt)}`,
    '',
    once,
    ...(isTaken ? elsewhere : []),
    '',
    'お心当たりがないときは、このメールを破棄してください。登録しなければ、何も始まりません。',
  ],
  action: '次のURLから登録を始めてください。',
  reason: '企業の管理者の方が入力したメールアドレスにお送りしています。',
})

const elsewhere = [
  '',
  'このメールアドレスは、すでに別の企業のアカウントで使われています。',
  '参加されるときは、別のメールアドレスで招待を受け取り直してください。',
]
