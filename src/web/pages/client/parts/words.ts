import type { Gender } from '#domain/candidate/rules.ts'
import type {
  LastActiveAt,
  SearchCandidateOrder,
  SearchScoutInvitationStatus,
} from '#domain/candidate-search/condition/rules.ts'

export const genderWords: Record<Gender, string> = {
  FEMALE: '女性',
  MALE: '男性',
  NON_BINARY: 'その他の性別',
  NO_ANSWER: '性別の回答なし',
}
export const scoutStatusWords: Record<SearchScoutInvitationStatus, string> = {
  NOT_SENT: 'スカウト未送付',
  PENDING: '返信待ち',
  ACCEPTED: '承認',
  DECLINED: '辞退',
  EXPIRED: '期限切れ',
}
export const lastActiveWords: Record<LastActiveAt, string> = {
  WITHIN_1: '1日以内',
  WITHIN_3: '3日以内',
  WITHIN_7: '7日以内',
  WITHIN_14: '14日以内',
  WITHIN_30: '30日以内',
}
export const orderWords: Record<SearchCandidateOrder, string> = {
  LAST_ACTIVE_AT: '最終ログイン順',
  INSERTED_AT: '登録が新しい順',
  INTELLECTUAL_TEST_SCORE: '能力検査の得点順',
}
