import type { Preview } from '../parts/plan-preview.tsx'

export const preview: Preview = {
  feature: 'activity_log',
  title: '運用ログ',
  gives: [
    '社内のだれが、いつ、何をしたかを、人・種類・ことばで探せます。学生のプロフィールの閲覧や、一覧の書き出しも残ります。',
    '個人情報の取り扱いの点検や監査のために、CSVで書き出せます。',
    '記録は、いまのプランでも残しています。プランを変更すると、これまでの分も確認できます。',
  ],
  rows: [
    { lead: '10:24　佐伯 一郎', text: '学生のプロフィールを開きました', detail: '12名', mark: '閲覧・書き出し' },
    { lead: '10:02　佐伯 一郎', text: 'スカウトを送信しました', detail: '検査装置の開発職', mark: 'スカウト・選考' },
    { lead: '9:41　大友 千尋', text: 'ユーザーの役割を変更しました', detail: '小野寺 葵', mark: 'ユーザー' },
  ],
}
