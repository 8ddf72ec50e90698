import { industries, jobTypes, prefectures, companySelectionCriteria } from '#domain/lookup/data/lists.ts'
import { randomOf } from '#seeds/random.ts'
import type { MarkShape } from './story.ts'
import { withCheckDigit } from './write-company.ts'

/** One of many companies for a bench: short, but varied in everything that students filter by. */
export type ManyCompany = {
  displayName: string
  legalName: string
  kana: string
  corporateNumber: string
  industryIds: number[]
  companySizeId: number
  employees: number
  prefectureId: string
  officePrefectureIds: string[]
  criterionIds: number[]
  tagline: string
  mark: { shape: MarkShape; background: string; foreground: string }
  jobTypeId: number
  scoutTypeId: number
  daysSinceEdit: number
}

const words = (text: string) => text.split(' ').map((pair) => pair.split('/') as [name: string, kana: string])
const places = words(
  '青葉/アオバ 朝日/アサヒ 浅野/アサノ 泉/イズミ 稲穂/イナホ 岩木/イワキ 梅里/ウメサト 大淀/オオヨド 岡崎/オカザキ 鏡/カガミ 春日/カスガ 桂/カツラ 北浜/キタハマ 桐生/キリュウ 霧島/キリシマ 草津/クサツ 熊野/クマノ 黒潮/クロシオ 幸/サイワイ 桜木/サクラギ 里見/サトミ 潮/ウシオ 信濃/シナノ 白浜/シラハマ 瑞穂/ミズホ 住吉/スミヨシ 瀬川/セガワ 千歳/チトセ 高砂/タカサゴ 立山/タテヤマ 月島/ツキシマ 常盤/トキワ 中津/ナカツ 那珂/ナカ 野々宮/ノノミヤ 橋本/ハシモト 浜松原/ハママツバラ 東山/ヒガシヤマ 日向/ヒュウガ 平和/ヘイワ 藤森/フジモリ 穂高/ホタカ 松風/マツカゼ 三国/ミクニ 港/ミナト 美原/ミハラ 宮前/ミヤマエ 武蔵野/ムサシノ 八雲/ヤクモ 吉野/ヨシノ 若草/ワカクサ',
)
const middles = words(
  '第一/ダイイチ 新/シン 東/ヒガシ 西/ニシ 南/ミナミ 北/キタ 中央/チュウオウ 総合/ソウゴウ 大/ダイ 共栄/キョウエイ 未来/ミライ 日本/ニホン 太陽/タイヨウ',
)
const endings = words(
  '工業/コウギョウ 製作所/セイサクショ 電機/デンキ システム/システム ソフト/ソフト 商事/ショウジ 物産/ブッサン フーズ/フーズ 建設/ケンセツ 運輸/ウンユ 銀行/ギンコウ 化学/カガク 印刷/インサツ 不動産/フドウサン 薬品/ヤクヒン ホテル/ホテル 出版/シュッパン',
)
const promises = ['暮らし', '現場', '地域', '食卓', '移動', '学び', '健康', '住まい', '物づくり', '情報']
const verbs = [
  'を長く支える',
  'に新しい手を届ける',
  'の小さな困りごとを解く',
  'をもっと身近にする',
  'の明日をつくる',
  'を静かに守る',
]
const shapes: MarkShape[] = [
  'SUNRISE',
  'LEAF',
  'RINGS',
  'WAVES',
  'BOOK',
  'MOUNTAIN',
  'BRIDGE',
  'GRID',
  'PETALS',
  'ARROWS',
  'DROP',
  'CONSTELLATION',
]
const sizes = [
  [1, 30],
  [31, 100],
  [101, 300],
  [301, 1000],
  [1001, 5000],
  [5001, 30_000],
] as const

/** At most as many companies as there are names. */
export const maxManyCompanies = places.length * middles.length * endings.length

/** The company with this number; the names of two numbers differ. */
export function manyCompany(seed: number, n: number): ManyCompany {
  const random = randomOf(seed).fork(`many/${n}`)
  // A step without a common divisor walks through all names in a mixed order.
  const at = (n * 4003 + 17) % maxManyCompanies
  const place = places[at % places.length] ?? ['', '']
  const middle = middles[Math.floor(at / places.length) % middles.length] ?? ['', '']
  const ending = endings[Math.floor(at / places.length / middles.length)] ?? ['', '']
  const displayName = `${place[0]}${middle[0]}${ending[0]}`
  const prefectureIds = prefectures.map(({ id }) => id).filter((id) => id !== '99')
  const prefectureId = random.chance(0.35) ? '13' : random.pick(prefectureIds)
  const size = random.weighted([
    [1, 10],
    [2, 22],
    [3, 30],
    [4, 22],
    [5, 12],
    [6, 4],
  ] as const)
  const [from, to] = sizes[size - 1] ?? sizes[0]
  const hue = () => `#${[0, 1, 2].map(() => random.int(30, 150).toString(16).padStart(2, '0')).join('')}`
  return {
    displayName,
    legalName: random.chance(0.6) ? `株式会社${displayName}` : `${displayName}株式会社`,
    kana: `${place[1]}${middle[1]}${ending[1]}`,
    corporateNumber: withCheckDigit(`9902${String(n).padStart(8, '0')}`),
    industryIds: random.sample(industries, random.int(1, 2)).map(({ id }) => id),
    companySizeId: size,
    employees: random.int(from, to),
    prefectureId,
    officePrefectureIds: random
      .sample(prefectureIds, random.int(0, 3))
      .filter((id) => id !== prefectureId)
      .toSorted(),
    criterionIds: random.sample(companySelectionCriteria, random.int(1, 5)).map(({ id }) => id),
    tagline: `${random.pick(promises)}${random.pick(verbs)}`,
    mark: { shape: random.pick(shapes), background: hue(), foreground: '#ffffff' },
    jobTypeId: random.pick(jobTypes).id,
    scoutTypeId: random.int(1, 8),
    daysSinceEdit: random.int(0, 400),
  }
}
