import type { Random } from '#seeds/random.ts'
import { ranked, type Ranked } from './ranked.ts'
import * as endings from './endings.ts'
import type { Ending } from './endings.ts'
import type { Verb, Words } from './words.ts'

/** How the constants were found is in decisions/0131: they are what makes pairs and triples grow as the law says. */
export const shape = {
  nouns: [0.7, 50],
  actions: [0.7, 20],
  verbs: [0.7, 25],
  qualities: [0.8, 8],
  adjectives: [0.8, 4],
  adverbs: [0.8, 5],
  names: [0.85, 10],
  small: [1, 3],
  endings: [1.05, 2],
  coined: 0.008,
  proper: 0.17,
  compound: 0.28,
  suffixed: 0.08,
  own: 0.18,
  number: 0.05,
} satisfies Record<string, number | [exponent: number, offset: number]>

/** A student at the desk: chance, politeness, and the words of their own that they come back to. */
export type Hand = { random: Random; isPolite: boolean; own: string[] }
export type Writer = { sentence: (hand: Hand) => string; headline: (hand: Hand) => string }

/** Writes sentences and headlines of these words. */
export function writerOf(words: Words): Writer {
  const of = <Member>(members: readonly Member[], [exponent, offset]: readonly [number, number]): Ranked<Member> =>
    ranked(members, exponent, offset)
  const noun = of(words.nouns, shape.nouns)
  const action = of(words.actions, shape.actions)
  const verb = of(words.verbs, shape.verbs)
  const quality = of(words.qualities, shape.qualities)
  const adjective = of(words.adjectives, shape.adjectives)
  const adverb = of(words.adverbs, shape.adverbs)
  const family = of(words.families, shape.names)
  const givenName = of(words.givenNames, shape.names)
  const place = of(words.places, shape.names)
  const organisation = of(words.organisations, shape.names)
  const name = of(words.names, shape.names)
  const suffix = of(words.suffixes, shape.small)
  const counter = of(words.counters, shape.small)
  const prefix = of(words.prefixes, shape.small)
  const time = of(words.times, shape.small)
  const table = <Member>(members: readonly Member[]) => of(members, shape.endings)
  const [polite, plain, linking, attributive] = [
    endings.politeEndings,
    endings.plainEndings,
    endings.linkingEndings,
    endings.attributiveEndings,
  ].map(table) as [Ranked<Ending>, Ranked<Ending>, Ranked<Ending>, Ranked<Ending>]
  const helper = table(endings.helpers)
  const nounEnd = { polite: table(endings.politeNounEndings), plain: table(endings.plainNounEndings) }
  const nounLink = table(endings.nounLinks)
  const particle = table(endings.particles)
  const topic = table(endings.topics)
  const connective = table(endings.connectives)
  const pronoun = table(endings.pronouns)
  const pointer = table(endings.pointers)
  const formal = table(endings.formalNouns)

  function fresh(random: Random): string {
    const dice = random.next()
    let at = shape.coined
    if (dice < at) return coin(random)
    if (dice < (at += shape.proper)) return proper(random)
    if (dice < (at += shape.compound)) {
      const kind = random.next()
      if (kind < 0.35) return action(random) + noun(random)
      if (kind < 0.7) return noun(random) + noun(random)
      if (kind < 0.85) return noun(random) + action(random)
      return prefix(random) + noun(random)
    }
    if (dice < (at += shape.suffixed)) return (random.chance(0.5) ? noun(random) : action(random)) + suffix(random)
    return random.chance(0.25) ? action(random) : noun(random)
  }

  function proper(random: Random): string {
    const kind = random.next()
    if (kind < 0.3) return family(random)
    if (kind < 0.45) return givenName(random)
    if (kind < 0.55) return family(random) + givenName(random)
    if (kind < 0.8) return place(random)
    return kind < 0.87 ? organisation(random) : name(random)
  }

  /** A word nobody has written: of the letters of two that exist. */
  function coin(random: Random): string {
    const [one, other] = [noun(random), random.chance(0.5) ? name(random) : noun(random)]
    const cut = 1 + random.int(0, 1)
    return one.slice(0, cut) + other.slice(-1 - random.int(0, 1))
  }

  function subject(random: Random, own: string[]): string {
    if (own.length > 2 && random.chance(shape.own)) return random.pick(own)
    const word = fresh(random)
    if (own.length < 12) own.push(word)
    else if (random.chance(0.15)) own[random.int(0, 11)] = word
    return word
  }

  const put = (inflected: Verb, { form, text }: Ending) =>
    form === 'past' && inflected.isVoiced ? inflected.past + endings.voiced(text) : inflected[form] + text

  /** A verb, now and then with another that says how it is done. */
  function predicate(random: Random, ending: Ending): string {
    if (random.chance(0.25)) return action(random) + endings.suru(ending)
    const what = verb(random)
    if (!random.chance(0.22)) return put(what, ending)
    return put(what, { form: 'past', text: 'て' }) + put(helper(random), ending)
  }

  function phrase(random: Random, own: string[], depth: number): string {
    const dice = random.next()
    if (dice < 0.12) return pronoun(random)
    if (dice < 0.12 + shape.number) return numberOf(random) + counter(random)
    if (dice < 0.24) return clause(random, own, depth + 1, 1) + predicate(random, attributive(random)) + formal(random)
    if (dice < 0.42) return `${subject(random, own)}の${subject(random, own)}`
    if (dice < 0.5) return adjective(random) + subject(random, own)
    if (dice < 0.56) return `${quality(random)}な${subject(random, own)}`
    if (dice < 0.64) return pointer(random) + subject(random, own)
    if (dice < 0.74 && depth === 0)
      return clause(random, own, depth + 1, 1) + predicate(random, attributive(random)) + subject(random, own)
    return subject(random, own)
  }

  function clause(random: Random, own: string[], depth: number, phrases: number): string {
    let text = ''
    if (random.chance(0.2)) text += adverb(random)
    for (let count = 0; count < phrases; count += 1) {
      text += phrase(random, own, depth)
      text += count === 0 && depth === 0 && random.chance(0.45) ? topic(random) : particle(random)
    }
    if (random.chance(0.15)) text += random.chance(0.5) ? `${adjective(random).slice(0, -1)}く` : `${quality(random)}に`
    return text
  }

  function link(random: Random, own: string[]): string {
    const begun = clause(random, own, 0, 1 + random.int(0, 1))
    if (random.chance(0.15)) return begun + quality(random) + nounLink(random)
    return begun + predicate(random, linking(random)) + (random.chance(0.65) ? '、' : '')
  }

  function sentence({ random, isPolite, own }: Hand): string {
    let text = random.chance(0.2) ? connective(random) : ''
    if (random.chance(0.12)) text += time(random) + (random.chance(0.5) ? '、' : 'は')
    const links = random.int(0, 2)
    for (let count = 0; count < links; count += 1) text += link(random, own)
    text += clause(random, own, 0, 1 + random.int(0, 1))
    const dice = random.next()
    if (dice < 0.2) {
      const said = random.chance(0.5) ? quality(random) : subject(random, own)
      return `${text}${said}${nounEnd[isPolite ? 'polite' : 'plain'](random)}。`
    }
    if (dice < 0.28) return `${text}${endings.adjectiveEnd(adjective(random), random.int(0, 5), isPolite)}。`
    return `${text}${predicate(random, isPolite ? polite(random) : plain(random))}。`
  }

  return {
    sentence,
    headline: ({ random, own }) =>
      clause(random, own, 1, 1) + predicate(random, attributive(random)) + subject(random, own),
  }
}

const digits = [...'一二三四五六七八九']
function numberOf(random: Random): string {
  const size = random.next()
  if (size < 0.5) return digits[Math.floor(9 * random.next() ** 1.7)] as string
  if (size < 0.75) return String(1 + Math.floor(99 * random.next() ** 2))
  if (size < 0.9)
    return `${random.chance(0.4) ? '' : random.pick(digits)}十${random.chance(0.4) ? '' : random.pick(digits)}`
  return String(1 + Math.floor(3000 * random.next() ** 2))
}
