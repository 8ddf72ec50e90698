/** Shares in per cent of the sent scouts; DAYS: the median of the days until an answer. */
export const benchmarkMeasures = ['ACCEPTED', 'MET', 'DAYS'] as const
export type BenchmarkMeasure = (typeof benchmarkMeasures)[number]

/** The companies that a figure needs, and the scouts in a quarter with which a company is one of them. */
export const minCompanies = 10
export const minSentOfCompany = 10

export type Quartiles = { lower: number; median: number; upper: number }

/** The figures of a company in a quarter; null for a measure without an answer or a scout. */
export type CompanyFigures = {
  industryId: number | null
  companySizeId: number | null
  figures: Record<BenchmarkMeasure, number | null>
}
export type BenchmarkGroup = { industryId: number | null; companySizeId: number | null }
export type Benchmark = BenchmarkGroup & Quartiles & { measure: BenchmarkMeasure; companies: number }

const steps: Record<BenchmarkMeasure, number> = { ACCEPTED: 1, MET: 1, DAYS: 0.5 }

/**
 * Each quartile is the mean of the three companies nearest to it, on a coarse scale: no figure is the figure of one
 * company, and the largest and the smallest are in none of them. Each company counts once, with one scout as with
 * thousands. `values`: at least ten.
 */
export function benchmarkQuartiles(values: readonly number[], measure: BenchmarkMeasure): Quartiles {
  if (values.length < minCompanies) throw new RangeError(`${values.length} companies are too few`)
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number) => {
    const middle = Math.round(part * (sorted.length - 1))
    const [before = 0, self = 0, after = 0] = sorted.slice(middle - 1, middle + 2)
    return Math.round((before + self + after) / 3 / steps[measure]) * steps[measure]
  }
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) }
}

/** The groups that a company belongs to, the closest first. */
export const groupsOf = ({ industryId, companySizeId }: BenchmarkGroup): BenchmarkGroup[] => [
  ...(industryId !== null && companySizeId !== null ? [{ industryId, companySizeId }] : []),
  ...(industryId !== null ? [{ industryId, companySizeId: null }] : []),
  ...(companySizeId !== null ? [{ industryId: null, companySizeId }] : []),
  { industryId: null, companySizeId: null },
]

/** All figures of a quarter for which there are companies enough. */
export function benchmarksOf(companies: readonly CompanyFigures[]): Benchmark[] {
  const groups = new Map<string, { group: BenchmarkGroup; members: CompanyFigures[] }>()
  for (const company of companies)
    for (const group of groupsOf(company)) {
      const key = `${group.industryId} ${group.companySizeId}`
      const found = groups.get(key) ?? { group, members: [] }
      found.members.push(company)
      groups.set(key, found)
    }
  return [...groups.values()].flatMap(({ group, members }) =>
    benchmarkMeasures.flatMap((measure) => {
      const values = members.flatMap(({ figures }) => figures[measure] ?? [])
      if (values.length < minCompanies) return []
      return [{ ...group, measure, companies: values.length, ...benchmarkQuartiles(values, measure) }]
    }),
  )
}

type Labels = {
  industries: ReadonlyMap<number | string, { label: string }>
  companySizes: ReadonlyMap<number | string, { label: string }>
}

/** The words of what the companies of a group have in common. */
export function groupWords({ industryId, companySizeId }: BenchmarkGroup, { industries, companySizes }: Labels) {
  const words = [
    industryId === null ? null : industries.get(industryId)?.label,
    companySizeId === null ? null : companySizes.get(companySizeId)?.label,
  ].filter((word) => typeof word === 'string')
  return words.length === 0 ? 'すべての業界と規模' : words.join('・')
}
