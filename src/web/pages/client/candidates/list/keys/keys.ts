/** Every key of the page, in the order of the help dialog. */
export const keyWords = {
  '/': '検索欄へ移動',
  j: '次の学生',
  k: '前の学生',
  x: '学生を選択',
  b: 'ブックマーク',
  l: 'ラベルを付ける',
  s: 'スカウトを書く',
  m: 'メモを書く',
  Escape: '詳細を閉じる',
  'g h': 'ホームへ移動（続けて押す）',
  '?': 'キー操作の一覧',
} as const
export type Key = keyof typeof keyWords
