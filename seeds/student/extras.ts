import type { Random } from '../random.ts'
import { compile, compileSlots, type Slots } from './template.ts'

type Extra = { slots: Slots; texts: readonly (readonly string[])[] }

/** Prepares a text of several sentences; returns what tells it. */
function extra({ slots, texts }: Extra) {
  const { names, draw } = compileSlots(slots)
  const compiled = texts.map((variants) => variants.map((text) => compile(text, names)))
  return (random: Random) => {
    const values: Record<string, string> = {}
    draw(random, values)
    return compiled.map((variants) => random.pick(variants)(values)).join('')
  }
}

export const tellStudyAbroad = extra({
  slots: {
    'country/class/gap': [
      'カナダ/環境政策の授業/発言しない人は考えていないと見られること',
      'オーストラリア/マーケティングの授業/予定より休みを先に決めること',
      '台湾/半導体産業の講義/食事の席で大事な話が進むこと',
      '韓国/メディア論の授業/年齢で話し方を変えること',
      'ドイツ/都市計画の演習/時間どおりに議論を終えること',
      'アメリカ/統計の授業/質問が評価の対象になること',
      'フィンランド/教育学の授業/教室に決まった席がないこと',
      'タイ/農村開発の実習/断るときほど笑顔でいること',
      'イギリス/文学の講義/反論から会話が始まること',
      'シンガポール/国際物流の講義/一文の中で言葉が切り替わること',
      'ベトナム/日本語教育の実習/頼まれごとは人の縁で動くこと',
      'スペイン/観光学の授業/夕食が夜の10時に始まること',
    ],
    y: ['2024', '2025', '2026'],
    m: [2, 10],
    n: [3, 9],
    p: [4, 20],
  },
  texts: [
    [
      '{country}に{m}か月留学し、現地の大学で{class}を履修しました。',
      '{y}年に{m}か月間、{country}で{class}を学びました。',
      '交換留学で{country}に{m}か月滞在し、{class}を中心に{n}科目を受けました。',
    ],
    [
      '初めの{n}週間は議論に入れず、終わってから意見を書いて先生に渡していました。',
      '最初の発表では原稿を読み上げるだけになり、質問に{p}秒黙ってしまいました。',
      '寮では{n}人の同居人と暮らし、当番の決め方から話し合いました。',
    ],
    ['驚いたのは、{gap}です。', '{gap}に最初はとまどいました。'],
    [
      '毎回ひとつは質問すると決め、{p}回目の授業で初めて議論を進める役を任されました。',
      '伝える順番を変え、図を{n}枚用意したところ、{p}分の発表で中心になれました。',
      '週に{n}回の会話の会に通い、帰国までに友人は{p}人になりました。',
    ],
    [
      '完璧に話すより、まず伝えることを優先できるようになりました。',
      '違いを責めず、理由を尋ねる姿勢が身につきました。',
      '',
    ],
  ],
})

export const tellInternship = extra({
  slots: {
    'firm/task/learn': [
      '機械メーカー/組立工程の改善提案/現場の方の動線を測る大切さ',
      '地方銀行/取引先への同行/数字の背景を聞く姿勢',
      'システム開発会社/小規模なアプリの開発/要件を言葉にする難しさ',
      '広告会社/若者向けの企画立案/誰に届けるかを絞る考え方',
      '食品メーカー/新商品のコンセプトづくり/味より食べる場面を考える視点',
      '建設会社/橋の補修現場の見学と測量/安全確認の徹底',
      '旅行会社/自治体向けの周遊企画/受け入れる側の手間を見る視点',
      '出版社/児童書の帯の作成/一文を削る勇気',
      '物流会社/倉庫内の配置の見直し/一歩の差が積み重なること',
      '化学メーカー/試作品の評価/条件をそろえて比べる基本',
      'コンサルティング会社/小売店の課題分析/仮説から調べる進め方',
      '市役所/防災計画の補助/立場の違う住民の声の集め方',
      '人材会社/求人原稿の作成/応募する人の不安から書く姿勢',
      '医療機器の会社/使用場面の調査/使う人の手元を見る習慣',
    ],
    d: [2, 10],
    n: [3, 12],
    y: ['2025年の夏', '2025年の冬', '2026年の夏', '2026年の秋', '春休み'],
  },
  texts: [
    [
      '{y}に、{firm}で{d}日間のプログラムに参加し、{task}に取り組みました。',
      '{firm}の{d}日間のインターンシップに参加し、{task}を体験しました。',
      '{y}、{firm}で{task}に{d}日間取り組みました。',
    ],
    [
      '{n}人の班では議論の整理を引き受けました。',
      '最終日には、{n}枚の資料で提案を発表しました。',
      '初日の案は現場の方に{n}か所も直され、翌日に作り直しました。',
      '社員の方{n}人から意見をいただき、提案を2度組み直しました。',
    ],
    ['特に学んだのは、{learn}です。', '{learn}を知り、大学での学び方も変わりました。', '一番の収穫は、{learn}でした。'],
  ],
})

