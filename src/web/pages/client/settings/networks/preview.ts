import type { Preview } from '../parts/plan-preview.tsx'

export const preview: Preview = {
  feature: 'ip_restriction',
  title: 'ネットワークの制限',
  gives: [
    'オフィスやVPNなど、登録したネットワークの外からは、だれもヨアケの企業画面を開けなくなります。持ち出した端末や、もれたパスワードからの利用を防げます。',
    'いま使っているネットワークを含まない設定は保存できないため、自分を締め出すことはありません。',
    '一覧を絞るときは、最近30日間のログインのうち、一覧の外からになる回数を先に確認できます。',
  ],
  rows: [
    {
      lead: '東京オフィス',
      text: '203.0.113.0/24',
      detail: '256個のIPアドレス',
      mark: '利用中のネットワーク',
      kind: 'success',
    },
    { lead: '社外用のVPN', text: '198.51.100.7', detail: '1個のIPアドレス' },
  ],
}
