import { sectionMinutes, type SectionId } from '#domain/assessment/item/rules.ts'
import type { FormPair } from '#domain/assessment/sitting/form/personality.ts'
import { personalityForm } from '#domain/assessment/sitting/form/personality.ts'
import { sectionForm, type FormItem } from '#domain/assessment/sitting/form/intellectual.ts'
import { randomOf, type Random } from '#seeds/random.ts'

/** The parts of forms: the live items and pairs, and the key of each item. */
export type Bank = { items: readonly FormItem[]; pairs: readonly FormPair[]; keys: ReadonlyMap<string, number> }

type Place = { itemId: string; isScored: boolean; chosen: number | null; milliseconds: number }
export type ItemAnswer = Place & { optionOrder: number[] }
export type PairAnswer = Place & { isSwapped: boolean }

const none = new Set<string>()
const hardness = { EASY: -1, MEDIUM_LOW: -0.35, MEDIUM_HIGH: 0.35, HARD: 1 } as const

/** A section as somebody answered it who had so many right: the hard items are the likelier ones to be wrong. */
export function answerSection(bank: Bank, seed: number, section: SectionId, achieved: number): ItemAnswer[] {
  const form = sectionForm(section, seed, { live: bank.items, pilot: [], seen: none })
  if (!form) throw new Error(`too few items of ${section}`)
  const random = randomOf(seed).fork('answers')
  const difficultyOf = new Map(bank.items.map(({ id, difficulty }) => [id, hardness[difficulty]]))
  const places = form.map((place) => ({
    ...place,
    // The item's own hardness beside that of its difficulty.
    hard: (difficultyOf.get(place.itemId) ?? 0) + randomOf(1).fork(place.itemId).normal(0, 0.35),
  }))
  const right = new Set(drawRight(places, achieved, random))
  const perItem = (sectionMinutes[section] * 60_000 * 0.85) / form.length
  return places.map(({ itemId, isScored, optionOrder, hard }, at) => {
    const key = bank.keys.get(itemId) ?? 0
    const isLate = at >= form.length - 2 && random.chance(0.25)
    const wrong = isLate ? null : wrongOption(itemId, key, random)
    const milliseconds = Math.round(perItem * Math.exp(random.normal(0.25 * hard - 0.1, 0.35)))
    return { itemId, isScored, optionOrder, chosen: right.has(itemId) ? key : wrong, milliseconds }
  })
}

/** Weighted without replacement: each item's chance to be right falls with its hardness. */
function drawRight(places: readonly { itemId: string; hard: number }[], achieved: number, random: Random) {
  return places
    .map(({ itemId, hard }) => ({ itemId, order: -Math.log(1 - random.next()) / Math.exp(-1.2 * hard) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, achieved)
    .map(({ itemId }) => itemId)
}

/** One wrong option of each item draws most of those who err. */
function wrongOption(itemId: string, key: number, random: Random) {
  const others = [0, 1, 2, 3, 4].filter((option) => option !== key)
  const drawing = randomOf(2).fork(itemId).pick(others)
  return random.chance(0.4) ? drawing : random.pick(others)
}

/** The pairs as somebody answered them who leans so far to each right pole (per cent, in the order of the traits). */
export function answerPairs(bank: Bank, seed: number, leans: ReadonlyMap<string, number>): PairAnswer[] {
  const form = personalityForm(seed, bank.pairs, none)
  if (!form) throw new Error('too few pairs')
  const random = randomOf(seed).fork('pairs')
  const traitOf = new Map(bank.pairs.map(({ id, traitId }) => [id, traitId]))
  return form.map((place) => {
    const middle = (leans.get(traitOf.get(place.itemId) ?? '') ?? 50) / 25 - 2
    const step = Math.min(2, Math.max(-2, Math.round(middle + random.normal(0, 0.8))))
    // Without a zero below zero, which PostgreSQL refuses.
    return { ...place, chosen: step + 0, milliseconds: Math.round(6_000 * Math.exp(random.normal(0, 0.4))) }
  })
}
