import type { BankItem } from '../../item.ts'

/** The printed item as a student sees it, and nothing more. */
export type Printed = Pick<BankItem, 'passage' | 'stem' | 'options' | 'figure'>

/** A pattern of sentences and what such a sentence says of a world. */
export type Reading<World> = readonly [pattern: RegExp, meaning: (...found: string[]) => (world: World) => boolean]

export const sentencesIn = ({ passage }: Printed) =>
  (passage ?? '').split('\n').flatMap((line) => (line.startsWith('・') ? [line.slice(1)] : []))

export const introOf = ({ passage }: Printed) => (passage ?? '').split('\n')[0] ?? ''

export const textsOf = ({ options }: Printed) => options.map((option) => ('text' in option ? option.text : ''))

/** The meaning of a sentence. Throws where no pattern or more than one knows it. */
export function readSentence<World>(readings: readonly Reading<World>[], sentence: string) {
  const meanings = readings.flatMap(([pattern, meaning]) => {
    const match = pattern.exec(sentence)
    return match ? [meaning(...match.slice(1))] : []
  })
  const [only, ...more] = meanings
  if (!only || more.length > 0) throw new Error(`${meanings.length} readings of: ${sentence}`)
  return only
}

export function worldsOf<World>(
  all: readonly World[],
  readings: readonly Reading<World>[],
  sentences: readonly string[],
) {
  const meanings = sentences.map((sentence) => readSentence(readings, sentence))
  const worlds = all.filter((world) => meanings.every((isTrue) => isTrue(world)))
  if (worlds.length === 0) throw new Error('The sentences contradict each other')
  return worlds
}

/** The places of the options that hold in every world. */
export function certainPlaces<World>(worlds: readonly World[], options: readonly ((world: World) => boolean)[]) {
  return options.flatMap((isTrue, place) => (worlds.every((world) => isTrue(world)) ? [place] : []))
}

/** Every way to give each of some names a different one of as many values. */
export function assignments(names: readonly string[], values: readonly string[]): Map<string, string>[] {
  let maps: Map<string, string>[] = [new Map()]
  for (const name of names)
    maps = maps.flatMap((map) =>
      values.filter((value) => ![...map.values()].includes(value)).map((value) => new Map([...map, [name, value]])),
    )
  return maps
}
