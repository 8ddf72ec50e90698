import type { Random } from '../random.ts'
import { compile, compileSlots } from './template.ts'

const { names, draw } = compileSlots({
  n: [3, 9],
  m: [10, 40, 5],
  d: [20, 300, 10],
  time: ['朝の電車', '寝る前', '昼休み', '授業の合間', '日曜の夜', '起きてすぐ'],
  tool: ['手帳', '小さなノート', '表計算の一枚', '付箋', '日記', 'メモ帳'],
})

/** Working habits of a student; each fits any story. */
const habits = [
  '{time}に予定を{n}つだけ書き出し、終わらなかった理由を{tool}に残しています。',
  '迷ったときは{tool}に選択肢を{n}つ並べ、捨てる理由から書くようにしています。',
  '人と会った日は、教わったことを{n}行で{tool}に残します。続けて{d}日になりました。',
  '初めてのことは、まず{m}分だけ試してから計画を立てます。',
  '苦手なことほど{time}に置き、{m}分で区切って取りかかります。',
  '失敗した日は{tool}を開き、次に変えることを一つだけ決めて寝ます。これが{d}日続いています。',
  '話し合いの前には、相手が言いそうなことを{n}つ想像しておきます。',
  '週に{n}回は専門外の人に自分の話をして、伝わらなかった言葉を{tool}に書きます。',
  '締切の{n}日前に一度仕上げ、残りの時間を人に見てもらうことに使います。',
  '気になった言葉や数字は{tool}に書きため、{d}件を超えました。',
  '頼まれごとには{m}分以内に一度返事をして、できる時刻を先に伝えます。',
  '大事な判断の前には、反対の立場で{m}分考える時間をとります。',
  '新しい場所では、まず{n}人の名前と得意なことを覚えるようにしています。',
  '本や記事は読み終えたら{n}行にまとめ、{time}に読み返しています。',
  '疲れているときの自分を信じず、{tool}に書いた手順を{n}回確かめます。',
  '{time}の{m}分を振り返りにあて、続けた日数は{d}日になりました。',
  '人に説明できるまでは分かったと思わず、{n}通りの例で話してみます。',
  'うまくいった日も理由を{n}つ書き、再現できるかを試しています。',
  '席を立つ前の{n}分で、次に始める一手を{tool}に残します。',
  '{n}人以上で動くときは、決めたことをその日のうちに1枚にまとめて送ります。',
].map((text) => compile(text, names))

export function tellHabit(random: Random): string {
  const values: Record<string, string> = {}
  draw(random, values)
  return random.pick(habits)(values)
}

/** Steps a student currently takes for the future. */
const steps = [
  'いまは{n}つの業界を比べ、社員の方の話を{m}分ずつ聞いて回っています。',
  '最近は、働く人の一日を知りたくて{n}社の職場を見学しました。',
  '次の半年は、専門の勉強に加えて{n}冊の入門書を読む予定です。',
  '就職活動では、仕事の内容と同じくらい、失敗をどう扱う職場かを{n}社にうかがっています。',
  '将来について{n}人の先輩に相談し、まず現場を知ることから始めています。',
  'いまは発表や文章の力をつけるため、月に{n}回は人前で話しています。',
  '社会に出る準備として、{time}の{m}分を新しい学びに使っています。',
  '志望を狭めすぎず、{n}つの職種の話を聞いて考えているところです。',
].map((text) => compile(text, names))

export function tellStep(random: Random): string {
  const values: Record<string, string> = {}
  draw(random, values)
  return random.pick(steps)(values)
}
