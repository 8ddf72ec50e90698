import type { SectionId } from '#domain/assessment/item/rules.ts'

/** The scope of each section, in the words that students read. */
export const sectionScopes: Record<SectionId, string> = {
  LANG: '文章の読み取り、語句の関係、空欄補充、文の並べ替え',
  NUM: '割合、速さ、損益、場合の数、表の計算（中学から高校1年までの範囲）',
  LOGIC: '命題、順序、対応、発言の真偽、資料からの判断',
  SPACE: '展開図、回転、図形の法則、数列',
}
