import type { Verb } from './words.ts'

/** A verb's ending, and the form that it is put to. */
export type Ending = { form: Exclude<keyof Verb, 'isVoiced'>; text: string }

/** た and て after a voiced form. */
export const voiced = (text: string) =>
  (text.startsWith('た') ? 'だ' : text.startsWith('て') ? 'で' : '') + text.slice(1)

const listOf = (form: Ending['form'], texts: string): Ending[] =>
  texts.split(' ').map((text) => ({ form, text: text === '-' ? '' : text }))
/** One of each list in turn: the lists are in the order of frequency. */
const turnAbout = (...lists: Ending[][]) =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat()

export const politeEndings = turnAbout(
  listOf(
    'stem',
    'ました ます ません たいです ませんでした ましょう たいと思います やすいです ながら考えました たいと考えています 始めました 続けました',
  ),
  listOf(
    'past',
    'ています ていました たことがあります てみました たのです たからです てきました たと思います ておきました てしまいました たものです ていきます てくれました てもらいました たそうです たばかりでした たようです ていたのです てはいけません てほしいと思います',
  ),
  listOf(
    'plain',
    'ことができました ようになりました のです ことにしました と思います からです つもりです ことが大切です ためです ことがあります はずです ものです ようです でしょう かもしれません ところです',
  ),
  listOf(
    'negative',
    'ないのです ないと思います なければなりません ないようにしています ないままでした ずにいました ないでしょう',
  ),
)
export const plainEndings = turnAbout(
  listOf(
    'past',
    'た ている ていた たのである てしまった たのだ てくる てきた たのだった てみた たらしい ていない てやった ていたのだ てくれた ていった たようだ てもらった たことがある たものだ たかもしれない ておいた たばかりだ てならない たに違いない てみたい',
  ),
  listOf(
    'plain',
    '- のだ のである ことができる だろう と思う ようになった ことがある のだろうか らしい であろう のだった ことにした ばかりである ようだ わけにはいかない ところだった に違いない ものだ かもしれない はずである までもない のみである に過ぎない',
  ),
  listOf(
    'negative',
    'ない なかった ないのである ないのだ ねばならぬ なければならない ぬ ないだろう なくなった ないらしい ないでいた ずにはいられない ないことはない',
  ),
  listOf(
    'stem',
    'たい たかった ながら見ていた 始めた 続けた そうだ かけた すぎる 得る たがる たくない そうになった 出した 切った 合った',
  ),
)
export const linkingEndings = turnAbout(
  listOf(
    'past',
    'て たが たので ていると てから たら ても ていたが たとき ていて たけれど たために た後 たところ てみると たまま ていながら たからには てばかりいて たのに ているうちに たのは たかと思うと たりして ては てしまうと てしまって てきて',
  ),
  listOf(
    'stem',
    '- ながら 、また ましたが つつ 始めると ましたので そうになって たいので たいと思い たくて 次第 かけると',
  ),
  listOf(
    'plain',
    'と が ので から ために ように ことで 前に のに のは ことを のを ほど ことが だけで までは ときには たびに うちに ばかりで というので より とともに にしても としても ものの',
  ),
  listOf(
    'negative',
    'ないで ず なければ なくて ないので ないと ずに なかったが ないように ないうちに なくとも ないまま なかったので',
  ),
  listOf('conditional', 'ば ばこそ ば必ず ばいいと思い'),
)
export const attributiveEndings = turnAbout(
  listOf('past', 'た ている ていた てきた てしまった てくれた たという ていない てみたい てある'),
  listOf('plain', '- という ような べき だけの ための ほどの'),
  listOf('negative', 'ない なかった ぬ ないような'),
  listOf('stem', 'たい やすい にくい 続けた そうな 始めた かけた'),
)
export const politeNounEndings =
  'です でした だと思います ではありません だと考えています になりました でしょう なのです だったと思います であるからです ではありませんでした にほかなりません かもしれません のようです ばかりでした だからです だけです までです'.split(
    ' ',
  )
