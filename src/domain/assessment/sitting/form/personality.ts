import { personalityPlaces, placesPerTrait, placesUntilRepeat } from '../../personality/rules.ts'
import { chanceOf, shuffled } from './chance.ts'

export type FormPair = { id: string; traitId: string; rightPole: 'left' | 'right' }
type PairPlace = { itemId: string; isScored: boolean; isSwapped: boolean }

/**
 * The places of a personality sitting: six of each trait, one of them a pair that is asked again, on the other side and
 * far from the first time. The right pole changes its side from place to place, so that always the same button says
 * nothing. Null when the bank has too few pairs.
 */
export function personalityForm(
  seed: number,
  bank: readonly FormPair[],
  seen: ReadonlySet<string>,
): PairPlace[] | null {
  const chance = chanceOf(seed)
  const traits = [...new Set(bank.map(({ traitId }) => traitId))]
  const repeatedTrait = traits[Math.floor(chance() * traits.length)]
  const chosen = traits.flatMap((traitId) =>
    shuffled(
      bank.filter((pair) => pair.traitId === traitId),
      chance,
    )
      .toSorted((one, other) => Number(seen.has(one.id)) - Number(seen.has(other.id)))
      .slice(0, placesPerTrait - (traitId === repeatedTrait ? 1 : 0)),
  )
  const repeated = chosen.find(({ traitId }) => traitId === repeatedTrait)
  if (!repeated || chosen.length !== personalityPlaces - 1) return null
  const others = shuffled(
    chosen.filter((pair) => pair !== repeated),
    chance,
  )
  // An odd distance puts the second time on the other side.
  const first = Math.floor(chance() * (others.length - placesUntilRepeat))
  const again = first + placesUntilRepeat + 1
  const pairs = [
    ...others.slice(0, first),
    repeated,
    ...others.slice(first, again - 1),
    repeated,
    ...others.slice(again - 1),
  ]
  const startsRight = chance() < 0.5
  return pairs.map((pair, at) => ({
    itemId: pair.id,
    isScored: at !== again,
    isSwapped: pair.rightPole !== ((at % 2 === 0) === startsRight ? 'right' : 'left'),
  }))
}
