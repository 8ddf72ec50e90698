import { numberDraft, numeric, withCommas, withinWhole } from './number-draft.ts'

const ratio = numeric('割合')

export const ratioTemplates = [
  ratio('seats-left', 'EASY', (random) => {
    const [seats, percent] = [random.int(6, 30) * 20, random.int(3, 17) * 5]
    const reservations = (seats * percent) / 100
    return numberDraft({
      stem: `ある会場には${seats}席あり、そのうち${percent}%が予約されています。予約されていない席は何席ですか。`,
      unit: '席',
      right: [seats - reservations, `${seats}席の${100 - percent}%。`],
      wrong: [
        [reservations, '予約されている席の数を答えた。'],
        [seats - percent, `${percent}%を${percent}席として引いた。`],
        [(seats * (110 - percent)) / 100, '残りの割合を10ポイント多く計算した。'],
        [(seats * (90 - percent)) / 100, '残りの割合を10ポイント少なく計算した。'],
        [Math.abs(seats - 2 * reservations), '予約された席とされていない席の差を答えた。'],
        [seats / 2, '席の半分が残っているとした。'],
      ],
    })
  }),
  ratio('share-percent', 'EASY', (random) => {
    const [people, percent] = [random.int(2, 12) * 50, random.int(3, 23) * 4]
    const users = (people * percent) / 100
    return numberDraft({
      stem: `${people}人に駅までの行き方をたずねたところ、${users}人が「徒歩」と答えました。これは全体の何%ですか。`,
      unit: '%',
      right: [percent, `${users}÷${people}を百分率にする。`],
      wrong: [
        [100 - percent, '「徒歩」と答えなかった人の割合を答えた。'],
        [withinWhole(Math.round((users * 100) / (people - users))), '「徒歩」以外の人数をもとにした。'],
        [withinWhole(percent + 10), '割り算を誤り、商が10大きくなった。'],
        [percent - 10, '割り算を誤り、商が10小さくなった。'],
        [withinWhole(percent * 2), '全体の人数を半分にして割った。'],
        [percent / 2, '全体の人数を2倍にして割った。'],
      ],
    })
  }),
  ratio('rope-ratio', 'EASY', (random) => {
    const [a, b, part] = [random.int(2, 5), random.int(3, 9), random.int(4, 15) * 2]
    if (b <= a || (b % a === 0 && a > 1) || b % 2 === a % 2) return null
    const length = (a + b) * part
    return numberDraft({
      stem: `長さ${length}cmのひもを、長さの比が${a}：${b}になるように2本に切ります。長いほうは何cmですか。`,
      unit: 'cm',
      right: [b * part, `${length}cmの${a + b}分の${b}。`],
      wrong: [
        [a * part, '短いほうの長さを答えた。'],
        [length / 2, '同じ長さに切った。'],
        [(b - a) * part, '2本の長さの差を答えた。'],
        [(b + 1) * part, '比の1つ分を余分に数えた。'],
        [(b - 1) * part, '比の1つ分を少なく数えた。'],
        [length - b, '比の数をcmとして引いた。'],
      ],
    })
  }),
  ratio('last-year', 'MEDIUM_LOW', (random) => {
    const [before, percent] = [random.int(8, 60) * 20, random.pick([5, 10, 15, 20, 25, 30, 40])]
    const now = (before * (100 + percent)) / 100
    const cut = (now * percent) / 100
    // The likeliest mistake has to come out even, too: a round number among odd ones would be the answer.
    if (!Number.isInteger(now) || !Number.isInteger(cut)) return null
    return numberDraft({
      stem: `ある講座の今年の受講者は${withCommas(now)}人で、昨年より${percent}%増えました。昨年の受講者は何人でしたか。`,
      unit: '人',
      right: [before, `${withCommas(now)}÷${(100 + percent) / 100}。`],
      wrong: [
        [now - cut, `今年の人数をもとに${percent}%を引いた。`],
        [now - percent, `${percent}%を${percent}人として引いた。`],
        [now + cut, `今年の人数に${percent}%を加えた。`],
        [cut, `今年の人数の${percent}%を答えた。`],
        [before + 20, '割り算を誤り、商が20大きくなった。'],
        [before - 20, '割り算を誤り、商が20小さくなった。'],
      ],
    })
  }),
  ratio('book-rest', 'MEDIUM_LOW', (random) => {
    const [a, b] = [random.int(3, 6), random.int(3, 5)]
    const pages = random.int(5, 20) * a * b
    const rest = (pages * (a - 1) * (b - 1)) / (a * b)
    if (a === b || pages < 90 || pages > 360) return null
    return numberDraft({
      stem: `ある本を、1日目に全体の${a}分の1、2日目に残りの${b}分の1だけ読んだところ、${rest}ページ残りました。この本は全部で何ページですか。`,
      unit: 'ページ',
      right: [pages, `${rest}÷${b - 1}×${b}÷${a - 1}×${a}。`],
      wrong: [
        [(rest * a * b) / (a * b - a - b), '2日目も全体に対する割合だと考えた。'],
        [(rest * b) / (b - 1), '1日目に読んだ分を戻し忘れた。'],
        [(rest * a) / (a - 1), '2日目に読んだ分を戻し忘れた。'],
        [(rest * a * b) / (a * b - 1), '読んだ割合をかけ合わせて1から引いた。'],
        [rest * b, `残りのページを${b}倍した。`],
        [rest * a, `残りのページを${a}倍した。`],
        [pages - rest, '2日間で読んだページを答えた。'],
      ],
    })
  }),
  ratio('add-water', 'MEDIUM_LOW', (random) => {
    const [salt, grams, water] = [random.int(6, 24), random.int(2, 8) * 50, random.int(1, 8) * 50]
    const right = (salt * grams) / (grams + water)
    return numberDraft({
      stem: `濃度${salt}%の食塩水${grams}gに水を${water}g加えてよく混ぜると、濃度は何%になりますか。`,
      unit: '%',
      right: [right, `食塩${(salt * grams) / 100}gが${grams + water}gの中にある。`],
      wrong: [
        [(salt * grams) / water, '全体ではなく加えた水の重さで割った。'],
        [salt - right, '濃度の下がった分を答えた。'],
        [(salt * water) / (grams + water), '食塩水と水の重さを取り違えた。'],
        [(salt * (grams - water)) / grams, '加えた水の割合だけ濃度を引いた。'],
        [salt / 2, '濃度が半分になるとした。'],
        [Math.round((salt * grams) / (grams + water / 2)), '加えた水を半分だけ数えた。'],
        [Math.round((salt * grams) / (grams + water * 2)), '加えた水を2度数えた。'],
      ],
    })
  }),
  ratio('mix-two', 'MEDIUM_LOW', (random) => {
    const [thin, thick] = [random.int(2, 9), random.int(8, 22)]
    const [a, b] = [random.int(1, 8) * 50, random.int(1, 8) * 50]
    if (thick - thin < 4 || a === b) return null
    return numberDraft({
      stem: `濃度${thin}%の食塩水${a}gと、濃度${thick}%の食塩水${b}gを混ぜると、濃度は何%になりますか。`,
      unit: '%',
      right: [(thin * a + thick * b) / (a + b), `食塩${(thin * a + thick * b) / 100}gが${a + b}gの中にある。`],
      wrong: [
        [(thin + thick) / 2, '重さの違いを考えず、2つの濃度を平均した。'],
        [(thin * b + thick * a) / (a + b), '2つの食塩水の重さを取り違えた。'],
        [thick - thin, '2つの濃度の差を答えた。'],
        [thin + thick, '2つの濃度を足した。'],
        [Math.round((thick * b) / (a + b)), '薄いほうの食塩を数え忘れた。'],
        [Math.round((thin * a + thick * b) / Math.max(a, b)), '重いほうの食塩水の重さだけで割った。'],
      ],
    })
  }),
  ratio('ratio-chain', 'MEDIUM_HIGH', (random) => {
    const [a, b, c, d] = [random.int(2, 5), random.int(2, 5), random.int(2, 5), random.int(2, 5)]
    if (a === b || c === d || b === c || (b % 2 === 0 && c % 2 === 0)) return null
    if ((a === 4 && b === 2) || (a === 2 && b === 4) || (c === 4 && d === 2) || (c === 2 && d === 4)) return null
    const each = random.int(1, 6)
    const all = (a * c + b * c + b * d) * each
    return numberDraft({
      stem: `箱の中の赤玉と青玉の数の比は${a}：${b}、青玉と白玉の数の比は${c}：${d}です。3色の玉が全部で${all}個のとき、白玉は何個ですか。`,
      unit: '個',
      right: [b * d * each, `赤：青：白＝${a * c}：${b * c}：${b * d}。`],
      wrong: [
        [a * c * each, '赤玉の数を答えた。'],
        [b * c * each, '青玉の数を答えた。'],
        [Math.round((all * d) / (a + b + d)), `${a}：${b}：${d}と、比をそろえずに並べた。`],
        [Math.round((all * d) / (a + b + c + d)), '4つの比の数を足して割った。'],
        [Math.round((all * d) / (c + d)), '赤玉を除かずに青玉と白玉の比で分けた。'],
        [Math.round(all / 3), '3色が同じ数だとした。'],
      ],
    })
  }),
  ratio('two-sessions', 'HARD', (random) => {
    const [day, night] = [random.int(5, 20) * 20, random.int(5, 20) * 20]
    const [less, more] = [random.pick([5, 10, 15, 20]), random.pick([5, 10, 15, 20, 25, 30])]
    const now = (day * (100 - less) + night * (100 + more)) / 100
    if (day === night || now === day + night) return null
    return numberDraft({
      stem: `ある講座の昨年の受講者は、昼の部と夜の部を合わせて${day + night}人でした。今年は昼の部が${less}%減り、夜の部が${more}%増えて、合わせて${now}人です。昨年の夜の部は何人でしたか。`,
      unit: '人',
      right: [night, `昨年の夜の部をx人として、増減から一次方程式を解く。`],
      wrong: [
        [day, '昨年の昼の部の人数を答えた。'],
        [(night * (100 + more)) / 100, '今年の夜の部の人数を答えた。'],
        [(day * (100 - less)) / 100, '今年の昼の部の人数を答えた。'],
        [(day + night) / 2, '昨年の昼の部と夜の部が同じ人数だとした。'],
        [Math.round(now / 2), '今年の合計を2等分した。'],
        [Math.round(((now - day - night) * 100) / (more - less)), '全体の増減を、2つの割合の差で割った。'],
      ],
    })
  }),
  ratio('dilute-twice', 'HARD', (random) => {
    const [salt, grams, out] = [random.int(8, 32), random.int(2, 10) * 50, random.int(1, 5) * 50]
    if (out * 2 > grams) return null
    const rest = grams - out
    return numberDraft({
      stem: `濃度${salt}%の砂糖水が${grams}gあります。${out}gをくみ出して同じ重さの水を加える操作を、続けて2回行うと、濃度は何%になりますか。`,
      unit: '%',
      right: [(salt * rest * rest) / (grams * grams), `1回ごとに砂糖が${grams}分の${rest}になる。`],
      wrong: [
        [Math.round((salt * rest) / grams), '操作を1回だけ行った。'],
        [(salt * (grams - 2 * out)) / grams, '2回目も1回目と同じ重さの砂糖が減るとした。'],
        [(salt * out) / grams, 'くみ出した割合を残りの割合とした。'],
        [Math.round((salt * grams) / (grams + 2 * out)), 'くみ出さずに水を2回加えた。'],
        [Math.round((salt * rest ** 3) / grams ** 3), '操作を3回行った。'],
        [salt / 2, '濃度が半分になるとした。'],
      ],
    })
  }),
]
