import { numberDraft, numeric, withCommas } from './number-draft.ts'

const speed = numeric('速さ')

export const speedTemplates = [
  speed('minutes-distance', 'EASY', (random) => {
    const [perHour, minutes] = [random.int(6, 20) * 5, random.pick([12, 15, 18, 20, 24, 36, 40, 45, 48])]
    const right = (perHour * minutes) / 60
    return numberDraft({
      stem: `時速${perHour}kmで走るバスは、${minutes}分間に何km進みますか。`,
      unit: 'km',
      right: [right, `${perHour}×${minutes}÷60。`],
      wrong: [
        [Math.round((perHour * minutes) / 100), '1時間を100分として計算した。'],
        [perHour - minutes, '速さから時間を引いた。'],
        [perHour - right, '1時間に進む残りの距離を答えた。'],
        [minutes, '1分に1km進むとした。'],
        [Math.round(perHour / 2), '30分間に進む距離を答えた。'],
      ],
    })
  }),
  speed('speed-from', 'EASY', (random) => {
    const [hours, minutes] = [random.int(1, 3), random.pick([12, 15, 20, 24, 30, 36, 40, 45])]
    const perHour = random.int(7, 18) * 5
    const distance = (perHour * (60 * hours + minutes)) / 60
    if (!Number.isInteger(distance)) return null
    return numberDraft({
      stem: `ある自動車が、${distance}kmの道のりを${hours}時間${minutes}分で走りました。平均の速さは時速何kmですか。`,
      unit: 'km',
      right: [perHour, `${distance}×60÷${60 * hours + minutes}。`],
      wrong: [
        [Math.round(distance / (hours + minutes / 100)), `${hours}時間${minutes}分を${hours}.${minutes}時間とした。`],
        [Math.round(distance / hours), `${minutes}分を切り捨てた。`],
        [Math.round(distance / (hours + 1)), `${hours}時間${minutes}分を${hours + 1}時間とした。`],
        [Math.round((distance * 100) / (60 * hours + minutes)), '1時間を100分として計算した。'],
        [perHour + 5, '割り算を誤り、商が5大きくなった。'],
        [perHour - 5, '割り算を誤り、商が5小さくなった。'],
      ],
    })
  }),
  speed('minutes-needed', 'EASY', (random) => {
    const [perHour, minutes] = [random.int(3, 24) * 5, random.int(2, 11) * 8]
    const distance = (perHour * minutes) / 60
    if (!Number.isInteger(distance)) return null
    const hours = Math.floor(minutes / 60)
    const hundredths = Math.round((minutes * 100) / 60) - hours * 100
    const text = `${minutes % 3 === 0 ? '' : '約'}${hours + hundredths / 100}時間`
    const whole = hours === 0 ? '' : `${hours}時間`
    return numberDraft({
      stem: `時速${perHour}kmで${distance}kmの道のりを進むと、何分かかりますか。`,
      unit: '分',
      right: [minutes, `${distance}×60÷${perHour}。`],
      wrong: [
        [Math.round((distance * 100) / perHour), '1時間を100分として計算した。'],
        [Math.round((perHour * 60) / distance), '速さと道のりを逆にして割った。'],
        [hours * 60 + hundredths, `${text}を${whole}${hundredths}分とした。`],
        [hours * 60 + hundredths / 10, `${text}を${whole}${hundredths / 10}分とした。`],
        [distance, '1分に1km進むとした。'],
        [hours * 60, '1時間に満たない分を切り捨てた。'],
      ],
    })
  }),
  speed('round-trip', 'MEDIUM_LOW', (random) => {
    const [there, back] = [random.int(3, 16) * 4, random.int(3, 16) * 4]
    const mean = (2 * there * back) / (there + back)
    const distance = random.int(2, 12) * 10
    // One vehicle on one road: neither way is much slower than the other.
    const [slower, faster] = [Math.min(there, back), Math.max(there, back)]
    if (there === back || slower < 20 || faster > 2 * slower) return null
    return numberDraft({
      stem: `片道${distance}kmの道を、行きは時速${there}km、帰りは時速${back}kmで往復しました。往復の平均の速さは時速何kmですか。`,
      unit: 'km',
      right: [mean, `往復${distance * 2}kmを、かかった時間の合計で割る。`],
      wrong: [
        [(there + back) / 2, '2つの速さを平均した。'],
        [mean / 2, '片道の距離を往復の時間で割った。'],
        [faster - slower, '2つの速さの差を答えた。'],
        [slower, '遅いほうの速さを答えた。'],
        [faster, '速いほうの速さを答えた。'],
        [there + back, '2つの速さを足した。'],
      ],
    })
  }),
  speed('meet', 'MEDIUM_LOW', (random) => {
    const [a, b, minutes] = [random.int(11, 17) * 5, random.int(11, 17) * 5, random.int(6, 30)]
    const distance = (a + b) * minutes
    if (a >= b) return null
    return numberDraft({
      stem: `${withCommas(distance)}m離れた2地点から、AとBが向かい合って同時に歩き始めます。Aは分速${a}m、Bは分速${b}mです。2人が出会うのは何分後ですか。`,
      unit: '分後',
      right: [minutes, `1分に${a + b}mずつ近づく。`],
      wrong: [
        [Math.round(distance / a), 'Aだけが歩くとした。'],
        [Math.round(distance / b), 'Bだけが歩くとした。'],
        [Math.round(distance / (b - a)), '速さの差で割った。'],
        [Math.round(distance / (2 * b + a)), 'Bの速さを2度足した。'],
        [Math.round(minutes / 2), '道のりの半分までの時間を答えた。'],
        [minutes + 1, '割り算を誤り、商が1大きくなった。'],
        [minutes - 1, '割り算を誤り、商が1小さくなった。'],
      ],
    })
  }),
  speed('catch-up', 'MEDIUM_HIGH', (random) => {
    const [a, b, ahead] = [random.int(10, 15) * 5, random.int(18, 40) * 5, random.int(4, 20)]
    const right = (a * ahead) / (b - a)
    if (b === 2 * a) return null
    return numberDraft({
      stem: `Aが家を出てから${ahead}分後に、Bが同じ家を出て同じ道を追いかけました。Aは分速${a}m、Bは分速${b}mです。Bは家を出てから何分後に追いつきますか。`,
      unit: '分後',
      right: [right, `はじめの差${withCommas(a * ahead)}mが、1分に${b - a}mずつ縮まる。`],
      wrong: [
        [right + ahead, 'Aが家を出てからの時間を答えた。'],
        [Math.round((a * ahead) / (a + b)), '速さの和で割った。'],
        [Math.round((a * ahead) / b), 'Bが追う間はAが止まっているとした。'],
        [ahead, 'Aが先に進んだ時間を答えた。'],
        [Math.abs(right - ahead), '追いつくまでの時間からAの先行時間を引いた。'],
        [right * 2, 'Aの先行時間を2度数えた。'],
        [right + 1, '追いつくまでの時間を1分余分に数えた。'],
      ],
    })
  }),
  speed('switch-speed', 'MEDIUM_HIGH', (random) => {
    const [walk, run] = [random.int(10, 16) * 5, random.int(24, 40) * 5]
    const [walked, ran] = [random.int(4, 22), random.int(3, 15)]
    const distance = walk * walked + run * ran
    if (walked === ran || distance % 100 !== 0) return null
    return numberDraft({
      stem: `${withCommas(distance)}mの道のりを、はじめは分速${walk}mで歩き、途中から分速${run}mで走ったところ、全部で${walked + ran}分かかりました。走った時間は何分ですか。`,
      unit: '分',
      right: [ran, `すべて歩いた場合との差を、1分ごとの差${run - walk}mで割る。`],
      wrong: [
        [walked, '歩いた時間を答えた。'],
        [Math.round((walked + ran) / 2), '歩いた時間と走った時間が同じだとした。'],
        [Math.round(distance / run), 'すべて走ったときの時間を答えた。'],
        [Math.round((distance - walk * (walked + ran)) / run), '速さの差ではなく走る速さで割った。'],
        [ran + 1, '割り算を誤り、商が1大きくなった。'],
        [ran - 1, '割り算を誤り、商が1小さくなった。'],
        [Math.round((distance - walk * (walked + ran)) / walk), '速さの差ではなく歩く速さで割った。'],
      ],
    })
  }),
  speed('train-tunnel', 'HARD', (random) => {
    const [train, perSecond] = [random.int(8, 24) * 10, random.pick([15, 18, 20, 24, 25, 30])]
    const [bridge, tunnel] = [random.int(30, 60) * 10, random.int(80, 160) * 10]
    const [first, second] = [(bridge + train) / perSecond, (tunnel + train) / perSecond]
    if (!Number.isInteger(first) || !Number.isInteger(second)) return null
    return numberDraft({
      stem: `一定の速さの列車が、長さ${bridge}mの橋を渡り始めてから渡り終えるまでに${first}秒、長さ${withCommas(tunnel)}mのトンネルに入り始めてから完全に出るまでに${second}秒かかります。列車の長さは何mですか。`,
      unit: 'm',
      right: [train, `速さは秒速${perSecond}mで、${first}秒に進む距離から橋の長さを引く。`],
      wrong: [
        [train / 2, '渡り終えるまでに、列車2つ分の長さを余分に進むとした。'],
        [Math.round((tunnel / second) * first - bridge), '列車の長さを考えずに、トンネルから速さを求めた。'],
        [Math.round(tunnel - (bridge / first) * second), '列車の長さを考えずに、橋から速さを求めた。'],
        [first * perSecond, `${first}秒に進む距離を答えた。`],
        [tunnel - bridge, 'トンネルと橋の長さの差を答えた。'],
        [tunnel + train - bridge, `${second}秒に進む距離から橋の長さを引いた。`],
        [
          Math.round(((bridge + tunnel) / (first + second)) * first - bridge),
          '列車の長さを考えずに、橋とトンネルの長さの和から速さを求めた。',
        ],
      ],
    })
  }),
  speed('river', 'HARD', (random) => {
    const [boat, river, up] = [random.int(8, 26), random.int(1, 6), random.int(2, 6)]
    const distance = (boat - river) * up
    const down = distance / (boat + river)
    if (!Number.isInteger(down) || distance < 12) return null
    return numberDraft({
      stem: `ある船が川を${distance}km上るのに${up}時間、同じ道のりを下るのに${down}時間かかります。静水での船の速さと川の流れの速さは一定です。静水での船の速さは時速何kmですか。`,
      unit: 'km',
      right: [boat, `上りの時速${distance / up}kmと下りの時速${distance / down}kmの和の半分。`],
      wrong: [
        [boat + river, '下りの速さを答えた。'],
        [boat - river, '上りの速さを答えた。'],
        [river, '川の流れの速さを答えた。'],
        [2 * river, '下りと上りの速さの差を答えた。'],
        [Math.round((2 * distance) / (up + down)), '往復の平均の速さを答えた。'],
        [boat * 2, '上りと下りの速さの和を2で割り忘れた。'],
      ],
    })
  }),
  speed('lap', 'HARD', (random) => {
    const [fast, slow] = [random.int(14, 44) * 5, random.int(10, 24) * 5]
    const round = random.int(6, 36) * 100
    const [meet, pass] = [round / (fast + slow), round / (fast - slow)]
    if (!Number.isInteger(meet) || !Number.isInteger(pass) || pass < 1 || meet < 2) return null
    return numberDraft({
      stem: `1周${withCommas(round)}mの池の周りを、AとBが同じ場所から同時に一定の速さで進みます。反対向きなら${meet}分ごとに出会い、同じ向きなら${pass}分ごとにAがBを追い越します。Aは分速何mですか。`,
      unit: 'm',
      right: [fast, `速さの和${fast + slow}mと差${fast - slow}mを足して2で割る。`],
      wrong: [
        [slow, 'Bの速さを答えた。'],
        [fast + slow, '2人の速さの和を答えた。'],
        [fast - slow, '2人の速さの差を答えた。'],
        [(fast + slow) / 2, '速さの和を2等分した。'],
        [fast * 2, '和と差の合計を2で割り忘れた。'],
        [Math.round((2 * round) / (meet + pass)), '2周分の距離を時間の和で割った。'],
      ],
    })
  }),
]
