import type { Chance } from './chance.ts'
import { passageOf, type Draft, type Reasoned } from './draft.ts'
import * as words from './proposition-words.ts'
import { did, everyone, opposite, someone, terms, type Literal } from './proposition-words.ts'

type Arrow = readonly [from: Literal, to: Literal]

const intro = 'ある集まりに来た人について、次のことが分かっています。'
const stem = '集まりに来た人について、確実にいえるものはどれですか。'
const converse = '「AならB」から「BならA」を導く、逆の誤り。'
const inverse = '「AならB」から「AでないならBでない」を導く、裏の誤り。'

/** Two sentences of everyone in a chain. */
export function chainOfTwo(chance: Chance): Draft {
  const [first, second, third] = threeOf(chance)
  const last = chance.whole(2) === 0 ? third : opposite(third)
  const chain: Arrow = [first, last]
  const isTurned = chance.whole(2) === 0
  const [from, to] = isTurned ? contrapositive(chain) : chain
  return {
    passage: passageOf(intro, chance.shuffled([everyone(first, second), everyone(second, last)])),
    stem,
    right: [
      everyone(from, to),
      `二つの文をつなげると「${everyone(...chain)}」となり、${isTurned ? 'その対偶をとって' : 'そのまま'}導ける。`,
    ],
    wrong: [
      [everyone(last, first), converse],
      [everyone(opposite(first), opposite(last)), inverse],
      [everyone(second, first), converse],
      [everyone(opposite(second), opposite(last)), inverse],
    ],
    order: 'drawn',
  }
}

/** Three sentences; two of them have to be turned round before they chain. */
export function chainOfThree(chance: Chance): Draft {
  const [first, second, third, fourth] = fourOf(chance)
  const arrows: Arrow[] = [
    [first, second],
    [third, opposite(second)],
    [fourth, third],
  ]
  const [from, to] = chance.pick<Arrow>([
    [first, opposite(fourth)],
    [fourth, opposite(first)],
  ])
  return {
    passage: passageOf(
      intro,
      chance.shuffled(arrows).map(([literal, other]) => everyone(literal, other)),
    ),
    stem,
    right: [
      everyone(from, to),
      `「${everyone(opposite(second), opposite(first))}」のように対偶をとり、三つの文をつなげて導ける。`,
    ],
    wrong: [
      [everyone(opposite(first), fourth), '「誰も〜ない」の裏をとる誤り。どちらもしていない人がいてもよい。'],
      [everyone(second, first), converse],
      [everyone(opposite(fourth), opposite(third)), inverse],
      [everyone(opposite(third), first), '「しなかった人はもう一方をした」と決めつける誤り。'],
    ],
    order: 'drawn',
  }
}

/** A sentence of someone carried along a sentence of everyone. */
export function someAlong(chance: Chance): Draft {
  const [first, second, third, fourth] = fourOf(chance)
  const isLong = chance.whole(2) === 0
  const isNo = chance.whole(2) === 0
  const end = isNo ? opposite(fourth) : fourth
  const premises = [everyone(first, second), someone(third, first), everyone(second, end)]
  return {
    passage: passageOf(intro, chance.shuffled(premises)),
    stem,
    right: [
      isLong ? someone(third, end) : someone(second, third),
      `「${someone(third, first)}」のその人に、ほかの文を順に当てはめて導ける。`,
    ],
    wrong: [
      [someone(third, opposite(end)), '「いる」ことから、そうでない人もいると決めつける誤り。'],
      [everyone(third, second), '「いる」を「全員」に広げる誤り。'],
      [someone(second, opposite(first)), '逆が成り立たないことから、当てはまらない人がいると決めつける誤り。'],
      [someone(opposite(third), first), '「いる」ことから、残りの人についても「いる」と決めつける誤り。'],
    ],
    order: 'drawn',
  }
}

/** Sentences with 少なくとも一方 and 両方, which change places when they are denied. */
export function eitherOrBoth(chance: Chance): Draft {
  const [first, second, third] = chance.shuffled(terms)
  const [one, two, three] = [first ?? missing(), second ?? missing(), third ?? missing()]
  const isEither = chance.whole(2) === 0
  const condition = isEither ? words.eitherOf(one, two) : words.bothOf(one, two)
  const denied = isEither ? words.noneOf(one, two) : words.notBothOf(one, two)
  const [done, undone] = [did(three), opposite(did(three))]
  const wrong: Reasoned[] = [
    [words.allWhoDid(done, condition), converse],
    [words.allDid(denied, undone), inverse],
    isEither
      ? [words.allWhoDid(done, words.bothOf(one, two)), '逆をとり、さらに「少なくとも一方」を「両方」と読む誤り。']
      : [words.allWhoDid(undone, words.noneOf(one, two)), '「両方」の打ち消しを「どちらも〜ない」とする誤り。'],
    isEither
      ? [words.allDid(words.notBothOf(one, two), undone), '裏をとり、さらに「少なくとも一方」を「両方」と読む誤り。']
      : [words.allDid(words.eitherOf(one, two), done), '「両方」の条件を「少なくとも一方」に広げる誤り。'],
  ]
  return {
    passage: passageOf(intro, [words.allDid(condition, done)]),
    stem,
    right: [words.allWhoDid(undone, denied), '対偶をとり、「少なくとも一方」と「両方」の打ち消しを正しく行う。'],
    wrong,
    order: 'drawn',
  }
}

const contrapositive = ([from, to]: Arrow): Arrow => [opposite(to), opposite(from)]

function threeOf(chance: Chance): [Literal, Literal, Literal] {
  const [first, second, third] = fourOf(chance)
  return [first, second, third]
}

function fourOf(chance: Chance): [Literal, Literal, Literal, Literal] {
  const [first, second, third, fourth] = chance.shuffled(terms)
  return [did(first ?? missing()), did(second ?? missing()), did(third ?? missing()), did(fourth ?? missing())]
}

function missing(): never {
  throw new Error('A puzzle of propositions needs four terms')
}
