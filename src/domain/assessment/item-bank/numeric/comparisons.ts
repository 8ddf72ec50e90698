import type { Random } from '../template/random.ts'
import type { Answer, Draft } from '../template/template.ts'
import { numeric } from './number-draft.ts'
import { tableFigure } from './table-figure.ts'

const table = numeric('表の計算')

type Row = { name: string; base: number; other: number }

const names = ['A店', 'B店', 'C店', 'D店', 'E店']

const rowsOf = (random: Random, draw: () => Omit<Row, 'name'>): Row[] => names.map((name) => ({ name, ...draw() }))

/** The row that is the largest by this measure; null when two are. */
function largest(rows: readonly Row[], measure: (row: Row) => number) {
  const most = Math.max(...rows.map(measure))
  const tops = rows.filter((row) => measure(row) === most)
  return tops.length === 1 ? (tops[0] ?? null) : null
}

type Asked = {
  rows: readonly Row[]
  measure: (row: Row) => number
  say: (row: Row) => string
  mistakes: readonly { found: Row | null; because: string }[]
}

/** A question about the largest of five shops: the mistakes must lead to shops other than the right one. */
function whichShop({ rows, measure, say, mistakes }: Asked): Pick<Draft, 'right' | 'wrong'> | null {
  const right = largest(rows, measure)
  const sizes = rows.map(measure).toSorted((one, other) => other - one)
  if (!right || (sizes[0] ?? 0) < (sizes[1] ?? 0) * 1.06) return null
  if (mistakes.some(({ found }) => found === null || found === right)) return null
  const answer = (row: Row, because: string): Answer => ({
    option: { text: row.name },
    because,
    size: names.indexOf(row.name),
  })
  const second = rows.find((row) => measure(row) === sizes[1])
  const wrong = rows.flatMap((row) => {
    if (row === right) return []
    const mistake = mistakes.find(({ found }) => found === row)
    const near = row === second ? '2番目に大きい店を選んだ。' : '割り算の見積もりを誤った。'
    return [answer(row, `${mistake?.because ?? near}${say(row)}`)]
  })
  return { right: answer(right, say(right)), wrong }
}

const tenths = (value: number) => {
  const rounded = Math.round(value * 10) / 10
  return `${Math.abs(rounded - value) < 1e-9 ? '' : '約'}${rounded.toLocaleString('en-US')}`
}

export const comparisonTemplates = [
  table('growth', 'MEDIUM_LOW', (random) => {
    const rows = rowsOf(random, () => {
      const base = random.int(8, 60) * 10
      return { base, other: Math.round((base * random.int(102, 160)) / 1000) * 10 }
    })
    const draft = whichShop({
      rows,
      measure: ({ base, other }) => (other - base) / base,
      say: ({ base, other }) => `増加率は${tenths(((other - base) * 100) / base)}%。`,
      mistakes: [
        { found: largest(rows, ({ base, other }) => other - base), because: '増えた数が最も大きい店を選んだ。' },
        { found: largest(rows, ({ other }) => other), because: '今年の数が最も大きい店を選んだ。' },
      ],
    })
    return (
      draft && {
        stem: '表は5つの店の会員数（人）です。昨年からの増加率が最も大きい店はどれですか。',
        figure: tableFigure(
          '5つの店の会員数',
          ['店', '昨年', '今年'],
          rows.map(({ name, base, other }) => [name, base, other]),
        ),
        ...draft,
      }
    )
  }),
  table('per-person', 'MEDIUM_LOW', (random) => {
    const rows = rowsOf(random, () => {
      const base = random.int(4, 24)
      return { base, other: Math.round((base * random.int(24, 60)) / 10) }
    })
    const draft = whichShop({
      rows,
      measure: ({ base, other }) => other / base,
      say: ({ base, other }) => `1人あたりは${tenths(other / base)}万円。`,
      mistakes: [
        { found: largest(rows, ({ other }) => other), because: '売上が最も多い店を選んだ。' },
        { found: largest(rows, ({ base }) => -base), because: '人数が最も少ない店を選んだ。' },
      ],
    })
    return (
      draft && {
        stem: '表は5つの店で働く人の数と、1日の売上です。働く人1人あたりの売上が最も多い店はどれですか。',
        figure: tableFigure(
          '5つの店の人数と売上',
          ['店', '働く人', '1日の売上'],
          rows.map(({ name, base, other }) => [name, `${base}人`, `${other}万円`]),
        ),
        ...draft,
      }
    )
  }),
  table('reached-goal', 'MEDIUM_LOW', (random) => {
    const rows = rowsOf(random, () => {
      const base = random.int(8, 50) * 5
      return { base, other: Math.round((base * random.int(70, 130)) / 100) }
    })
    const draft = whichShop({
      rows,
      measure: ({ base, other }) => other / base,
      say: ({ base, other }) => `目標に対する割合は${tenths((other * 100) / base)}%。`,
      mistakes: [
        { found: largest(rows, ({ other }) => other), because: '実績の数が最も大きい店を選んだ。' },
        { found: largest(rows, ({ base, other }) => other - base), because: '目標との差が最も大きい店を選んだ。' },
      ],
    })
    return (
      draft && {
        stem: '表は5つの店の販売の目標と実績（個）です。目標に対する実績の割合が最も高い店はどれですか。',
        figure: tableFigure(
          '5つの店の目標と実績',
          ['店', '目標', '実績'],
          rows.map(({ name, base, other }) => [name, base, other]),
        ),
        ...draft,
      }
    )
  }),
]
