import { randomOf } from '#seeds/random.ts'
import { youthInformationKinds, type YouthInformationKind } from '#domain/company/description/rules.ts'
import type { CompanyStory } from '../story.ts'
import { numbersOf, type Numbers } from './numbers.ts'
import { writeQuestions } from './questions.ts'
import { writeVoices } from './voices.ts'

type Block = { kind: 'HEADING' | 'TEXT' | 'PICTURE'; text: string }
type Figure = { label: string; value: string; source: string; asOf: string | null }

export type CompanyPageStory = {
  contents: Block[]
  voices: { speaker: string; body: string }[]
  questions: { question: string; answer: string }[]
  figures: Figure[]
  youthInformation: { kind: YouthInformationKind; body: string }[]
  officePrefectureIds: string[]
  phones: { label: string; number: string }[]
  others: { title: string; body: string }[]
  urls: { label: string; url: string }[]
}

/** The whole page of a company, from its story; `at` is its place in the list, `fiscalYear` the one that has begun. */
export function writePage(company: CompanyStory, at: number, fiscalYear: number): CompanyPageStory {
  const random = randomOf(Number(company.corporateNumber.slice(-9))).fork('page')
  const numbers = numbersOf(company, random)
  return {
    contents: writeContents(company, at),
    voices: writeVoices(company, at, random),
    questions: writeQuestions(company, numbers, at, random),
    figures: writeFigures(company, numbers, at, fiscalYear),
    youthInformation: writeYouthInformation(numbers),
    officePrefectureIds: numbers.offices,
    phones: writePhones(company, at),
    others: writeOthers(company, at),
    urls: [
      { label: '企業サイト', url: company.url },
      { label: '採用サイト', url: `${company.url}/recruit` },
    ],
  }
}

const headings = [
  ['私たちの仕事', '大切にしていること', 'こんな場面があります'],
  ['何をしている会社か', '続けてきた約束', '仕事のなかの三つの場面'],
  ['つくっているもの、届けているもの', '仕事の進め方', '日々の仕事から'],
  ['会社のあらまし', 'はたらく人のこと', 'たとえば、こんな仕事'],
  ['どこで、誰のために', '考え方', '現場で起きていること'],
] as const

function writeContents({ description, scenes }: CompanyStory, at: number): Block[] {
  const [first, second, third] = headings[at % headings.length] ?? headings[0]
  const sentences = description.match(/[^。]+。/g) ?? [description]
  const half = Math.ceil(sentences.length / 2)
  return [
    { kind: 'HEADING', text: first },
    { kind: 'TEXT', text: sentences.slice(0, half).join('') },
    { kind: 'PICTURE', text: '' },
    { kind: 'HEADING', text: second },
    { kind: 'TEXT', text: sentences.slice(half).join('') },
    { kind: 'HEADING', text: third },
    { kind: 'TEXT', text: scenes.map((scene) => `・${scene}`).join('\n') },
  ]
}

