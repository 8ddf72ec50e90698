import { describe, expect, test } from 'vitest'
import { chanceOf } from '#domain/assessment/sitting/form/chance.ts'
import { seeded } from '#test/seeded.ts'
import { checkExperiment, foldExperiment, judge, looksOf, stateOf, type ExperimentDraft } from './rules.ts'
import { drawVersions } from './rules/block.ts'
import { mostNeeded, neededPerVersion, priorOf } from './rules/plan.ts'
import { alpha, differenceInterval, logEvidence, rateInterval } from './rules/sequence.ts'

const plan = { baseRate: 20, difference: 10 }
const prior = priorOf(plan)
const aMessage = '私たちは検査装置をつくっています。仕事の内容と選考の流れは募集のページにあります。'.repeat(4)
const of = (accepted: number, judged: number) => ({ accepted, judged })

describe('the interval of a difference', () => {
  test('holds everything before the first answer and narrows with answers', () => {
    expect(differenceInterval(of(0, 0), of(0, 0), prior)).toEqual({ low: -1, high: 1 })
    const widths = [10, 100, 1000, 5000].map((judged) => {
      const { low, high } = differenceInterval(of(judged / 5, judged), of((judged * 3) / 10, judged), prior)
      expect(low).toBeLessThan(0.1)
      expect(high).toBeGreaterThan(0.1)
      return high - low
    })
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths[3]).toBeLessThan(0.08)
  })

  test('is the same seen from the other side, and ends where the evidence reaches the threshold', () => {
    const random = chanceOf(seeded(7).seed)
    for (let turn = 0; turn < 60; turn += 1) {
      const [a, b] = [Math.floor(random() * 300), Math.floor(random() * 300)]
      const [A, B] = [of(Math.floor(random() * (a + 1)), a), of(Math.floor(random() * (b + 1)), b)]
      const { low, high } = differenceInterval(A, B, prior)
      const turned = differenceInterval(B, A, prior)
      expect(turned.low).toBeCloseTo(-high, 6)
      expect(turned.high).toBeCloseTo(-low, 6)
      if (high < 0.999) expect(logEvidence(A, B, prior, high)).toBeCloseTo(-Math.log(alpha), 3)
      if (low > -0.999) expect(logEvidence(A, B, prior, low)).toBeCloseTo(-Math.log(alpha), 3)
    }
  })

  test('misses a true difference in fewer than 5 % of runs that look after every answer', () => {
    const random = chanceOf(seeded(11).seed)
    const runs = 300
    let missed = 0
    for (let run = 0; run < runs; run += 1) {
      let [A, B] = [of(0, 0), of(0, 0)]
      for (let at = 0; at < 200; at += 1) {
        A = of(A.accepted + (random() < 0.2 ? 1 : 0), A.judged + 1)
        B = of(B.accepted + (random() < 0.3 ? 1 : 0), B.judged + 1)
        if (logEvidence(A, B, prior, 0.1) < -Math.log(alpha)) continue
        missed += 1
        break
      }
    }
    expect(missed / runs).toBeLessThanOrEqual(alpha)
  })

  test('says two equal texts to differ in fewer than 5 % of runs, also where ways of searching have rates of their own', () => {
    const random = chanceOf(seeded(17).seed)
    const chance = (below: number) => Math.floor(random() * below)
    const rates = [0.05, 0.5]
    const runs = 200
    let said = 0
    for (let run = 0; run < runs; run += 1) {
      const counts = { A: of(0, 0), B: of(0, 0) }
      const blocks = ['', '']
      for (let at = 0; at < 300; at += 1) {
        // The first way for most of the first half, the second one then.
        const way = random() < 0.8 === at < 150 ? 0 : 1
        const { drawn, rest } = drawVersions(blocks[way] ?? '', 1, chance)
        blocks[way] = rest
        const version = drawn[0] ?? 'A'
        const { accepted, judged } = counts[version]
        counts[version] = of(accepted + (random() < (rates[way] ?? 0) ? 1 : 0), judged + 1)
        if (logEvidence(counts.A, counts.B, prior, 0) < -Math.log(alpha)) continue
        said += 1
        break
      }
    }
    expect(said / runs).toBeLessThanOrEqual(alpha)
  })

  test('of one rate holds the rate that was seen, also none and all', () => {
    for (const [accepted, judged] of [
      [0, 0],
      [0, 40],
      [40, 40],
      [13, 60],
    ] as const) {
      const { low, high } = rateInterval(of(accepted, judged), prior)
      const seen = judged === 0 ? 0.5 : accepted / judged
      expect(low).toBeLessThanOrEqual(seen)
      expect(high).toBeGreaterThanOrEqual(seen)
    }
    expect(rateInterval(of(0, 40), prior).low).toBe(0)
    expect(rateInterval(of(0, 40), prior).high).toBeLessThan(0.2)
  })
})

test.each([
  [of(0, 0), of(0, 0), 'NOTHING_YET'],
  [of(1, 4), of(0, 0), 'NOTHING_YET'],
  [of(20, 100), of(28, 100), 'NO_DIFFERENCE'],
  [of(20, 100), of(60, 100), 'B_MORE'],
  [of(60, 100), of(20, 100), 'A_MORE'],
])('%j beside %j: %s', (A, B, verdict) => {
  expect(judge(A, B, plan).verdict).toBe(verdict)
})

