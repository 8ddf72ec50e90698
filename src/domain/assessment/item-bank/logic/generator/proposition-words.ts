/** Acts of people, in their affirmed and denied forms. */
export type Term = { did: string; not: string }
export type Literal = { term: Term; isDone: boolean }

export const terms: readonly Term[] = [
  { did: '調査に参加した', not: '調査に参加していない' },
  { did: '発表をした', not: '発表をしていない' },
  { did: '見学に行った', not: '見学に行っていない' },
  { did: '資料を読んだ', not: '資料を読んでいない' },
  { did: '相談会に出た', not: '相談会に出ていない' },
  { did: '記録をつけた', not: '記録をつけていない' },
  { did: '講座を受けた', not: '講座を受けていない' },
  { did: '感想を書いた', not: '感想を書いていない' },
]

export const did = (term: Term): Literal => ({ term, isDone: true })
export const opposite = ({ term, isDone }: Literal): Literal => ({ term, isDone: !isDone })
export const isSame = (literal: Literal, other: Literal) =>
  literal.term === other.term && literal.isDone === other.isDone

const clause = ({ term, isDone }: Literal) => (isDone ? term.did : term.not)

/** 「…人は全員、…」; a no is told of everyone with 誰も, so that it cannot be read as some. */
export const everyone = (literal: Literal, other: Literal) => allDid(clause(literal), other)

export const allDid = (meant: string, other: Literal) =>
  other.isDone ? `${meant}人は、全員、${clause(other)}。` : `${meant}人は、誰も${clause(other)}。`

export const someone = (literal: Literal, other: Literal) => `${clause(literal)}人の中に、${clause(other)}人がいる。`

/** The words that join two terms, with verbs in their quoted form: they end a sentence, or go before 人. */
export const eitherOf = (term: Term, other: Term) => `「${term.did}」「${other.did}」の少なくとも一方に当てはまる`
export const bothOf = (term: Term, other: Term) => `「${term.did}」「${other.did}」の両方に当てはまる`
export const noneOf = (term: Term, other: Term) => `「${term.did}」「${other.did}」のどちらにも当てはまらない`
export const notBothOf = (term: Term, other: Term) => `「${term.did}」「${other.did}」の少なくとも一方に当てはまらない`
export const allWhoDid = (literal: Literal, other: string) => `${clause(literal)}人は、全員、${other}。`
