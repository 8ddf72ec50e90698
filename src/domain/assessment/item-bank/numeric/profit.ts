import { numberDraft, numeric, withCommas } from './number-draft.ts'

const profit = numeric('損益')

export const profitTemplates = [
  profit('list-price', 'EASY', (random) => {
    const [cost, percent] = [random.int(6, 60) * 50, random.pick([10, 20, 25, 30, 40, 50])]
    return numberDraft({
      stem: `原価${withCommas(cost)}円の商品に、原価の${percent}%の利益を見込んで定価をつけます。定価はいくらですか。`,
      unit: '円',
      right: [(cost * (100 + percent)) / 100, `原価の${100 + percent}%。`],
      wrong: [
        [(cost * percent) / 100, '利益だけを答えた。'],
        [cost + percent, `${percent}%を${percent}円として足した。`],
        [(cost * (100 - percent)) / 100, '利益の分を原価から引いた。'],
        [(cost * 100) / (100 - percent), `利益を定価の${percent}%として計算した。`],
        [(cost * (110 + percent)) / 100, '利益の割合を10ポイント多く計算した。'],
        [(cost * (90 + percent)) / 100, '利益の割合を10ポイント少なく計算した。'],
      ],
    })
  }),
  profit('discounted', 'EASY', (random) => {
    const [price, tenths] = [random.int(8, 70) * 100, random.int(2, 4)]
    return numberDraft({
      stem: `定価${withCommas(price)}円の商品を${tenths}割引きで売ります。売り値はいくらですか。`,
      unit: '円',
      right: [(price * (10 - tenths)) / 10, `定価の${10 - tenths}割。`],
      wrong: [
        [(price * tenths) / 10, '値引きの額を答えた。'],
        [(price * (100 - tenths)) / 100, `${tenths}割引きを${tenths}%引きとした。`],
        [price - tenths * 10, `${tenths}割引きを${tenths * 10}円引きとした。`],
        [(price * (9 - tenths)) / 10, '値引きを1割多く計算した。'],
        [(price * (11 - tenths)) / 10, '値引きを1割少なく計算した。'],
        [(price * (10 + tenths)) / 10, '値引きではなく値上げをした。'],
      ],
    })
  }),
  profit('cost-from-price', 'MEDIUM_LOW', (random) => {
    const [cost, percent] = [random.int(4, 60) * 50, random.pick([10, 20, 25, 30, 40, 50, 60])]
    const price = (cost * (100 + percent)) / 100
    if (price % 10 !== 0) return null
    return numberDraft({
      stem: `ある商品を${withCommas(price)}円で売ると、原価の${percent}%の利益があります。原価はいくらですか。`,
      unit: '円',
      right: [cost, `${withCommas(price)}÷${(100 + percent) / 100}。`],
      wrong: [
        [(price * (100 - percent)) / 100, `売り値の${percent}%を引いた。`],
        [price - percent, `${percent}%を${percent}円として引いた。`],
        [price - cost, '利益を答えた。'],
        [(price * (100 + percent)) / 100, '売り値にさらに利益を加えた。'],
        [cost + 50, '割り算を誤り、商が50大きくなった。'],
        [cost - 50, '割り算を誤り、商が50小さくなった。'],
        [price / 2, '原価を売り値の半分とした。'],
      ],
    })
  }),
  profit('profit-after-discount', 'MEDIUM_LOW', (random) => {
    const [cost, up, off] = [
      random.int(4, 50) * 100,
      random.pick([20, 25, 30, 40, 50, 60]),
      random.pick([5, 10, 15, 20]),
    ]
    const price = (cost * (100 + up)) / 100
    const sold = (price * (100 - off)) / 100
    if (sold <= cost) return null
    return numberDraft({
      stem: `原価${withCommas(cost)}円の商品に原価の${up}%の利益を見込んで定価をつけましたが、定価の${off}%引きで売りました。利益は何円ですか。`,
      unit: '円',
      right: [sold - cost, `売り値${withCommas(sold)}円から原価を引く。`],
      wrong: [
        [(cost * (up - off)) / 100, `${up}%から${off}%をそのまま引いた。`],
        [price - cost, '値引きをする前の利益を答えた。'],
        [price - sold, '値引きの額を答えた。'],
        [((price - cost) * (100 - off)) / 100, `見込んだ利益だけを${off}%減らした。`],
        [price - cost - off, `${off}%引きを${off}円引きとした。`],
        [(cost * (up - 2 * off)) / 100, `${up}%から${off}%を2回引いた。`],
        [((price - cost) * up) / 100, '見込んだ利益にもう一度利益の割合をかけた。'],
      ],
    })
  }),
  profit('markup-needed', 'MEDIUM_HIGH', (random) => {
    const [off, gain] = [random.pick([10, 15, 20, 25, 30, 40, 50]), random.pick([2, 5, 8, 10, 12, 15, 20, 25, 26, 35])]
    const markup = ((100 + gain) * 100) / (100 - off) - 100
    return numberDraft({
      stem: `定価の${off}%引きで売っても、原価の${gain}%の利益が出るようにします。定価は原価の何%増しにすればよいですか。`,
      unit: '%増し',
      right: [markup, `原価を100とすると売り値は${100 + gain}、定価はその${100 - off}%が${100 + gain}になる額。`],
      wrong: [
        [off + gain, '2つの割合を足した。'],
        [Math.round(((100 + gain) * (100 + off)) / 100 - 100), '売り値に値引きと同じ割合を上乗せした。'],
        [Math.round((gain * 100) / (100 - off)), `利益の${gain}%だけを、値引き後の割合${(100 - off) / 100}で割った。`],
        [Math.round((off * 100) / (100 - off)), '利益を考えず、値引きだけを取り戻した。'],
        [Math.abs(off - gain), '2つの割合の差を答えた。'],
        [markup + 10, '割り算を誤り、商が10大きくなった。'],
        [markup - 5, '割り算を誤り、商が5小さくなった。'],
      ],
    })
  }),
  profit('bulk', 'MEDIUM_HIGH', (random) => {
    const [each, limit, off] = [random.int(3, 12) * 20, random.pick([10, 15, 20, 30]), random.pick([10, 20, 25, 30])]
    const more = random.int(4, 30)
    const total = each * limit + (each * (100 - off) * more) / 100
    if (!Number.isInteger(total)) return null
    return numberDraft({
      stem: `1個${each}円の品物は、${limit}個を超えた分だけが${off}%引きになります。代金の合計は${withCommas(total)}円でした。品物を全部で何個買いましたか。`,
      unit: '個',
      right: [limit + more, `${limit}個の代金を引いた残りを、値引き後の1個の値段で割る。`],
      wrong: [
        [more, `${limit}個を超えた分だけを答えた。`],
        [Math.round(total / each), '値引きがないものとして割った。'],
        [Math.round((total * 100) / (each * (100 - off))), 'すべてが値引きになるとした。'],
        [limit + Math.round((more * (100 - off)) / 100), '超えた分をもとの値段で割った。'],
        [limit + more + 1, '境目の1個を2度数えた。'],
        [limit + more - 1, '境目の1個を数え忘れた。'],
      ],
    })
  }),
  profit('sold-rest', 'HARD', (random) => {
    const [cost, up, off] = [
      random.int(40, 200) * 10,
      random.pick([20, 30, 40, 50, 60]),
      random.pick([10, 20, 25, 30, 50]),
    ]
    const all = random.int(3, 12) * 10
    const listed = Math.round((all * random.int(5, 9)) / 100) * 10
    const rest = all - listed
    const gain = (cost * (100 + up) * (100 * listed + rest * (100 - off))) / 10_000 - cost * all
    if (rest <= 0 || listed <= 0 || gain <= 0 || !Number.isInteger(gain)) return null
    // The results of the likeliest mistakes are as round as the answer.
    const [ifAllListed, ifRestFree] = [(gain * 100) / (all * up), (gain * 100) / (listed * up)]
    if (ifAllListed % 10 !== 0 || ifRestFree % 10 !== 0) return null
    return numberDraft({
      stem: `ある商品を${all}個仕入れ、${listed}個を原価の${up}%増しの定価で、残りを定価の${off}%引きですべて売ったところ、利益は全体で${withCommas(gain)}円でした。1個の原価はいくらですか。`,
      unit: '円',
      right: [cost, `原価を100とした利益の合計を求め、${withCommas(gain)}円と比べる。`],
      wrong: [
        [(cost * (100 + up)) / 100, '定価を答えた。'],
        [ifAllListed, 'すべて定価で売れたとした。'],
        [ifRestFree, '残りの商品の利益を0とした。'],
        [(cost * (100 + up) * (100 - off)) / 10_000, '値引き後の売り値を答えた。'],
        [Math.round((gain * 100) / (listed * up + rest * (up - off))), `${up}%から${off}%をそのまま引いた。`],
        [cost + 50, '割り算を誤り、商が50大きくなった。'],
        [cost - 50, '割り算を誤り、商が50小さくなった。'],
      ],
    })
  }),
  profit('best-price', 'HARD', (random) => {
    const [price, step] = [random.int(15, 60) * 20, random.pick([10, 20])]
    const [sold, more] = [random.int(4, 20) * 10, random.int(2, 12)]
    const best = (price / step - sold / more) / 2
    if (!Number.isInteger(best) || best < 2 || best > 12 || price - step * (best + 2) <= 0) return null
    return numberDraft({
      stem: `1個${withCommas(price)}円で1日に${sold}個売れる商品があります。値段を${step}円下げるごとに、1日に売れる数は${more}個ずつ増えます。1日の売上が最大になるのは、1個を何円にしたときですか。`,
      unit: '円',
      right: [price - step * best, `値下げを${best}回したときに売上が最大になる。`],
      wrong: [
        [price - step * (best - 1), '値下げを1回分少なくした。'],
        [price - step * (best + 1), '値下げを1回分多くした。'],
        [price - step * (best - 2), '値下げを2回分少なくした。'],
        [price - step * (best + 2), '値下げを2回分多くした。'],
        [price, '値下げをすると売上は必ず減るとした。'],
        [price / 2, 'もとの値段の半分で売上が最大になるとした。'],
        [price - step * best * 2, '売上がもとの額に戻るところまで値下げした。'],
      ],
    })
  }),
]
