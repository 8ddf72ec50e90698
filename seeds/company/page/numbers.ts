import type { Random } from '#seeds/random.ts'
import { regions } from '#domain/lookup/data/lists.ts'
import type { CompanyStory } from '../story.ts'

/** The facts that the texts of one company agree on. */
export type Numbers = {
  age: number
  tenure: number
  overtime: number
  paidLeave: number
  hires: number
  leavers: number
  women: number
  managers: number
  parental: number
  holidays: number
  trainingMonths: number
  isRemote: boolean
  /** Prefectures with offices beside the head office. */
  offices: string[]
}

/** Figures of hires, leavers and tenure are taken over from the jobs. */
export function numbersOf(
  { jobs, employees, companySizeId: size, industryIds, headOffice }: CompanyStory,
  random: Random,
): Numbers {
  const employmentText = jobs
    .flatMap(({ conditions }) => conditions.find(({ label }) => label === '青少年雇用情報')?.body ?? [])
    .join('、')
  const [, hireCount, leaverCount] = /新卒採用(\d+)名／離職(\d+)名/.exec(employmentText) ?? []
  const hires = hireCount ? Number(hireCount) : Math.max(2, Math.round(employees * (0.03 + random.next() * 0.04)))
  const tenure = /平均勤続年数([\d.]+)年/.exec(employmentText)?.[1]
  const paidLeave = /平均有給取得([\d.]+)日/.exec(employmentText)?.[1]
  const tenth = (from: number, to: number) => random.int(from * 10, to * 10) / 10
  return {
    age: tenth(32, 43),
    tenure: tenure ? Number(tenure) : tenth(6, 16),
    overtime: tenth(7, 24),
    paidLeave: paidLeave ? Number(paidLeave) : tenth(10, 16),
    hires,
    leavers: leaverCount ? Number(leaverCount) : Math.round(hires * random.next() * 0.12),
    women: random.int(24, 58),
    managers: random.int(8, 31),
    parental: random.int(88, 100),
    holidays: random.int(120, 129),
    trainingMonths: random.pick([2, 3, 4, 6]),
    isRemote: industryIds.some((id) => (id >= 500 && id < 800) || id === 302),
    offices: officesOf(headOffice.prefectureId, size, random),
  }
}

const officeCounts: Record<number, number> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 5, 6: 8, 7: 2 }

/** Neighbours in the region first, then the large cities. */
function officesOf(head: string, size: number, random: Random) {
  const region = regions.find(({ prefectures }) => prefectures.some(({ id }) => id === head))
  const near = (region?.prefectures ?? []).map(({ id }) => id)
  const candidates = [...random.sample(near, 2), '13', '27', '23', '40', '01', '04', '34']
  return [...new Set(candidates)]
    .filter((id) => id !== head)
    .slice(0, officeCounts[size] ?? 0)
    .toSorted()
}
