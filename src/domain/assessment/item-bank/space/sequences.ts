import { numberDraft, withCommas } from '../numeric/number-draft.ts'
import { spatial } from './space-template.ts'

const sequence = spatial('数列')

type Reckoned = readonly [value: number, because: string]

/** Draws the first terms and asks for the one after them. */
function nextTerm(terms: readonly number[], right: Reckoned, wrong: readonly Reckoned[]) {
  if (terms.some((term) => term <= 0 || term > 3_000) || right[0] > 5_000) return null
  if (new Set(terms).size < terms.length - 1) return null
  return numberDraft({
    stem: `数が規則に従って並んでいます。□に入る数はいくつですか。「${terms.map(withCommas).join('、')}、□」`,
    unit: '',
    right,
    wrong,
  })
}

const lastTwo = (terms: readonly number[]) => [terms.at(-2) ?? 0, terms.at(-1) ?? 0] as const

const grow = (first: number, count: number, step: (term: number, place: number) => number) => {
  const terms = [first]
  for (let place = 0; terms.length < count; place++) terms.push(step(terms.at(-1) ?? 0, place))
  return terms
}

/** Splits the drawn terms from the one asked for. */
const split = (all: readonly number[]) => ({ terms: all.slice(0, -1), next: all.at(-1) ?? 0 })

