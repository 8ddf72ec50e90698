/** The stories of an order of five people, and the words of their clues. */
export type OrderStory = {
  intro: string
  before: (one: string, other: string) => string
  next: (one: string, other: string) => string
  beside: (one: string, other: string) => string
  gap: (one: string, other: string, count: number) => string
  at: (one: string, place: number) => string
  notAt: (one: string, place: number) => string
  notEnds: (one: string) => string
  who: (place: number) => string
}

const row: OrderStory = {
  intro: 'A〜Eの5人が、前から後ろへ一列に並んでいます。',
  before: (one, other) => `${one}は${other}より前にいる。`,
  next: (one, other) => `${one}は${other}のすぐ前にいる。`,
  beside: (one, other) => `${one}と${other}の間には誰もいない。`,
  gap: (one, other, count) => `${one}と${other}の間には、ちょうど${count}人がいる。`,
  at: (one, place) => `${one}は前から${place}番目にいる。`,
  notAt: (one, place) => `${one}は前から${place}番目ではない。`,
  notEnds: (one) => `${one}は先頭でも最後尾でもない。`,
  who: (place) => `A〜Eの並び方について、前から${place}番目にいるのは誰ですか。`,
}

const oneByOne = (did: string, politely: string, doing: string): OrderStory => ({
  intro: `A〜Eの5人が、一人ずつ順に${politely}。`,
  before: (one, other) => `${one}は${other}より先に${did}。`,
  next: (one, other) => `${one}は${other}のすぐ前に${did}。`,
  beside: (one, other) => `${one}と${other}の間に${did}人はいない。`,
  gap: (one, other, count) => `${one}と${other}の間に${did}人は、ちょうど${count}人である。`,
  at: (one, place) => `${one}は${place}番目に${did}。`,
  notAt: (one, place) => `${one}が${did}のは、${place}番目ではない。`,
  notEnds: (one) => `${one}は最初でも最後でもない。`,
  who: (place) => `5人の${doing}の順番について、${place}番目に${did}のは誰ですか。`,
})

export const orderStories: readonly OrderStory[] = [
  row,
  oneByOne('発表した', '発表しました', '発表'),
  oneByOne('到着した', '到着しました', '到着'),
  oneByOne('受付を済ませた', '受付を済ませました', '受付'),
]
