import { productMark, type MailText } from '../../mail-text.ts'

export const invitationText = ({ inviter, role }: { inviter: string; role: string }): MailText => ({
  subject: `${productMark}の運営への招待`,
  lines: [
    `${inviter}さんが、あなたを運営の担当者（${role}）として招待しました。`,
    '下のURLから、氏名とパスワード、2段階認証を登録してください。URLは発行から72時間、1回だけ使えます。',
    '登録には、スマートフォンなどの認証アプリが必要です。',
    '',
    'お心当たりがないときは、何もする必要はありません。',
    'このURLを、ほかの人に伝えないでください。',
  ],
  action: '次のURLから登録してください。',
  reason: '運営の担当者として招待された方にお送りしています。',
})