function writeFigures({ employees, displayName }: CompanyStory, numbers: Numbers, at: number, year: number): Figure[] {
  const spring = `${year}-04-01`
  const lastYear = `${year}-03-31`
  const own = '自社調べ（正社員）'
  const all: Figure[] = [
    {
      label: '社員数',
      value: `${employees.toLocaleString('ja-JP')}名`,
      source: '自社調べ（単体・正社員）',
      asOf: spring,
    },
    { label: '平均年齢', value: `${numbers.age}歳`, source: own, asOf: spring },
    { label: '平均勤続年数', value: `${numbers.tenure}年`, source: own, asOf: spring },
    {
      label: '月平均の残業時間',
      value: `${numbers.overtime}時間`,
      source: `${year - 1}年度の勤怠記録`,
      asOf: lastYear,
    },
    {
      label: '有給休暇の平均取得日数',
      value: `${numbers.paidLeave}日`,
      source: `${year - 1}年度の勤怠記録`,
      asOf: lastYear,
    },
    { label: '年間休日', value: `${numbers.holidays}日`, source: '就業規則', asOf: spring },
    {
      label: '女性社員の割合',
      value: `${numbers.women}%`,
      source: '女性の活躍推進企業データベースへの登録内容',
      asOf: lastYear,
    },
    {
      label: '育児休業からの復帰率',
      value: `${numbers.parental}%`,
      source: `人事部調べ（${year - 1}年度）`,
      asOf: lastYear,
    },
  ]
  const rotation = [all[0], ...all.slice(1).map((_, n) => all[1 + ((at + n) % (all.length - 1))])].flatMap(
    (figure) => figure ?? [],
  )
  const figures = rotation.slice(0, 5 + (at % 2))
  // The company of the demo has a number that students do not see yet.
  const unsaid: Figure = { label: '利用者の満足度', value: '96%', source: '', asOf: null }
  return displayName === '北斗システムズ' ? [...figures, unsaid] : figures
}

function writeYouthInformation(numbers: Numbers) {
  const bodies: Record<YouthInformationKind, string> = {
    HIRES_AND_LEAVERS: `過去3年の新卒採用者数 ${numbers.hires}名／うち離職者数 ${numbers.leavers}名`,
    TENURE: `平均勤続年数 ${numbers.tenure}年（平均年齢 ${numbers.age}歳）`,
    TRAINING: `新入社員研修（${numbers.trainingMonths}か月）、2年目・3年目のフォロー研修。資格の受験料の補助あり`,
    OVERTIME_AND_LEAVE: `月平均の所定外労働時間 ${numbers.overtime}時間／有給休暇の平均取得日数 ${numbers.paidLeave}日（前年度）`,
    PARENTAL_LEAVE_AND_WOMEN: `育児休業からの復帰率 ${numbers.parental}%／女性社員の割合 ${numbers.women}%・管理職に占める割合 ${numbers.managers}%`,
  }
  return youthInformationKinds.map((kind) => ({ kind, body: bodies[kind] }))
}

const areaCodes: Record<string, string> = {
  '01': '11',
  '04': '22',
  '05': '18',
  '10': '27',
  '11': '48',
  '12': '43',
  '13': '3',
  '14': '45',
  '15': '25',
  '16': '76',
  '17': '76',
  '19': '55',
  '20': '266',
  '22': '53',
  '23': '52',
  '24': '59',
  '26': '75',
  '27': '6',
  '28': '78',
  '29': '742',
  '32': '852',
  '33': '86',
  '34': '82',
  '37': '87',
  '38': '89',
  '40': '92',
  '43': '96',
  '44': '977',
  '46': '99',
  '47': '98',
}

/** No exchange begins with 0, so nobody has these numbers. */
function writePhones({ headOffice: { prefectureId } }: CompanyStory, at: number) {
  const area = areaCodes[prefectureId] ?? '3'
  const number = (last: number) => `+81${area}${String(last).padStart(9 - area.length, '0')}`
  const phones = [{ label: '採用担当（平日9:00〜18:00）', number: number(101 + at) }]
  return at % 3 === 0 ? [{ label: '代表', number: number(100_000 + at) }, ...phones] : phones
}

const otherTitles = ['採用担当から', '応募を考えている方へ', '人事から一言']

function writeOthers({ users, headOffice }: CompanyStory, at: number) {
  const words = users
    .slice(0, 2)
    .map(({ familyName, title, messageToStudents }) => `${familyName}（${title}）\n${messageToStudents}`)
    .join('\n\n')
  const others = [{ title: otherTitles[at % otherTitles.length] ?? '採用担当から', body: words }]
  if (at % 2 === 0)
    others.push({
      title: '会社見学',
      body: `${headOffice.city}の本社では、月に一度見学の日を設けています。少人数でご案内しますので、スカウトの返信か採用担当までお知らせください。`,
    })
  return others
}