export const plainNounEndings =
  'だ である だった であった ではない になった だろう なのだ であろう だと思う らしい に違いない なのである に過ぎない ではなかった かもしれない のようだ ばかりだ ではないか だからだ だけだ までだ でもない にした のはずだ であるらしい だという だったのだ でしかない となった'.split(
    ' ',
  )
export const nounLinks =
  'で、 だが、 なので、 であり、 になり、 だったが、 であるから、 ですが、 だと思い、 に見えて、 なのに、 でも、 としても、 でありながら、 なため、 だったので、'.split(
    ' ',
  )
export const particles =
  'を に が の方に で と へ も から は、 について まで として によって より や などを においては に対して だけを とともに における とか には では をめぐって にとって のために の中で の上に のように という のそばに の間に の前で にも でも をもって を通じて にわたって ばかりを との さえ のほうが ほど こそ らしく'.split(
    ' ',
  )
export const topics =
  'は が も は、 では には とは から、 にも なら って に、 だけは でも までも として、 とともに、'.split(' ')
export const connectives =
  'しかし そして また それで だから その後、 さらに ところが そこで しかも 例えば、 けれども すると つまり また、 それから もちろん もっとも なお、 一方で、 ただし むしろ そのため、 その結果、 まず、 次に、 最後に、 実は、 なぜなら やがて それでも とはいえ 要するに、 もし いや、 さて ああ、 ところで ともかく、'.split(
    ' ',
  )
export const pronouns =
  '私 それ これ 彼 自分 何 ここ 僕 彼女 そこ 誰 みんな あれ われわれ あなた 私たち どこ 皆 いつ 俺 互い どちら こちら 彼ら それら ほか 向こう 自身 どれ'.split(
    ' ',
  )
export const pointers =
  'その この そういう ある あの こんな そんな どんな こういう 同じ 一つの 大きな 小さな ほんの いろいろな あらゆる どの 多くの わが いわゆる ほかの すべての 次の 今の 前の 最初の 最後の 別の 各 単なる'.split(
    ' ',
  )
export const formalNouns =
  'こと の もの とき ところ ため よう わけ ほう とおり あいだ うち まま 人 者 気 点 場合 必要 上 前 後 時 つもり 結果 中 方 様子 理由 限り 一方'.split(
    ' ',
  )

const verbOf = (plain: string, stem: string, past: string, negative: string, conditional: string): Verb => ({
  plain,
  stem,
  past,
  isVoiced: false,
  negative,
  conditional,
})
export const helpers = [
  verbOf('いる', 'い', 'い', 'い', 'いれ'),
  verbOf('いく', 'いき', 'いっ', 'いか', 'いけ'),
  verbOf('くる', 'き', 'き', 'こ', 'くれ'),
  verbOf('しまう', 'しまい', 'しまっ', 'しまわ', 'しまえ'),
  verbOf('みる', 'み', 'み', 'み', 'みれ'),
  verbOf('くれる', 'くれ', 'くれ', 'くれ', 'くれれ'),
  verbOf('もらう', 'もらい', 'もらっ', 'もらわ', 'もらえ'),
  verbOf('おく', 'おき', 'おい', 'おか', 'おけ'),
  verbOf('やる', 'やり', 'やっ', 'やら', 'やれ'),
  verbOf('あげる', 'あげ', 'あげ', 'あげ', 'あげれ'),
  verbOf('いただく', 'いただき', 'いただい', 'いただか', 'いただけ'),
  verbOf('見せる', '見せ', '見せ', '見せ', '見せれ'),
]
const does = verbOf('する', 'し', 'し', 'し', 'すれ')
/** A noun of doing becomes a verb by する, whose ず is せず. */
export const suru = ({ form, text }: Ending) =>
  form === 'negative' && /^[ずぬね]/.test(text) ? `せ${text}` : does[form] + text

export function adjectiveEnd(word: string, which: number, isPolite: boolean): string {
  const stem = word.slice(0, -1)
  const end = ['い', 'かった', 'くない', 'いのだ', 'くなった', 'いと思う'][which] ?? 'い'
  const politeEnd =
    ['いです', 'かったです', 'くありません', 'いのです', 'くなりました', 'いと思います'][which] ?? 'いです'
  return stem + (isPolite ? politeEnd : end)
}
