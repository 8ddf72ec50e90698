import { ranked, type Draw, type Ranked } from './draw.ts'
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

/** Who writes: their draws, whether politely, and the words they come back to. */
export type Hand = { draw: Draw; isPolite: boolean; own: string[] }
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
  const given = of(words.givenNames, shape.names)
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

  function fresh(draw: Draw): string {
    const dice = draw.next()
    let at = shape.coined
    if (dice < at) return coin(draw)
    if (dice < (at += shape.proper)) return proper(draw)
    if (dice < (at += shape.compound)) {
      const kind = draw.next()
      if (kind < 0.35) return action(draw) + noun(draw)
      if (kind < 0.7) return noun(draw) + noun(draw)
      if (kind < 0.85) return noun(draw) + action(draw)
      return prefix(draw) + noun(draw)
    }
    if (dice < (at += shape.suffixed)) return (draw.chance(0.5) ? noun(draw) : action(draw)) + suffix(draw)
    return draw.chance(0.25) ? action(draw) : noun(draw)
  }

  function proper(draw: Draw): string {
    const kind = draw.next()
    if (kind < 0.3) return family(draw)
    if (kind < 0.45) return given(draw)
    if (kind < 0.55) return family(draw) + given(draw)
    if (kind < 0.8) return place(draw)
    return kind < 0.87 ? organisation(draw) : name(draw)
  }

  /** A word nobody has written: of the letters of two that exist. */
  function coin(draw: Draw): string {
    const [one, other] = [noun(draw), draw.chance(0.5) ? name(draw) : noun(draw)]
    const cut = 1 + draw.below(2)
    return one.slice(0, cut) + other.slice(-1 - draw.below(2))
  }

  function subject(draw: Draw, own: string[]): string {
    if (own.length > 2 && draw.chance(shape.own)) return own[draw.below(own.length)] as string
    const word = fresh(draw)
    if (own.length < 12) own.push(word)
    else if (draw.chance(0.15)) own[draw.below(12)] = word
    return word
  }

  const put = (inflected: Verb, { form, text }: Ending) =>
    form === 'past' && inflected.isVoiced ? inflected.past + endings.voiced(text) : inflected[form] + text

  /** A verb, now and then with another that says how it is done. */
  function predicate(draw: Draw, ending: Ending): string {
    if (draw.chance(0.25)) return action(draw) + endings.suru(ending)
    const what = verb(draw)
    if (!draw.chance(0.22)) return put(what, ending)
    return put(what, { form: 'past', text: 'て' }) + put(helper(draw), ending)
  }

  function phrase(draw: Draw, own: string[], depth: number): string {
    const dice = draw.next()
    if (dice < 0.12) return pronoun(draw)
    if (dice < 0.12 + shape.number) return numberOf(draw) + counter(draw)
    if (dice < 0.24) return clause(draw, own, depth + 1, 1) + predicate(draw, attributive(draw)) + formal(draw)
    if (dice < 0.42) return `${subject(draw, own)}の${subject(draw, own)}`
    if (dice < 0.5) return adjective(draw) + subject(draw, own)
    if (dice < 0.56) return `${quality(draw)}な${subject(draw, own)}`
    if (dice < 0.64) return pointer(draw) + subject(draw, own)
    if (dice < 0.74 && depth === 0)
      return clause(draw, own, depth + 1, 1) + predicate(draw, attributive(draw)) + subject(draw, own)
    return subject(draw, own)
  }

  function clause(draw: Draw, own: string[], depth: number, phrases: number): string {
    let text = ''
    if (draw.chance(0.2)) text += adverb(draw)
    for (let count = 0; count < phrases; count += 1) {
      text += phrase(draw, own, depth)
      text += count === 0 && depth === 0 && draw.chance(0.45) ? topic(draw) : particle(draw)
    }
    if (draw.chance(0.15)) text += draw.chance(0.5) ? `${adjective(draw).slice(0, -1)}く` : `${quality(draw)}に`
    return text
  }

  function link(draw: Draw, own: string[]): string {
    const begun = clause(draw, own, 0, 1 + draw.below(2))
    if (draw.chance(0.15)) return begun + quality(draw) + nounLink(draw)
    return begun + predicate(draw, linking(draw)) + (draw.chance(0.65) ? '、' : '')
  }

  function sentence({ draw, isPolite, own }: Hand): string {
    let text = draw.chance(0.2) ? connective(draw) : ''
    if (draw.chance(0.12)) text += time(draw) + (draw.chance(0.5) ? '、' : 'は')
    const links = draw.below(3)
    for (let count = 0; count < links; count += 1) text += link(draw, own)
    text += clause(draw, own, 0, 1 + draw.below(2))
    const dice = draw.next()
    if (dice < 0.2) {
      const said = draw.chance(0.5) ? quality(draw) : subject(draw, own)
      return `${text}${said}${nounEnd[isPolite ? 'polite' : 'plain'](draw)}。`
    }
    if (dice < 0.28) return `${text}${endings.adjectiveEnd(adjective(draw), draw.below(6), isPolite)}。`
    return `${text}${predicate(draw, isPolite ? polite(draw) : plain(draw))}。`
  }

  return {
    sentence,
    headline: ({ draw, own }) => clause(draw, own, 1, 1) + predicate(draw, attributive(draw)) + subject(draw, own),
  }
}

const digits = '一二三四五六七八九'
function numberOf(draw: Draw): string {
  const size = draw.next()
  if (size < 0.5) return digits[Math.floor(9 * draw.next() ** 1.7)] as string
  if (size < 0.75) return String(1 + Math.floor(99 * draw.next() ** 2))
  if (size < 0.9)
    return `${draw.chance(0.4) ? '' : digits[draw.below(9)]}十${draw.chance(0.4) ? '' : digits[draw.below(9)]}`
  return String(1 + Math.floor(3000 * draw.next() ** 2))
}
