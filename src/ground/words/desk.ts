import { grouped } from '#ground/grouped.ts'
import type { RefusalCode, Sentence } from '../refusal.ts'

/** Refusals that pages of companies show without asking the server. */
export const deskText = {
  plan_restricted: 'この機能は現在のプランでは使用できません。',
  outgoing_stop_changed: 'この送信の停止は、ほかの担当者が変更しました。画面を読み込み直して、内容を確認してください。',
  scheduling_date_in_past: '過去の日時は選べません',
  scheduling_date_not_deletable: '予約があるため削除できません',
  job_not_draftable: 'スカウトを送った募集は下書きに戻せません。',
  label_limit_reached: ({ limit }) => `ラベルは${limit}件まで作成できます。使わないラベルを削除してください。`,
  saved_filter_limit_reached: ({ limit }) => `保存できる検索条件は${limit}件までです。使わない条件を削除してください。`,
  candidate_already_open:
    '学校名などがすでに表示されている学生には、フェアモードの募集では送れません。フェアモードの別の担当者に依頼するか、別の募集で送ってください。',
  fair_job_of_others:
    'この募集のスカウトを書けるのは、フェアモードの担当者だけです。別の募集を選ぶか、担当者に依頼してください。',
  scout_unchanged: '前回と同じ内容は再送できません。募集、文面、選んだ理由のいずれかを変えてください。',
  /** `returns`: 「12月3日(木)に5通戻ります」; without it the server alone has counted. */
  scout_quota_exceeded: ({ remaining, returns }) =>
    `いま送信できるスカウトは、残り${grouped(Number(remaining))}通です。${returns || '送信から30日たつと、その分が戻ります'}。${Number(remaining) > 0 ? 'それまでは、送る学生を減らすと送信できます。' : ''}`,
  bulk_limit_exceeded: ({ limit }) => `一度に送信できるのは${limit}名までです。送る学生を減らしてください。`,
} as const satisfies { [Code in RefusalCode]?: Sentence }

/** Why a date without a booking cannot be deleted. */
export const heldSeatText = '席を確保している学生がいるため削除できません'

/** The texts of §5 that forms of desks show, or the server alone says: no form of students holds them. f is the field's label. */
export const deskValidationText = {
  farTooLong: '文章が長すぎます。短くしてください',
  unusable: '使用できない文字が含まれています。入力し直してください',
  zipCode: '半角数字で入力してください',
  zipCodeLength: '7桁の数字で入力してください',
  zipCodeUnknown: '該当する住所が見つかりません。番号を確認するか、住所を直接入力してください',
  url: 'URLの形式が正しくありません',
  urlWithPassword: 'URLにユーザー名やパスワードを含めないでください',
  youtube: 'YouTubeのURLが正しくありません',
  corporateNumber: '法人番号が正しくありません。13桁の番号を確認してください',
  time: '時刻は「09:30」の形式で入力してください',
  dateTime: '日時が正しくありません',
  dateOrder: '終了時刻は開始時刻より後にしてください',
  dateRange: '終了日は開始日より後にしてください',
  floatRange: (f: string, min: number, max: number) => `${f}は${min}から${max}の数値で入力してください`,
  minCapacity: (booked: number, held = 0) =>
    held > 0
      ? `定員は、予約（${booked}名）と確保中の席（${held}席）の合計以上にしてください`
      : `定員は登録済みの学生数（${booked}名）以上にしてください`,
  mustConfirm: (f: string) => `${f}を確認してチェックしてください`,
  variant: (f: string) => `${f}の種類を選択してください`,
  jobEditorRequired: '職種詳細は必須です',
  logoSmall: (pixels: number) => `長い辺が${pixels}ピクセル以上の画像を選んでください`,
  imageUpload: '画像がアップロードされていません',
  // The spec's own words; no known mistake uses this text.
  generic: '無効な情報が入力しました',
}
