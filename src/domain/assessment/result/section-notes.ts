import type { SectionId } from '../item/rules.ts'
import type { Band } from './rules.ts'

type Notes = { high: string; middle: string; low: string }

/** A sentence or two beside the band of a section: what went well, or how to get used to it. */
const notes: Record<SectionId, Notes> = {
  LANG: {
    high: '文章の流れや言葉の関係を、よくつかめています。',
    middle: '文章の要点はつかめています。長い文章は、段落ごとに一言でまとめると読みやすくなります。',
    low: '短い文章から慣れていける分野です。つなぎの言葉に印をつけながら読むと、流れが見えやすくなります。',
  },
  NUM: {
    high: '割合や速さ、表の計算を、よく使いこなせています。',
    middle: '計算の基本は身についています。場合の数や損益は、式を書き出すと解きやすくなります。',
    low: '練習で伸びやすい分野です。割合と速さの基本から、一問ずつ確かめていくと力がつきます。',
  },
  LOGIC: {
    high: '条件を順に整理して、確実にいえることを導けています。',
    middle: '条件の整理はできています。表や図に書きながら進めると、さらに早く解けます。',
    low: '書き出す習慣で伸びる分野です。分かっている条件を、一つずつ表に入れてみてください。',
  },
  SPACE: {
    high: '図形の動きや並びの規則を、よくとらえられています。',
    middle: '規則を見つける力があります。展開図は、紙に描いて試すと慣れていきます。',
    low: '手を動かすと慣れていく分野です。数列は、となりどうしの差を書くところから始められます。',
  },
}

export const noteOf = (section: SectionId, band: Band) =>
  notes[section][band >= 4 ? 'high' : band === 3 ? 'middle' : 'low']
