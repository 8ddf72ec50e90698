import type { Random } from '#seeds/random.ts'
import type { CompanyStory } from '../story.ts'
import type { Numbers } from './numbers.ts'

type Ask = { question: string; answer: (company: CompanyStory, numbers: Numbers) => string; for?: number }

/** Questions with the criterion of 企業選びの軸 that they belong to, if any. */
const asks: Ask[] = [
  {
    question: '学部や専攻によって不利になることはありますか。',
    answer: ({ displayName }) =>
      `ありません。${displayName}では文系・理系の区別なく選考し、専門の知識は入社後に学びます。現在の社員も出身の学部はさまざまです。`,
  },
  {
    for: 12,
    question: '入社後の研修について教えてください。',
    answer: (_, { trainingMonths }) =>
      `最初の${trainingMonths}か月は研修の期間です。前半は全員が同じ内容を学び、後半は先輩の社員と二人一組で実際の仕事を経験します。研修の後も、月に一度の面談で困りごとを確かめています。`,
  },
  {
    for: 8,
    question: '転勤はありますか。',
    answer: (_, { offices }) =>
      offices.length === 0
        ? '拠点が一つのため、転居を伴う異動はありません。'
        : 'あります。ただし本人の希望を毎年うかがい、転居を伴う異動は3か月以上前に相談のうえで決めています。事情がある場合は勤務地を限る働き方も選べます。',
  },
  {
    for: 7,
    question: '残業はどのくらいありますか。',
    answer: (_, { overtime }) =>
      `月平均で${overtime}時間です。時期による差があり、多い月でも翌月に調整できるよう、上長が毎週確認しています。`,
  },
  {
    for: 9,
    question: '在宅勤務はできますか。',
    answer: (_, { isRemote }) =>
      isRemote
        ? 'できます。部署によりますが、週に2日ほど在宅で働く社員が多く、始業の時刻も8時から10時の間で選べます。'
        : '現場に立つ仕事が中心のため、在宅勤務は月に数日です。資料づくりや研修の日に使う社員がいます。',
  },
  {
    question: '配属はどのように決まりますか。',
    answer: () =>
      '入社前に一度、研修の終わりにもう一度、希望をうかがう面談をします。最初の希望どおりになるのは例年8割ほどで、そうならなかった場合は理由を説明しています。',
  },
  {
    for: 10,
    question: '社員どうしの雰囲気はどうですか。',
    answer: (_, { age }) =>
      `平均年齢は${age}歳です。役職名では呼ばず、年次にかかわらず「さん」で呼び合います。にぎやかな人も静かな人もいますので、面談で実際に話して確かめてください。`,
  },
  {
    for: 15,
    question: '育児や介護と両立している社員はいますか。',
    answer: (_, { parental }) =>
      `います。育児休業からの復帰率は${parental}%で、男性の取得も増えています。時短勤務は子どもが小学校を卒業するまで使えます。`,
  },
  {
    question: '面接ではどのような服装がよいですか。',
    answer: () =>
      '普段の服装でお越しください。服装で評価が変わることはありません。オンラインの面接では、背景をぼかしても問題ありません。',
  },
  {
    for: 13,
    question: '専門の勉強を続けることはできますか。',
    answer: () =>
      '資格の受験料と書籍の費用は会社が負担します。勤務の時間のうち週に2時間までを学習に使える部署もあり、社内の勉強会は誰でも開けます。',
  },
  {
    for: 11,
    question: '若手のうちから任される仕事はありますか。',
    answer: () =>
      '2年目までに、小さくても始めから終わりまで受け持つ仕事を一つ経験します。決める権限と相談の相手を先に決めておくので、一人で背負うことはありません。',
  },
  {
    question: '選考の途中で社員と話すことはできますか。',
    answer: () =>
      'できます。面接とは別に、希望する部署の社員と30分ほど話す機会をご用意します。その内容が選考に使われることはありません。',
  },
  {
    for: 14,
    question: '海外で働く機会はありますか。',
    answer: () =>
      '入社3年目以降に、半年から2年の駐在や研修に応募できます。語学の力は選考の時点では問わず、出発の前に会社の費用で学びます。',
  },
  {
    question: '入社までに学んでおくことはありますか。',
    answer: () =>
      '特にありません。学生のうちにしかできないことに時間を使ってください。読んでおくとよい資料を希望される方には、内定の後に短い一覧をお渡ししています。',
  },
  {
    for: 6,
    question: '住まいの支援はありますか。',
    answer: () =>
      '通勤に1時間半以上かかる方には、独身寮か家賃の補助（上限あり、入社7年目まで）があります。引っ越しの費用も会社が負担します。',
  },
  {
    for: 3,
    question: '地域との関わりについて教えてください。',
    answer: ({ headOffice }) =>
      `本社のある${headOffice.city}では、小中学校の見学や地域の行事に毎年参加しています。参加は任意で、勤務として扱います。`,
  },
]

/** Three to five questions: first those of the company's own criteria, the rest in turn. */
export function writeQuestions(company: CompanyStory, numbers: Numbers, at: number, random: Random) {
  const own = asks.filter((ask) => ask.for !== undefined && company.selectionCriterionIds.includes(ask.for)).slice(0, 3)
  const common = asks.filter((ask) => ask.for === undefined)
  const turned = common.map((_, n) => common[(at * 2 + n) % common.length] ?? common[0])
  const chosen = [...own, ...turned.flatMap((ask) => ask ?? [])].slice(0, 3 + random.int(0, 2))
  return chosen.map(({ question, answer }) => ({ question, answer: answer(company, numbers) }))
}
