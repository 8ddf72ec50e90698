import type { Preview } from '../parts/plan-preview.tsx'

export const preview: Preview = {
  feature: 'webhooks',
  title: 'Webhook',
  gives: [
    'スカウトの承認・辞退、日程の決定・変更、採用の確定を、起きたときに自社のシステムへ知らせます。何度も見に行く必要がありません。',
    'Standard Webhooksの署名が付くため、ヨアケからの知らせであることを受け取る側で確かめられます。',
    '届かないときは、間隔をあけて約3日間送り直します。記録を見て、手動で送り直すこともできます。',
  ],
  rows: [
    { lead: '10:24', text: 'スカウトの承認', detail: 'scout_invitation.accepted', mark: '届きました', kind: 'success' },
    {
      lead: '10:31',
      text: '日程の決定',
      detail: '1回目は503。5秒後に送り直します',
      mark: '送り直し中',
      kind: 'warning',
    },
  ],
}
