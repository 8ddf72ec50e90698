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
  isEnough: (left: readonly World[]) => boolean,
): Clue<World>[] | undefined {
  const chosen: Clue<World>[] = []
  let left = worlds
  for (const clue of candidates) {
    if (isEnough(left)) break
    const after = left.filter((world) => clue.holds(world))
    if (after.length < left.length) {
      chosen.push(clue)
      left = after
    }
  }
  if (!isEnough(left)) return undefined
  const needed = chosen.reduceRight<Clue<World>[]>((kept, clue) => {
    const without = kept.filter((one) => one !== clue)
    return isEnough(worldsLeft(worlds, without)) ? without : kept
  }, chosen)
  return chance.shuffled(needed)
}

/** Whether a claim needs at least three clues: no two of them together lead to it. */
export const needsThree = <World>(worlds: readonly World[], clues: readonly Clue<World>[], claim: Clue<World>) =>
  clues.every((one) =>
    clues.every((other) => worlds.some((world) => one.holds(world) && other.holds(world) && !claim.holds(world))),
  )

/** Whether one clue alone says the opposite, so that nobody would choose the claim. */
export const isDenied = <World>(worlds: readonly World[], clues: readonly Clue<World>[], claim: Clue<World>) =>
  clues.some((clue) => !worlds.some((world) => clue.holds(world) && claim.holds(world)))

/** The mistakes with one clue, and the worlds each of them leaves. */
export function mistakes<World>(worlds: readonly World[], clues: readonly Clue<World>[]) {
  return clues.flatMap((clue) => {
    const others = worldsLeft(
      worlds,
      clues.filter((one) => one !== clue),
    )
    return [
      ...(clue.misreadings ?? []).map(({ why, holds }) => ({
        why: `「${clue.words}」を、${why}。`,
        left: others.filter((world) => holds(world)),
        isMisreading: true,
      })),
      { why: `「${clue.words}」を見落とす誤り。`, left: others, isMisreading: false },
    ]
  })
}

/** The named mistake that leads to an option: one that leaves nothing else first, then one that allows it. */
export function mistakeFor<World>(
  worlds: readonly World[],
  clues: readonly Clue<World>[],
  fits: (world: World) => boolean,
): string | undefined {
  const all = mistakes(worlds, clues).filter(({ left }) => left.some((world) => fits(world)))
  const only = all.find(({ left }) => left.every((world) => fits(world)))
  return (only ?? all.find(({ isMisreading }) => isMisreading) ?? all[0])?.why ?? twoOverlooked(worlds, clues, fits)
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
