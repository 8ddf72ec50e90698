/** The stories of an order of five people, and the words of their clues. */
export type OrderStory = {
  intro: string
  before: (person: string, other: string) => string
  next: (person: string, other: string) => string
  beside: (person: string, other: string) => string
  gap: (person: string, other: string, count: number) => string
  at: (person: string, place: number) => string
  notAt: (person: string, place: number) => string
  notEnds: (person: string) => string
  who: (place: number) => string
}

const row: OrderStory = {
  intro: 'A〜Eの5人が、前から後ろへ一列に並んでいます。',
  before: (person, other) => `${person}は${other}より前にいる。`,
  next: (person, other) => `${person}は${other}のすぐ前にいる。`,
  beside: (person, other) => `${person}と${other}の間には誰もいない。`,
  gap: (person, other, count) => `${person}と${other}の間には、ちょうど${count}人がいる。`,
  at: (person, place) => `${person}は前から${place}番目にいる。`,
  notAt: (person, place) => `${person}は前から${place}番目ではない。`,
  notEnds: (person) => `${person}は先頭でも最後尾でもない。`,
  who: (place) => `A〜Eの並び方について、前から${place}番目にいるのは誰ですか。`,
}

const oneByOne = (did: string, politely: string, doing: string): OrderStory => ({
  intro: `A〜Eの5人が、一人ずつ順に${politely}。`,
  before: (person, other) => `${person}は${other}より先に${did}。`,
  next: (person, other) => `${person}は${other}のすぐ前に${did}。`,
  beside: (person, other) => `${person}と${other}の間に${did}人はいない。`,
  gap: (person, other, count) => `${person}と${other}の間に${did}人は、ちょうど${count}人である。`,
  at: (person, place) => `${person}は${place}番目に${did}。`,
  notAt: (person, place) => `${person}が${did}のは、${place}番目ではない。`,
  notEnds: (person) => `${person}は最初でも最後でもない。`,
  who: (place) => `5人の${doing}の順番について、${place}番目に${did}のは誰ですか。`,
})

export const orderStories: readonly OrderStory[] = [
  row,
  oneByOne('発表した', '発表しました', '発表'),
  oneByOne('到着した', '到着しました', '到着'),
  oneByOne('受付を済ませた', '受付を済ませました', '受付'),
]
