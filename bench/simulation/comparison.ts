import type { measureExposure, measureIntellectual } from './intellectual.ts'
import type { measurePersonality } from './personality.ts'

type Measured = {
  asPlanned: ReturnType<typeof measureIntellectual>
  misjudged: ReturnType<typeof measureIntellectual>
  exposure: ReturnType<typeof measureExposure>
  personality: readonly ReturnType<typeof measurePersonality>[]
}

const range = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** The measured figures beside those of assessment.md 5.2 and 5.3. */
export function comparisonRows({ asPlanned, misjudged, exposure, personality }: Measured) {
  const of = (items: number) => asPlanned.sections.filter((section) => section.items === items)
  const twelve = of(12)
  const ten = of(10)
  const { total } = asPlanned
  return [
    {
      measure: 'reliability of a section of 12 items',
      planned: '.59–.61',
      measured: range(twelve.map(({ reliability }) => reliability)),
      why: 'one drawn set of parameters; other seeds give .55–.60',
    },
    {
      measure: 'reliability of a section of 10 items',
      planned: '.53',
      measured: range(ten.map(({ reliability }) => reliability)),
      why: 'as above; fewer items',
    },
    {
      measure: 'standard error of 12 items',
      planned: '±1.5',
      measured: range(twelve.map(({ standardError }) => standardError)),
      why: 'from two sittings of the same student, so that other forms count in',
    },
    {
      measure: 'total of 44 items against the mean ability',
      planned: '.76',
      measured: `${total.reliability}`,
      why: 'abilities of the sections correlate at .6 here; the plan does not say at what',
    },
    {
      measure: 'standard error of the total',
      planned: '±3',
      measured: `${total.standardError}`,
      why: 'the root of the sum of the squares of the sections',
    },
    {
      measure: 'spread of form difficulty without strata, in items',
      planned: '.64',
      measured: range(asPlanned.sections.map(({ unstratifiedSpread }) => unstratifiedSpread)),
      why: 'forms without strata from a bank of six to seven forms, not from an endless one',
    },
    {
      measure: 'spread of form difficulty with strata, in items',
      planned: '.20',
      measured: range(asPlanned.sections.map(({ formSpread }) => formSpread)),
      why: 'strata are quarters of the normal distribution',
    },
    {
      measure: 'the same with misjudged difficulties',
      planned: '–',
      measured: range(misjudged.sections.map(({ formSpread }) => formSpread)),
      why: 'authors judge before anybody has answered; falls when statistics correct the strata',
    },
    {
      measure: 'exposure of an item (share of sittings)',
      planned: '≤ .20',
      measured: `${range(exposure.map(({ mean }) => mean))}, most ${Math.max(...exposure.map(({ most }) => most))}`,
      why: 'a bank of six forms asks each item in a sixth of the sittings on average',
    },
    {
      measure: 'same band on retest, sections (reference cuts)',
      planned: '–',
      measured: range(asPlanned.sections.map(({ sameBand }) => sameBand)),
      why: 'bands are two or three items wide and the error is ±1.5',
    },
    {
      measure: 'at most one band apart on retest, sections',
      planned: '–',
      measured: range(asPlanned.sections.map(({ withinOneBand }) => withinOneBand)),
      why: '',
    },
    {
      measure: 'same band on retest, total',
      planned: '–',
      measured: `${total.sameBand}, at most one apart ${total.withinOneBand}`,
      why: 'the only order companies get',
    },
    ...personality.map(({ loading, alpha, standardError }, at) => ({
      measure: `personality, loading ${loading}: alpha; error in points`,
      planned: `${['.58', '.69', '.80'][at] ?? ''}; about 10`,
      measured: `${alpha}; ${standardError}`,
      why: 'five steps cut at ±0.5 and ±1.5; one trait of each sitting has five pairs that count',
    })),
  ]
}
