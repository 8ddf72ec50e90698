import type { Preview } from '../parts/plan-preview.tsx'

export const preview: Preview = {
  feature: 'access_tokens',
  title: 'アクセストークン',
  gives: [
    '採用管理などの自社のシステムから、学生・募集・予定の情報を読み取れます。CSVを書き出して取り込む手間がなくなります。',
    '読み取れる範囲と期限をトークンごとに決め、最後に使われた日を確認できます。書き込みはできません。',
    '使わなくなったトークンや、もれたおそれのあるトークンは、1回の操作で無効にできます。',
  ],
  rows: [
    {
      lead: '採用管理システム',
      text: '募集と予定の読み取り',
      detail: '最後の利用：今日　期限：90日後',
      mark: '使用中',
      kind: 'success',
    },
    {
      lead: '説明会の受付',
      text: '学生の読み取り',
      detail: '最後の利用：12日前　期限：30日後',
      mark: '使用中',
      kind: 'success',
    },
  ],
}
