import type { Random } from '../random.ts'
import { graduationYears } from '#domain/lookup/data/lists.ts'

/** A student's progress: graduation, the longest possible duration of an activity, job hunting. */
export type Progress = {
  graduationYear: number
  graduationMonth: number
  isSenior: boolean
  span: string
  jobHuntingStatusId: number
  offeredCompany: string | null
}

const makers = [
  'ひなた',
  '若草',
  '東陽',
  '港南',
  '白樺',
  '双葉',
  '天竜',
  '北辰',
  '朝凪',
  '三葉',
  '桐谷',
  '日和',
  '新緑',
  '大和川',
  '山彦',
]
const trades = [
  '電機',
  'システム',
  '食品',
  '建設',
  '銀行',
  '製作所',
  '物産',
  '化成',
  '物流',
  '不動産',
  'テクノ',
  '印刷',
  '精機',
  '生命',
  '交通',
]

export function writeProgress(random: Random, today: Temporal.PlainDate, isSixYears: boolean): Progress {
  // The school year ends in March: from April on, this year's last class leaves next March.
  const leaving = today.month >= 4 ? today.year + 1 : today.year
  const wish =
    leaving +
    random.weighted([
      [0, 12],
      [1, 60],
      [2, 19],
      [3, 7],
      [4, 2],
    ] as const)
  const latest = leaving + (isSixYears ? 4 : 3)
  const graduationYear = inLookup(Math.min(wish, latest))
  const graduationMonth = random.weighted([
    [3, 95],
    [9, 4],
    [8, 1],
  ] as const)
  const toGo = graduationYear - leaving
  const status = statusOf(random, toGo)
  const years = (isSixYears ? 5 : 3) - toGo
  return {
    graduationYear,
    graduationMonth,
    isSenior: toGo <= 1,
    span:
      years >= 3
        ? random.pick(['3年', '3年半', '2年半'])
        : years === 2
          ? random.pick(['2年', '2年半', '1年半'])
          : years === 1
            ? random.pick(['1年', '1年半', '10か月'])
            : random.pick(['半年', '7か月', '5か月']),
    jobHuntingStatusId: status,
    offeredCompany:
      (status === 3 || status === 4) && random.chance(0.7)
        ? `株式会社${random.pick(makers)}${random.pick(trades)}`
        : null,
  }
}

function statusOf(random: Random, yearsToGo: number): number {
  if (yearsToGo <= 0)
    return random.weighted([
      [4, 55],
      [3, 20],
      [2, 18],
      [5, 7],
    ] as const)
  if (yearsToGo === 1)
    return random.weighted([
      [2, 68],
      [1, 24],
      [3, 5],
      [4, 1],
      [5, 2],
    ] as const)
  return random.weighted([
    [1, 80],
    [2, 17],
    [5, 3],
  ] as const)
}

function inLookup(year: number): number {
  const first = graduationYears[0] ?? year
  const last = graduationYears.at(-1) ?? year
  return Math.max(first, Math.min(last, year))
}
