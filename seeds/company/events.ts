export type EncourageEventStory = {
  id: number
  title: string
  categoryId: number
  applicationStartAt: string
  /** First moment after the application period. */
  applicationEndAt: string
  companyName: string
  eventUrl: string
  order: number
}

const event = (
  id: number,
  categoryId: number,
  title: string,
  from: string,
  lastDay: string,
  companyName: string,
): EncourageEventStory => ({
  id,
  title,
  categoryId,
  applicationStartAt: `${from}:00+09:00`,
  applicationEndAt: `${lastDay}T23:59:00+09:00`,
  companyName,
  eventUrl: `https://event${id}.example/`,
  order: id,
})

const office = 'みらいキャリア運営事務局'

export const encourageEvents: readonly EncourageEventStory[] = [
  event(1, 1, '【オンライン】28卒 冬の業界研究フェス 30社', '2026-11-24T10:00', '2026-12-11', office),
  event(2, 2, '文系からITへ：SIer・SaaS・コンサルの違い', '2026-11-20T00:00', '2026-12-04', '北斗システムズ'),
  event(3, 3, '自己PRを30分で直すES講座（添削つき）', '2026-11-25T00:00', '2026-12-18', office),
  event(4, 4, 'グループディスカッション実践会（8名制）', '2026-12-01T00:00', '2026-12-20', '青葉コンサルティング'),
  event(5, 5, 'Webテスト直前対策：数的処理の時間配分', '2026-12-01T00:00', '2027-01-15', '学びラボ'),
  event(6, 6, '冬インターンの探し方と選考ポイント', '2026-11-20T00:00', '2026-12-10', office),
  event(7, 7, '修士・博士のための研究職座談会', '2026-12-05T00:00', '2027-01-20', '三友マテリアル'),
  event(8, 8, 'はたらき方を選ぶ：先輩5人のキャリア', '2026-12-01T00:00', '2026-12-25', '東雲フーズ'),
  event(9, 9, 'Uターン就職のはじめかた（東北編）', '2026-12-10T00:00', '2027-02-10', 'みちのく銀行連合'),
  event(10, 10, '留学経験の伝え方ワークショップ', '2026-12-15T00:00', '2027-01-31', '海路トレーディング'),
]
