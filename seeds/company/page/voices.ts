import type { Random } from '#seeds/random.ts'
import type { CompanyStory } from '../story.ts'

/** A colleague's words; {scene} is one of the company's own scenes. */
const frames = [
  '入社して最初に任されたのが{scene}でした。先輩の手順を書き写しては、なぜそうするのかを一つずつ聞きました。いまでもその時のノートを開きます。',
  '学生のころは想像もしていなかった仕事ですが、{scene}がいちばん好きです。うまくいかない日ほど、班のみんなが理由を一緒に探してくれます。',
  '{scene}に初めて加わった日のことをよく覚えています。分からないと言ったら、先輩が自分の失敗から話してくれました。聞ける空気があるのは本当に助かります。',
  '面接で聞いた{scene}の話が忘れられず、入社を決めました。実際は地味な準備が8割です。その準備を面白がる人が多い職場だと思います。',
  '2年目に{scene}の担当になりました。一人で抱えないように、週に一度は必ず相談の時間があります。自分の判断が形になったときは素直にうれしいです。',
  '部署を移って3年、いまは{scene}に関わっています。前の部署での経験が思わぬところで役に立ちます。異動の希望は毎年、上司と話して決めています。',
  '{scene}では、年次に関係なく気づいたことを言います。私の意見で手順が一つ変わったことがあり、それからは記録を読むのが楽しくなりました。',
  '文系の出身で不安でしたが、入社後の勉強会で基礎から教わりました。{scene}のように、人の話を聞く力が生きる場面も多いです。',
  '忙しい時期はありますが、交代で休める仕組みがあります。{scene}が終わった翌週は、チームで休みをずらして取りました。',
  '正直に言うと、1年目は思ったようにいかないことばかりでした。{scene}を続けるうちに、前より早く気づけることが少しずつ増えています。',
  '説明会で「入ってから困ること」を話してくれたのが、この会社でした。いまは私が{scene}の大変さも含めて学生の方に話しています。',
  '{scene}では、お客さまの言葉をそのまま書き残すのが決まりです。後で読み返すと、自分の聞き違いに気づくこともあります。',
  '在宅の日と出社の日を自分で決めています。{scene}の前は必ず顔を合わせて、終わったら短く振り返ります。暮らしに合わせやすいです。',
  '育児休業から戻って2年になります。{scene}の受け持ちを二人で分けてもらい、夕方には保育園へ迎えに行けています。',
  '転職も考えた時期に、先輩が{scene}の現場へ連れて行ってくれました。自分の仕事が誰に届くのかを見て、もう少し続けてみようと思いました。',
  '大学で続けた部活動の記録係が、こんな形で役に立つとは思いませんでした。{scene}は、書いて残すことから始まります。',
  '出身地を離れての就職でしたが、寮の仲間と地域の行事に出るうちに知り合いが増えました。{scene}の話をすると、町の人が面白がってくれます。',
] as const

const years = [2, 3, 4, 5, 6, 8, 11] as const
const posts = ['企画', '開発', '営業', '現場運営', '品質', '管理', '研究', 'サービス']

/** Two or three colleagues; neighbours in the list of companies never share a frame. */
export function writeVoices({ scenes, users }: CompanyStory, at: number, random: Random) {
  const count = Math.min(3, scenes.length)
  return scenes.slice(0, count).map((scene, n) => {
    const frame = frames[(at * 3 + n) % frames.length] ?? frames[0]
    const year = /2年目/.test(frame) ? 4 : /3年/.test(frame) ? 8 : years[(at + n * 2) % years.length]
    const department = users[n + 1]?.department ?? `${random.pick(posts)}部門`
    return { speaker: `${department}・入社${year}年目`, body: frame.replace('{scene}', `「${scene}」`) }
  })
}