const certificates: Record<string, readonly string[]> = {
  literature: ['日本漢字能力検定2級', '司書資格（取得見込み）', '日本語検定2級', '学芸員資格（取得見込み）'],
  language: [
    '実用英語技能検定準1級',
    '中国語検定3級',
    'ハングル能力検定準2級',
    '通訳案内士の勉強中',
    '日本語教育能力検定（受験予定）',
  ],
  law: ['法学検定ベーシック', 'ビジネス実務法務検定2級', '行政書士（勉強中）', '宅地建物取引士'],
  economics: [
    '日商簿記検定2級',
    '日商簿記検定3級',
    '2級ファイナンシャル・プランニング技能士',
    '証券外務員二種',
    '統計検定2級',
  ],
  information: ['基本情報技術者', '応用情報技術者', 'ITパスポート', '統計検定2級', '情報処理安全確保支援士（勉強中）'],
  engineering: ['2次元CAD利用技術者2級', '第二種電気工事士', '危険物取扱者乙種第4類', '品質管理検定3級', '測量士補'],
  science: ['危険物取扱者甲種', '統計検定2級', '公害防止管理者（勉強中）', '環境社会検定', 'バイオ技術者認定中級'],
  health: ['普通救命講習修了', '食生活アドバイザー3級', '福祉住環境コーディネーター3級', '介護職員初任者研修修了'],
  everybody: ['普通自動車第一種運転免許', '秘書検定2級', '珠算検定2級', '普通救命講習修了'],
}

const certificateKeys: Record<string, string> = {
  history: 'literature',
  education: 'literature',
  media: 'literature',
  arts: 'literature',
  design: 'literature',
  language: 'language',
  international: 'language',
  tourism: 'language',
  literature: 'literature',
  law: 'law',
  policy: 'law',
  economics: 'economics',
  business: 'economics',
  sociology: 'economics',
  psychology: 'economics',
  information: 'information',
  data: 'information',
  mathematics: 'information',
  mechanical: 'engineering',
  electrical: 'engineering',
  civil: 'engineering',
  architecture: 'engineering',
  materials: 'engineering',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
  agriculture: 'science',
  environment: 'science',
  marine: 'science',
  food: 'science',
  pharmacy: 'health',
  health: 'health',
  veterinary: 'science',
  nutrition: 'health',
  sports: 'health',
  welfare: 'health',
}

const certificateStories = extra({
  slots: { n: [2, 8], h: [20, 90, 5], p: [60, 320, 10] },
  texts: [
    [
      '{n}か月間、通学の時間を使って勉強しました。',
      '一度不合格になり、間違えた{p}問を解き直して再挑戦しました。',
      '独学で{p}時間を積み上げました。',
      '毎朝{h}分を勉強にあて、{n}か月で合格しました。',
      '過去問を{n}周し、間違いの理由を{p}行書き出しました。',
    ],
    [
      '学んだことは、アルバイトでの説明にも役立っています。',
      '次の級にも{n}か月以内に挑戦する予定です。',
      '知識を実際の場面に結びつけることを意識しています。',
      '',
    ],
  ],
})

/** Certificates that fit the field, one a line, and often how they were won. */
export function tellQualification(random: Random, field: string): string {
  const own = certificates[certificateKeys[field] ?? 'everybody'] ?? []
  const names = random.sample(own, random.int(1, 2))
  if (random.chance(0.4)) names.push(random.pick(certificates.everybody ?? []))
  const lines = [...new Set(names)].map((name) =>
    /勉強中|予定|見込み/.test(name) ? name : `${name}（${random.int(2023, 2026)}年${random.int(1, 10)}月）`,
  )
  return lines.join('\n') + (random.chance(0.6) ? `\n${certificateStories(random)}` : '')
}
