import type { Gender } from '#domain/candidate/rules.ts'
import type { SearchCandidateOrder } from '#domain/candidate-search/rules/condition.ts'

export const genderWords: Record<Gender, string> = {
  FEMALE: '女性',
  MALE: '男性',
  NON_BINARY: 'その他の性別',
  NO_ANSWER: '性別の回答なし',
}
export const orderWords: Record<SearchCandidateOrder, string> = {
  LAST_ACTIVE_AT: '最終ログイン順',
  INSERTED_AT: '登録が新しい順',
  INTELLECTUAL_TEST_SCORE: '能力検査の得点順',
}