describe('the needed number', () => {
  test('falls with the difference that is looked for, and is not said where it is out of reach', () => {
    const needed = [5, 10, 15, 20].map((difference) => neededPerVersion({ baseRate: 20, difference }) ?? Infinity)
    expect(needed).toEqual(needed.toSorted((a, b) => b - a))
    expect(needed[1]).toBe(705)
    expect(neededPerVersion({ baseRate: 50, difference: 1 })).toBeNull()
    expect(mostNeeded).toBeGreaterThan(needed[0] ?? 0)
  })
})

describe('versions', () => {
  test('come half and half in blocks of four and six, whatever the sizes of the sendings', () => {
    const random = chanceOf(seeded(3).seed)
    let block = ''
    let [a, b] = [0, 0]
    for (let sending = 0; sending < 200; sending += 1) {
      const { drawn, rest } = drawVersions(block, 1 + Math.floor(random() * 5), (below) => Math.floor(random() * below))
      block = rest
      a += drawn.filter((version) => version === 'A').length
      b += drawn.filter((version) => version === 'B').length
      expect(Math.abs(a - b)).toBeLessThanOrEqual(3)
      expect(rest).toMatch(/^[AB]{0,6}$/)
    }
  })

  test('within each way of searching differ by three at most, however its sendings mix with others', () => {
    const random = chanceOf(seeded(13).seed)
    const chance = (below: number) => Math.floor(random() * below)
    for (let experiment = 0; experiment < 40; experiment += 1) {
      const ways = Array.from({ length: 1 + chance(6) }, () => ({ block: '', a: 0, b: 0 }))
      for (let sending = 0; sending < 100; sending += 1) {
        const way = ways[chance(ways.length)]
        if (!way) continue
        const { drawn, rest } = drawVersions(way.block, chance(9), chance)
        way.block = rest
        way.a += drawn.filter((version) => version === 'A').length
        way.b += drawn.filter((version) => version === 'B').length
        for (const { a, b } of ways) expect(Math.abs(a - b)).toBeLessThanOrEqual(3)
      }
    }
  })

  test('of one student alone are as often A as B', () => {
    const random = chanceOf(seeded(5).seed)
    const drawn = Array.from(
      { length: 2000 },
      () => drawVersions('', 1, (below) => Math.floor(random() * below)).drawn[0],
    )
    const share = drawn.filter((version) => version === 'A').length / drawn.length
    expect(Math.abs(share - 0.5)).toBeLessThan(0.04)
  })
})

test('looks add up the days', () => {
  const looks = looksOf(
    [
      { day: '2026-11-01', version: 'A', judged: 2, accepted: 1 },
      { day: '2026-11-02', version: 'A', judged: 1, accepted: 0 },
      { day: '2026-11-02', version: 'B', judged: 3, accepted: 3 },
    ],
    plan,
  )
  expect(looks.map(({ day, countA, countB }) => [day, countA, countB])).toEqual([
    ['2026-11-01', of(1, 2), of(0, 0)],
    ['2026-11-02', of(1, 3), of(3, 3)],
  ])
})

test('an experiment runs until its end, and waits while letters are open', () => {
  const now = new Date('2026-11-28T12:00:00+09:00')
  const term = { endsAt: new Date('2026-12-01T00:00:00+09:00'), endedAt: null, isJobArchived: false }
  expect(stateOf(term, 3, now)).toBe('RUNNING')
  expect(stateOf({ ...term, isJobArchived: true }, 3, now)).toBe('WAITING')
  expect(stateOf({ ...term, endsAt: now }, 3, now)).toBe('WAITING')
  expect(stateOf({ ...term, endedAt: now }, 0, now)).toBe('ENDED')
})

describe('the form', () => {
  const draft: ExperimentDraft = {
    title: '冒頭の一文',
    ...plan,
    versionA: { subject: '検査装置の開発について', message: aMessage },
    versionB: { subject: '検査装置をつくる仕事', message: aMessage },
  }
  const pathsOf = (change: Partial<ExperimentDraft>) =>
    checkExperiment(foldExperiment({ ...draft, ...change })).flatMap((mistake) => mistake?.path ?? [])

  test.each<[Partial<ExperimentDraft>, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['title']],
    [{ baseRate: 0 }, ['baseRate']],
    [{ baseRate: 12.5 }, ['baseRate']],
    [{ difference: 1 }, ['difference']],
    [{ baseRate: 80, difference: 20 }, ['difference']],
    [{ versionB: { subject: ' 検査装置の開発について ', message: `${aMessage}\n` } }, ['versionB.message']],
    [{ versionA: { subject: '', message: '短い' } }, ['versionA.subject', 'versionA.message']],
    [{ versionB: { subject: '内定確約', message: aMessage } }, ['versionB.subject']],
  ])('%j', (change, paths) => {
    expect(pathsOf(change)).toEqual(paths)
  })
})