export const sequenceTemplates = [
  sequence('second-difference', 'EASY', (random) => {
    const [gap, growth] = [random.int(1, 9), random.int(1, 5)]
    const { terms, next } = split(grow(random.int(1, 30), 7, (term, place) => term + gap + growth * place))
    const [before, last] = lastTwo(terms)
    return nextTerm(
      terms,
      [next, `差が${growth}ずつ増える。`],
      [
        [last * 2 - before, '最後の差をもう一度足した。'],
        [next + growth, '差を1つ先まで増やした。'],
        [last + gap, '最初の差を足した。'],
        [last + growth, '差の増え方だけを足した。'],
        [last + before, '直前の2つの数を足した。'],
        [next + 1, '足し算で1つずれた。'],
        [next - 1, '足し算で1つずれた。'],
      ],
    )
  }),
  sequence('geometric', 'EASY', (random) => {
    const ratio = random.int(2, 3)
    const { terms, next } = split(grow(random.int(2, 15), 6, (term) => term * ratio))
    const [before, last] = lastTwo(terms)
    return nextTerm(
      terms,
      [next, `${ratio}をかけていく。`],
      [
        [last * 2 - before, '最後の差をもう一度足した。'],
        [last * (ratio + 1), `${ratio + 1}をかけた。`],
        [last + before, '直前の2つの数を足した。'],
        [next - ratio, `かけ算のあとに${ratio}を引いた。`],
        [next + ratio, `かけ算のあとに${ratio}を足した。`],
        [next * ratio, '1つ先の数を答えた。'],
      ],
    )
  }),
  sequence('two-steps', 'EASY', (random) => {
    const [up, down] = [random.int(5, 15), random.int(2, 9)]
    if (up <= down + 1) return null
    const { terms, next } = split(
      grow(random.int(4, 40), 8, (term, place) => (place % 2 === 0 ? term + up : term - down)),
    )
    const [before, last] = lastTwo(terms)
    return nextTerm(
      terms,
      [next, `${up}を足す、${down}を引く、を繰り返す。`],
      [
        [last - down, `${down}を引く番だとした。`],
        [last * 2 - before, '直前の増減をもう一度行った。'],
        [last + up - down, '足すことと引くことを一度に行った。'],
        [last + up + down, '2つの数を両方とも足した。'],
        [last + down, `${down}を引かずに足した。`],
        [next + 1, '足し算で1つずれた。'],
        [next - 1, '足し算で1つずれた。'],
      ],
    )
  }),
  sequence('doubling-gaps', 'MEDIUM_LOW', (random) => {
    const [gap, ratio] = [random.int(1, 5), random.int(2, 3)]
    const count = ratio === 2 ? 7 : 6
    const { terms, next } = split(grow(random.int(3, 30), count, (term, place) => term + gap * ratio ** place))
    const [before, last] = lastTwo(terms)
    const lastGap = last - before
    return nextTerm(
      terms,
      [next, `差が${ratio}倍ずつになる。`],
      [
        [last + lastGap, '最後の差をもう一度足した。'],
        [last * ratio, `数そのものを${ratio}倍した。`],
        [last + lastGap + gap, '差に最初の差を足しただけにした。'],
        [last + lastGap * (ratio + 1), `差を${ratio + 1}倍した。`],
        [last + before, '直前の2つの数を足した。'],
        [last + lastGap * ratio * ratio, '1つ先の差を足した。'],
      ],
    )
  }),
  sequence('interleaved', 'MEDIUM_LOW', (random) => {
    const [one, other] = [random.int(2, 9), random.int(-6, 9)]
    if (other === 0 || one === other || other === -one) return null
    const [first, second] = [random.int(3, 30), random.int(20, 60)]
    const all = Array.from({ length: 8 }, (_, place) =>
      place % 2 === 0 ? first + (one * place) / 2 : second + (other * (place - 1)) / 2,
    )
    const { terms, next } = split(all)
    const [before, last] = lastTwo(terms)
    const grows = other > 0 ? `${other}ずつ増える` : `${-other}ずつ減る`
    return nextTerm(
      terms,
      [next, `1つおきに見ると、奇数番目は${one}ずつ増え、偶数番目は${grows}。`],
      [
        [last + one, '奇数番目の規則で次の数を求めた。'],
        [before + one, '奇数番目の増え方を偶数番目に使った。'],
        [next + other, '偶数番目の規則を2回使った。'],
        [before, '偶数番目の数が変わらないとした。'],
        [last * 2 - before, '直前の増減をもう一度行った。'],
        [before - other, '偶数番目の増減を逆にした。'],
        [last + other, '偶数番目の増減を奇数番目の数に使った。'],
      ],
    )
  }),
  sequence('times-plus', 'MEDIUM_HIGH', (random) => {
    const [times, plus] = [random.int(2, 3), random.pick([-3, -2, -1, 1, 2, 3, 4, 5])]
    const { terms, next } = split(grow(random.int(2, 9), times === 2 ? 7 : 6, (term) => term * times + plus))
    const [before, last] = lastTwo(terms)
    const then = plus > 0 ? `${plus}を足す` : `${-plus}を引く`
    return nextTerm(
      terms,
      [next, `${times}倍して${then}。`],
      [
        [last * times, `${times}倍しただけにした。`],
        [last * times - plus, '足すことと引くことを逆にした。'],
        [last * times + 2 * plus, `${then}ことを2回行った。`],
        [last * 2 - before, '最後の差をもう一度足した。'],
        [(last + plus) * times, `先に${plus > 0 ? `${plus}を足して` : `${-plus}を引いて`}から${times}倍した。`],
        [last + before, '直前の2つの数を足した。'],
      ],
    )
  }),
  sequence('sum-of-two', 'MEDIUM_HIGH', (random) => {
    const all = [random.int(1, 9), random.int(2, 12)]
    while (all.length < 8) all.push((all.at(-1) ?? 0) + (all.at(-2) ?? 0))
    const { terms, next } = split(all)
    const [before, last] = lastTwo(terms)
    return nextTerm(
      terms,
      [next, '直前の2つの数を足す。'],
      [
        [last * 2 - before, '最後の差をもう一度足した。'],
        [last * 2, '直前の数を2倍した。'],
        [before * 2, '2つ前の数を2倍した。'],
        [last + (terms[0] ?? 0), '直前の数に最初の数を足した。'],
        [next + last, '1つ先の数を答えた。'],
      ],
    )
  }),
  sequence('alternate-times', 'MEDIUM_HIGH', (random) => {
    const [times, plus] = [random.int(2, 3), random.pick([-4, -3, -2, 2, 3, 4, 5, 6])]
    const startsTimes = random.int(0, 1)
    const { terms, next } = split(
      grow(random.int(3, 9), 8, (term, place) => (place % 2 === startsTimes ? term + plus : term * times)),
    )
    const [before, last] = lastTwo(terms)
    const then = plus > 0 ? `${plus}を足す` : `${-plus}を引く`
    const isTimes = next === last * times
    return nextTerm(
      terms,
      [next, `${times}倍する、${then}、を繰り返す。`],
      [
        [isTimes ? last + plus : last * times, '2つの操作の順番を取り違えた。'],
        [last * times + plus, '2つの操作を一度に行った。'],
        [last * 2 - before, '直前の増減をもう一度行った。'],
        [isTimes ? last * (times + 1) : last + 2 * plus, isTimes ? `${times + 1}倍した。` : `${then}ことを2回行った。`],
        [last - plus, '足すことと引くことを逆にした。'],
        [last + before, '直前の2つの数を足した。'],
        [next + times, `求めた数に${times}を足した。`],
      ],
    )
  }),
  sequence('growing-times', 'HARD', (random) => {
    const plus = random.pick([-2, -1, 0, 1, 2, 3])
    const { terms, next } = split(grow(random.int(1, 8), 6, (term, place) => term * (place + 1) + plus))
    const [before, last] = lastTwo(terms)
    const then = plus === 0 ? '' : plus > 0 ? `${plus}を足す` : `${-plus}を引く`
    if (last > 900) return null
    return nextTerm(
      terms,
      [next, `1倍、2倍、3倍…と${then ? `してから${then}` : 'していく'}。`],
      [
        [last * 5, '5倍しただけにした。'],
        [last * 4 + plus, '前と同じ4倍にした。'],
        [last * 5 - plus, '足すことと引くことを逆にした。'],
        [last * 6 + plus, '6倍した。'],
        [last * 2 - before, '最後の差をもう一度足した。'],
        [(last + plus) * 5, '足し引きをしてから5倍した。'],
        [last * 5 + 2 * plus, '足し引きを2回行った。'],
        [last * 3 + plus, '3倍に戻した。'],
      ],
    )
  }),
  sequence('square-gaps', 'HARD', (random) => {
    const from = random.int(1, 4)
    const { terms, next } = split(grow(random.int(1, 30), 7, (term, place) => term + (from + place) ** 2))
    const [before, last] = lastTwo(terms)
    const root = from + 5
    return nextTerm(
      terms,
      [next, `差が${from}の2乗、${from + 1}の2乗、…と増える。`],
      [
        [last * 2 - before, '最後の差をもう一度足した。'],
        [last + (root + 1) ** 2, `1つ先の${root + 1}の2乗を足した。`],
        [last + (last - before) + 2 * root - 3, '差が、前と同じ数だけ増えるとした。'],
        [last + root * 2, '2乗ではなく2倍を足した。'],
        [last + before, '直前の2つの数を足した。'],
        [next + 2, '差の増え方を誤り、2大きくなった。'],
        [next - 1, '足し算で1つずれた。'],
      ],
    )
  }),
]
