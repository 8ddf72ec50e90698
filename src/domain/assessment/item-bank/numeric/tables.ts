import { numberDraft, numeric, withinWhole } from './number-draft.ts'
import { tableFigure } from './table-figure.ts'

const table = numeric('表の計算')

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

export const tableTemplates = [
  table('total-gap', 'EASY', (random) => {
    const rows = ['A店', 'B店', 'C店', 'D店'].map((name) => ({
      name,
      counts: [random.int(12, 60) * 5, random.int(12, 60) * 5, random.int(12, 60) * 5],
    }))
    const totals = rows.map(({ counts }) => sum(counts))
    const [first = 0, second = 0, third = 0, last = 0] = totals.toSorted((one, other) => other - one)
    const months = [0, 1, 2].map((month) => rows.map(({ counts }) => counts[month] ?? 0))
    const gap = (values: number[]) => Math.max(...values) - Math.min(...values)
    if (new Set(totals).size < 4 || first - last < 60) return null
    return numberDraft({
      stem: '表は4つの店の来店者数（人）です。3か月の合計が最も多い店と最も少ない店の差は何人ですか。',
      figure: tableFigure(
        '4つの店の来店者数',
        ['店', '4月', '5月', '6月'],
        rows.map(({ name, counts }) => [name, ...counts]),
      ),
      unit: '人',
      right: [first - last, '店ごとに合計を求め、最大と最小の差をとる。'],
      wrong: [
        [first - third, '最も少ない店ではなく、3番目の店と比べた。'],
        [second - last, '最も多い店ではなく、2番目の店と比べた。'],
        [gap(months[0] ?? []), '4月だけを比べた。'],
        [gap(months[1] ?? []), '5月だけを比べた。'],
        [gap(months[2] ?? []), '6月だけを比べた。'],
        [gap(rows.map(({ counts }) => (counts[0] ?? 0) + (counts[1] ?? 0))), '6月を足し忘れた。'],
        [gap(rows.map(({ counts }) => (counts[1] ?? 0) + (counts[2] ?? 0))), '4月を足し忘れた。'],
      ],
    })
  }),
  table('blank', 'EASY', (random) => {
    const draw = () => random.int(11, 95)
    const cells = [
      [draw(), draw(), draw()],
      [draw(), draw(), draw()],
      [draw(), draw(), draw()],
    ]
    const rowTotals = cells.map((row) => sum(row))
    const columnTotals = [0, 1, 2].map((column) => sum(cells.map((row) => row[column] ?? 0)))
    const [row, column] = [random.int(0, 2), random.int(0, 2)]
    const answer = cells[row]?.[column] ?? 0
    const others = (cells[row] ?? []).filter((_, place) => place !== column)
    const [one = 0, other = 0] = others
    const total = rowTotals[row] ?? 0
    const borrows = total % 10 < one % 10 || (total - one) % 10 < other % 10
    const grid = cells.map((values, y) => values.map((value, x) => (x === column && y === row ? '？' : value)))
    return numberDraft({
      stem: '表はある施設の利用者数（人）です。「？」に入る数はいくつですか。',
      figure: tableFigure(
        'ある施設の利用者数',
        ['', '朝', '昼', '夜', '合計'],
        [
          ...['月曜', '火曜', '水曜'].map((name, y) => [name, ...(grid[y] ?? []), rowTotals[y] ?? 0]),
          ['合計', ...columnTotals, sum(columnTotals)],
        ],
      ),
      unit: '',
      right: [answer, `横の合計${total}から${one}と${other}を引く。`],
      wrong: [
        [borrows ? answer + 10 : Number.NaN, '引き算のくり下がりを忘れ、10大きくなった。'],
        [borrows ? answer - 10 : Number.NaN, '引き算のくり下がりを2度行い、10小さくなった。'],
        [total - one, `${other}を引き忘れた。`],
        [total - other, `${one}を引き忘れた。`],
        [(columnTotals[column] ?? 0) - total, '縦の合計から横の合計を引いた。'],
        [Math.round(total / 3), '横の合計を3等分した。'],
        [Math.round((columnTotals[column] ?? 0) / 3), '縦の合計を3等分した。'],
      ],
    })
  }),
  table('percent-change', 'MEDIUM_HIGH', (random) => {
    const people = [random.int(8, 30) * 20, random.int(8, 30) * 20]
    const [first = 0, second = 0] = people
    const [good, better] = [random.int(4, 10) * 5, random.int(7, 14) * 5]
    const [usual, usualThen] = [random.int(2, 6) * 5, random.int(2, 5) * 5]
    const [before, after] = [(first * good) / 100, (second * better) / 100]
    const rest = [100 - good - usual, 100 - better - usualThen]
    if (after <= before || better <= good || first === second || rest.some((percent) => percent < 5)) return null
    return numberDraft({
      stem: '表はある講座のアンケートの結果です。「満足」と答えた人は、2回目には1回目より何人増えましたか。',
      figure: tableFigure(
        'アンケートの結果',
        ['', '1回目', '2回目'],
        [
          ['回答者', `${first}人`, `${second}人`],
          ['満足', `${good}%`, `${better}%`],
          ['ふつう', `${usual}%`, `${usualThen}%`],
          ['不満', `${rest[0] ?? 0}%`, `${rest[1] ?? 0}%`],
        ],
      ),
      unit: '人',
      right: [after - before, `${second}人の${better}%から${first}人の${good}%を引く。`],
      wrong: [
        [(second * (better - good)) / 100, '割合の差を2回目の人数にかけた。'],
        [(first * (better - good)) / 100, '割合の差を1回目の人数にかけた。'],
        [better - good, '割合の差をそのまま人数とした。'],
        [Math.abs(second - first), '回答者の数の差を答えた。'],
        [after, '2回目に「満足」と答えた人数を答えた。'],
        [before, '1回目に「満足」と答えた人数を答えた。'],
        [(Math.abs(second - first) * better) / 100, '回答者の数の差に2回目の割合をかけた。'],
      ],
    })
  }),
  table('weighted-mean', 'HARD', (random) => {
    const rows = ['A組', 'B組', 'C組'].map((name) => ({
      name,
      people: random.int(2, 9) * 5,
      mean: random.int(46, 88),
    }))
    const all = sum(rows.map(({ people }) => people))
    const total = sum(rows.map(({ people, mean }) => people * mean))
    const means = rows.map(({ mean }) => mean).toSorted((one, other) => one - other)
    const [low = 0, middle = 0, high = 0] = means
    const [a, b, c] = rows
    if (!a || !b || !c || high - low < 12 || new Set(rows.map(({ people }) => people)).size < 3) return null
    const pair = (group: typeof a, other: typeof a) =>
      Math.round((group.people * group.mean + other.people * other.mean) / (group.people + other.people))
    return numberDraft({
      stem: '表は3つの組の人数と、あるテストの平均点です。3つの組を合わせた全員の平均点は何点ですか。',
      figure: tableFigure(
        '3つの組の人数と平均点',
        ['組', '人数', '平均点'],
        rows.map(({ name, people, mean }) => [name, `${people}人`, `${mean}点`]),
      ),
      unit: '点',
      right: [total / all, `点数の合計${total.toLocaleString('en-US')}点を${all}人で割る。`],
      wrong: [
        [Math.round(sum(means) / 3), '人数の違いを考えず、3つの平均点を平均した。'],
        [middle, '3つの平均点の中央の値を答えた。'],
        [Math.round((low + high) / 2), '最も高い点と最も低い点の中間を答えた。'],
        [pair(a, b), 'C組を数え忘れた。'],
        [pair(b, c), 'A組を数え忘れた。'],
        [pair(a, c), 'B組を数え忘れた。'],
      ],
    })
  }),
  table('share-of-sales', 'HARD', (random) => {
    const rows = ['商品A', '商品B', '商品C', '商品D'].map((name) => ({
      name,
      price: random.int(2, 16) * 50,
      count: random.int(2, 20) * 10,
    }))
    const place = random.int(0, 3)
    const product = rows[place]
    if (!product) return null
    const sales = rows.map(({ price, count }) => price * count)
    const share = (sales[place] ?? 0) * 100
    const [prices, counts] = [sum(rows.map(({ price }) => price)), sum(rows.map(({ count }) => count))]
    const [best, ...rest] = sales.toSorted((one, other) => other - one)
    if (new Set(sales).size < 4) return null
    return numberDraft({
      stem: `表は4つの商品の単価と、1日に売れた数です。${product.name}の売上は、4つの商品の売上の合計の何%ですか。`,
      figure: tableFigure(
        '4つの商品の単価と売れた数',
        ['商品', '単価', '売れた数'],
        rows.map(({ name, price, count }) => [name, `${price}円`, `${count}個`]),
      ),
      unit: '%',
      right: [share / sum(sales), `${product.name}の売上を、4つの売上の合計で割る。`],
      wrong: [
        [Math.round((product.count * 100) / counts), '売れた数の割合を答えた。'],
        [Math.round((product.price * 100) / prices), '単価の割合を答えた。'],
        [
          withinWhole(Math.round(share / (sum(sales) - (sales[place] ?? 0)))),
          `${product.name}を除いた3つの合計で割った。`,
        ],
        [25, '4つの商品の売上が等しいとした。'],
        [Math.round(((best ?? 0) * 100) / sum(sales)), '売上が最も多い商品の割合を答えた。'],
        [Math.round(((rest[0] ?? 0) * 100) / sum(sales)), '売上が2番目に多い商品の割合を答えた。'],
        [Math.round(((rest[2] ?? 0) * 100) / sum(sales)), '売上が最も少ない商品の割合を答えた。'],
      ],
    })
  }),
]
