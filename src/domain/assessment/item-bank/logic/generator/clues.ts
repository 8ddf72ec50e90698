import type { Chance } from './chance.ts'

/** A wrong way to read a clue that people are known to fall into. */
type Misreading<World> = { why: string; holds: (world: World) => boolean }

/** A sentence of a puzzle and the worlds it leaves. */
export type Clue<World> = {
  words: string
  holds: (world: World) => boolean
  misreadings?: readonly Misreading<World>[]
}

export const worldsLeft = <World>(worlds: readonly World[], clues: readonly Clue<World>[]) =>
  worlds.filter((world) => clues.every((clue) => clue.holds(world)))

/** Clues that lead to what is asked, the first candidates before the last, none of them superfluous. */
export function enoughClues<World>(
  chance: Chance,
  worlds: readonly World[],
  candidates: readonly Clue<World>[],
  isEnough: (rest: readonly World[]) => boolean,
): Clue<World>[] | undefined {
  const chosen: Clue<World>[] = []
  let rest = worlds
  for (const clue of candidates) {
    if (isEnough(rest)) break
    const after = rest.filter((world) => clue.holds(world))
    if (after.length < rest.length) {
      chosen.push(clue)
      rest = after
    }
  }
  if (!isEnough(rest)) return undefined
  const needed = chosen.reduceRight<Clue<World>[]>((list, clue) => {
    const without = list.filter((other) => other !== clue)
    return isEnough(worldsLeft(worlds, without)) ? without : list
  }, chosen)
  return chance.shuffled(needed)
}

/** Whether a claim needs at least three clues: no two of them together lead to it. */
export const needsThree = <World>(worlds: readonly World[], clues: readonly Clue<World>[], claim: Clue<World>) =>
  clues.every((clue) =>
    clues.every((other) => worlds.some((world) => clue.holds(world) && other.holds(world) && !claim.holds(world))),
  )

/** Whether one clue alone says the opposite, so that nobody would choose the claim. */
export const isDenied = <World>(worlds: readonly World[], clues: readonly Clue<World>[], claim: Clue<World>) =>
  clues.some((clue) => !worlds.some((world) => clue.holds(world) && claim.holds(world)))

/** The mistakes with one clue, and the worlds each of them leaves. */
export function mistakes<World>(worlds: readonly World[], clues: readonly Clue<World>[]) {
  return clues.flatMap((clue) => {
    const others = worldsLeft(
      worlds,
      clues.filter((other) => other !== clue),
    )
    return [
      ...(clue.misreadings ?? []).map(({ why, holds }) => ({
        why: `「${clue.words}」を、${why}。`,
        left: others.filter((world) => holds(world)),
      })),
      { why: `「${clue.words}」を見落とす誤り。`, left: others },
    ]
  })
}

/** The named mistake after which an option looks most likely. */
export function mistakeFor<World>(
  worlds: readonly World[],
  clues: readonly Clue<World>[],
  fits: (world: World) => boolean,
): string | undefined {
  const share = (group: readonly World[]) => group.filter((world) => fits(world)).length / group.length
  const [best] = mistakes(worlds, clues)
    .filter(({ left }) => left.some((world) => fits(world)))
    .toSorted((one, other) => share(other.left) - share(one.left))
  return best?.why ?? twoOverlooked(worlds, clues, fits)
}

function twoOverlooked<World>(
  worlds: readonly World[],
  clues: readonly Clue<World>[],
  fits: (world: World) => boolean,
) {
  for (const one of clues)
    for (const other of clues)
      if (one !== other) {
        const rest = clues.filter((clue) => clue !== one && clue !== other)
        if (worldsLeft(worlds, rest).some((world) => fits(world)))
          return `「${one.words}」と「${other.words}」をともに見落とす誤り。`
      }
  return undefined
}
