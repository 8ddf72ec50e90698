import { numberDraft, numeric } from './number-draft.ts'

const counting = numeric('場合の数')

const letter = (place: number) => String.fromCharCode(64 + place)
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number) => (k > n ? 0 : factorial(n) / (factorial(k) * factorial(n - k)))

export const countingTemplates = [
  counting('pick-two', 'EASY', (random) => {
    const n = random.int(5, 9)
    const duty = random.pick(['受付', '会計', '案内', '記録', '司会'])
    return numberDraft({
      stem: `A〜${letter(n)}の${n}人から、${duty}の係を2人選びます。選び方は何通りありますか。`,
      unit: '通り',
      right: [choose(n, 2), `順番を区別しないので${n}×${n - 1}÷2。`],
      wrong: [
        [n * (n - 1), '選ぶ順番を区別した。'],
        [n * 2, '人数を2倍した。'],
        [n * n, '同じ人を2回選べるとし、順番も区別した。'],
        [choose(n, 2) + n, '同じ人を2回選べるとした。'],
        [choose(n - 1, 2), '1人少ない人数で計算した。'],
        [choose(n, 2) + 1, '数え上げで、同じ2人を1度重ねて数えた。'],
        [choose(n, 2) - 1, '数え上げで、1通りを数えもらした。'],
      ],
    })
  }),
  counting('two-offices', 'EASY', (random) => {
    const n = random.int(5, 12)
    const [one, other] = random.pick([
      ['議長', '書記'],
      ['部長', '副部長'],
      ['司会', '計時係'],
      ['班長', '記録係'],
    ] as const)
    return numberDraft({
      stem: `${n}人の中から、${one}と${other}を1人ずつ選びます。同じ人が両方になることはありません。選び方は何通りありますか。`,
      unit: '通り',
      right: [n * (n - 1), `${one}が${n}通り、${other}が残りの${n - 1}通り。`],
      wrong: [
        [choose(n, 2), '2つの役目を区別しなかった。'],
        [n * n, '同じ人が両方になる場合も数えた。'],
        [n * 2, '人数を2倍した。'],
        [(n - 1) * (n - 2), '1人少ない人数で計算した。'],
        [2 * n - 1, 'かけ算をせず、2つの役目の選び方を足した。'],
        [n * (n + 1), '残りの人数を1人増やした。'],
      ],
    })
  }),
  counting('menu', 'EASY', (random) => {
    const [a, b, c] = [random.int(2, 6), random.int(3, 7), random.int(2, 6)]
    const [one, two, three] = random.pick([
      ['飲み物', '主菜', 'デザート'],
      ['表紙', '用紙', '帯'],
      ['鉛筆', '消しゴム', '定規'],
      ['シャツ', '上着', '靴'],
    ] as const)
    return numberDraft({
      stem: `${one}が${a}種類、${two}が${b}種類、${three}が${c}種類あります。それぞれから1種類ずつ選ぶとき、組み合わせは何通りありますか。`,
      unit: '通り',
      right: [a * b * c, `${a}×${b}×${c}。`],
      wrong: [
        [a + b + c, '種類の数を足した。'],
        [a * b + c, `${three}だけを足した。`],
        [a * b, `${three}を選ぶのを忘れた。`],
        [a * b * (c + 1), `${three}を選ばない場合も数えた。`],
        [(a + 1) * b * c, `${one}を選ばない場合も数えた。`],
        [a * (b + c), `${two}と${three}からどちらか1つを選んだ。`],
      ],
    })
  }),
  counting('dice-sum', 'EASY', (random) => {
    const least = random.int(5, 11)
    const ways = (sum: number) => 6 - Math.abs(7 - sum)
    let right = 0
    for (let sum = least; sum <= 12; sum++) right += ways(sum)
    let pairs = 0
    for (let one = 1; one <= 6; one++) for (let two = one; two <= 6; two++) if (one + two >= least) pairs++
    return numberDraft({
      stem: `大小2個のさいころを同時に投げます。出た目の和が${least}以上になる目の出方は何通りありますか。`,
      unit: '通り',
      right: [right, `和が${least}から12になる場合を順に数える。`],
      wrong: [
        [right - ways(least), `和がちょうど${least}の場合を除いた。`],
        [36 - right, `和が${least}より小さい場合を数えた。`],
        [pairs, '大小のさいころを区別しなかった。'],
        [ways(least), `和がちょうど${least}の場合だけを数えた。`],
        [right + ways(least - 1), `和が${least - 1}の場合も数えた。`],
        [13 - least, '出方ではなく、和として表れる数の個数を答えた。'],
      ],
    })
  }),
  counting('not-at-ends', 'MEDIUM_LOW', (random) => {
    const n = random.int(4, 6)
    const who = letter(random.int(1, n))
    return numberDraft({
      stem: `A〜${letter(n)}の${n}人が横1列に並びます。${who}が左端にも右端にもならない並び方は何通りありますか。`,
      unit: '通り',
      right: [(n - 2) * factorial(n - 1), `${who}の場所が${n - 2}通り、残りの並び方が${factorial(n - 1)}通り。`],
      wrong: [
        [factorial(n), 'すべての並び方を数えた。'],
        [2 * factorial(n - 1), `${who}が端になる並び方を数えた。`],
        [(n - 1) * factorial(n - 1), '片方の端だけを除いた。'],
        [factorial(n - 1), `${who}を除いた人の並び方だけを数えた。`],
        [(n - 2) * factorial(n - 2), '残りの人数を1人少なく数えた。'],
        [factorial(n) / 2, `並び方の半分で${who}が端になると考えた。`],
      ],
    })
  }),
  counting('side-by-side', 'MEDIUM_LOW', (random) => {
    const n = random.int(4, 6)
    const [one = 'A', other = 'B'] = random
      .sample(
        Array.from({ length: n }, (_, place) => letter(place + 1)),
        2,
      )
      .sort()
    return numberDraft({
      stem: `A〜${letter(n)}の${n}人が横1列に並びます。${one}と${other}が隣り合う並び方は何通りありますか。`,
      unit: '通り',
      right: [2 * factorial(n - 1), `${one}と${other}を1組として並べ、2人の左右を入れ替える。`],
      wrong: [
        [factorial(n - 1), '2人の左右の入れ替えを忘れた。'],
        [factorial(n), 'すべての並び方を数えた。'],
        [factorial(n) - 2 * factorial(n - 1), '隣り合わない並び方を数えた。'],
        [2 * factorial(n - 2), '残りの人の並び方だけを2倍した。'],
        [(n - 1) * factorial(n - 1), '1組の場所を数えた後、組を含めた並び方をもう一度かけた。'],
        [factorial(n) / 2, '並び方の半分で隣り合うと考えた。'],
      ],
    })
  }),
  counting('even-numbers', 'MEDIUM_HIGH', (random) => {
    const top = random.int(4, 8)
    const parity = random.pick(['偶数', '奇数'] as const)
    const evens = Math.floor(top / 2) + 1
    const odds = top + 1 - evens
    const withZero = top * (top - 1)
    const evenCount = withZero + (evens - 1) * (top - 1) * (top - 1)
    const oddCount = odds * (top - 1) * (top - 1)
    const [right, opposite, lasts] = parity === '偶数' ? [evenCount, oddCount, evens] : [oddCount, evenCount, odds]
    return numberDraft({
      stem: `0〜${top}の数字が1つずつ書かれたカードが1枚ずつあります。このうち3枚を並べて3けたの整数を作るとき、${parity}は何通りできますか。`,
      unit: '通り',
      right: [right, '一の位、百の位、十の位の順に決め、百の位に0を置かない。'],
      wrong: [
        [lasts * top * (top - 1), '百の位が0になる場合も数えた。'],
        [opposite, `${parity === '偶数' ? '奇数' : '偶数'}を数えた。`],
        [right + opposite, 'できる3けたの整数をすべて数えた。'],
        [lasts * (top - 1) * (top - 1), '一の位が0のときも、百の位の選び方を減らした。'],
        [lasts * (top - 1) * (top - 2), '百の位と十の位で使えるカードを1枚ずつ少なく数えた。'],
        [lasts * top * (top + 1), '同じカードを何回も使えるとした。'],
        [lasts * (top + 1) * (top + 1), '同じカードを何回も使え、百の位が0でもよいとした。'],
      ],
    })
  }),
  counting('both-groups', 'MEDIUM_HIGH', (random) => {
    const [a, b] = [random.int(3, 6), random.int(3, 6)]
    const all = choose(a + b, 3)
    if (a === b) return null
    const [one, other] = random.pick([
      ['営業', '開発'],
      ['企画', '広報'],
      ['午前', '午後'],
      ['経験者', '未経験者'],
    ] as const)
    const suffix = one.endsWith('者') ? '' : 'の担当'
    return numberDraft({
      stem: `${one}${suffix}${a}人と${other}${suffix}${b}人の中から3人を選びます。どちらからも1人以上選ぶとき、選び方は何通りありますか。`,
      unit: '通り',
      right: [all - choose(a, 3) - choose(b, 3), '全体の選び方から、片方だけで3人になる選び方を引く。'],
      wrong: [
        [all, '片方だけで3人になる場合も数えた。'],
        [a * b * (a + b - 2), '先に1人ずつ選び、残り1人を選ぶ順番まで区別した。'],
        [all - choose(a, 3), `${other}${suffix}だけの3人を除き忘れた。`],
        [all - choose(b, 3), `${one}${suffix}だけの3人を除き忘れた。`],
        [choose(a, 2) * b, `${one}${suffix}が2人の場合だけを数えた。`],
        [a * choose(b, 2), `${other}${suffix}が2人の場合だけを数えた。`],
      ],
    })
  }),
  counting('grid-paths', 'HARD', (random) => {
    const [east, north] = [random.int(3, 5), random.int(2, 4)]
    const [blockedEast, blockedNorth] = [random.int(1, east - 1), random.int(1, north - 1)]
    const ways = (right: number, up: number) => choose(right + up, up)
    const all = ways(east, north)
    const before = ways(blockedEast, blockedNorth)
    const after = ways(east - blockedEast, north - blockedNorth)
    return numberDraft({
      stem: `碁盤の目の形の道を、東へ${east}区画、北へ${north}区画行った目的地まで、遠回りせずに進みます。出発地から東へ${blockedEast}区画、北へ${blockedNorth}区画行った交差点は通れません。道順は何通りありますか。`,
      unit: '通り',
      right: [all - before * after, `全体の${all}通りから、その交差点を通る${before * after}通りを引く。`],
      wrong: [
        [all, '通れない交差点を考えなかった。'],
        [before * after, '通れない交差点を通る道順を数えた。'],
        [all - before - after, '交差点の前と後の道順をかけずに足して引いた。'],
        [all - before, '交差点までの道順だけを引いた。'],
        [all - after, '交差点から先の道順だけを引いた。'],
        [east * north, '東と北の区画の数をかけた。'],
      ],
    })
  }),
  counting('balls-boxes', 'HARD', (random) => {
    const [balls, most] = [random.int(6, 10), random.int(3, 5)]
    const counts = { right: 0, noLimit: 0, withEmpty: 0, alike: 0 }
    for (let a = 0; a <= balls; a++) {
      for (let b = 0; a + b <= balls; b++) {
        const c = balls - a - b
        const isWithin = Math.max(a, b, c) <= most
        const isFilled = Math.min(a, b, c) > 0
        if (isFilled && isWithin) counts.right++
        if (isFilled) counts.noLimit++
        if (isWithin) counts.withEmpty++
        if (isFilled && isWithin && a <= b && b <= c) counts.alike++
      }
    }
    if (counts.right < 4) return null
    return numberDraft({
      stem: `区別のない同じ玉${balls}個を、A、B、Cの3つの箱に分けます。どの箱にも1個以上${most}個以下を入れるとき、分け方は何通りありますか。`,
      unit: '通り',
      right: [counts.right, '箱を区別し、3つの数の組をもれなく並べる。'],
      wrong: [
        [counts.noLimit, `${most}個以下という条件を忘れた。`],
        [counts.withEmpty, '空の箱があってもよいとした。'],
        [counts.alike, '箱を区別しなかった。'],
        [counts.alike * 6, '3つの数がいつも異なるとして6倍した。'],
        [counts.alike * 3, '数の組を3倍した。'],
        [counts.right + 1, '同じ分け方を1つ重ねて数えた。'],
        [counts.right - 1, '分け方を1つ数えもらした。'],
      ],
    })
  }),
  counting('coins', 'HARD', (random) => {
    const amount = random.int(8, 24) * 25
    if (amount % 50 !== 0) return null
    const counts = { right: 0, eachUsed: 0, twoKinds: 0 }
    for (let hundreds = 0; hundreds * 100 <= amount; hundreds++) {
      for (let fifties = 0; hundreds * 100 + fifties * 50 <= amount; fifties++) {
        const tens = (amount - hundreds * 100 - fifties * 50) / 10
        counts.right++
        if (hundreds > 0 && fifties > 0 && tens > 0) counts.eachUsed++
        if (tens === 0) counts.twoKinds++
      }
    }
    return numberDraft({
      stem: `10円、50円、100円の硬貨がどれも十分にあります。ちょうど${amount}円を支払う硬貨の組み合わせは何通りありますか。使わない硬貨があってもかまいません。`,
      unit: '通り',
      right: [counts.right, '100円硬貨の枚数ごとに、50円硬貨の枚数を数えて足す。'],
      wrong: [
        [counts.eachUsed, 'どの硬貨も1枚以上使うとした。'],
        [counts.twoKinds, '10円硬貨を使わない場合だけを数えた。'],
        [amount / 50 + 1, '100円硬貨を使わない場合だけを数えた。'],
        [(amount / 50 + 1) * (Math.floor(amount / 100) + 1), '50円と100円の枚数を別々に数えてかけた。'],
        [counts.right - 1, '1種類だけで支払う場合を1つ忘れた。'],
        [counts.right + 1, '同じ組み合わせを1つ重ねて数えた。'],
        [counts.right - counts.twoKinds, '10円硬貨を必ず使うとした。'],
      ],
    })
  }),
]
