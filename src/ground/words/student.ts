import type { RefusalCode, Sentence } from '../refusal.ts'
import { firstText } from './at-first.ts'

/** Refusals that pages of students show without asking the server. The other sentences stay out of their browser. */
export const foreseenText = {
  ...firstText,
  plan_restricted: 'この機能は現在のプランでは使用できません。',
  fresh_sign_in_required: 'ご本人の確認のため、もう一度ログインしてから、10分以内に手続きしてください。',
  agent_consultation_closed: '現在、エージェント相談の受け付けを行っていません。',
  company_suspended:
    'この企業は現在利用を停止しています。再開するまで、承認や日程の予約はできません。待たずに辞退することもできます。',
  booking_not_changeable: '変更や取り消しの期限を過ぎています。企業へ直接ご連絡ください。',
  booking_settled: '日程の変更は、企業に直接ご連絡ください。',
  scheduling_date_in_past: '過去の日時は選べません',
} as const satisfies { [Code in RefusalCode]?: Sentence }

/** The texts of §5 about pictures and files. */
export const imageText = {
  imageType: 'アップロードファイルが不正です',
  noImage: (name: string) => `「${name}」は画像として読めません。JPEG・PNG・WebP・HEICの画像を選んでください`,
  imageSize: '登録した画像のサイズが大き過ぎます',
  imageSmall: (pixels: number) => `画像の短い辺は${pixels}ピクセル以上にしてください`,
  logoSmall: (pixels: number) => `長い辺が${pixels}ピクセル以上の画像を選んでください`,
  imageUpload: '画像がアップロードされていません',
}

/** The text of each mistake that reading a picture finds. */
export const imageMistakes = { type: imageText.imageType, size: imageText.imageSize }
