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

/** The keys of the view that shows the students one by one, where nobody is ticked. */
export const triageWords = {
  j: '次の学生',
  k: '前の学生',
  x: '自分の検索から見送る',
  t: 'チームで見送る',
  u: '最後の見送りを取り消す',
  b: 'ブックマーク',
  l: 'ラベルを付ける',
  s: 'スカウトを書く',
  m: 'メモを書く',
  Escape: '一覧に戻る',
  'g h': 'ホームへ移動（続けて押す）',
  '?': 'キー操作の一覧',
} as const
export type TriageKey = keyof typeof triageWords

const capOf = (key: string) => (key === 'Escape' ? 'Esc' : key.toUpperCase())

/** The rows of the help; the two directions of one movement stand together. */
const rowsOf = (words: Record<string, string>) => [
  { keys: ['J', 'K'], text: '次の学生・前の学生' },
  ...Object.entries(words)
    .filter(([key]) => key !== 'j' && key !== 'k')
    .map(([key, text]) => ({ keys: key.split(' ').map(capOf), text })),
  { keys: ['Ctrl', 'K'], text: '学生やページへ移動（Macは⌘K）' },
]
export const keyRows = rowsOf(keyWords)
export const triageRows = rowsOf(triageWords)
