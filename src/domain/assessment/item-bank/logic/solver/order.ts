import {
  assignments,
  certainPlaces,
  readSentence,
  sentencesIn,
  textsOf,
  worldsOf,
  type Printed,
  type Reading,
} from './printed.ts'

/** The place of each person, counted from the front. */
type Places = Map<string, string>

const all = assignments(['A', 'B', 'C', 'D', 'E'], ['1', '2', '3', '4', '5'])
const placeOf = (places: Places, person = '') => Number(places.get(person))

const readings: readonly Reading<Places>[] = [
  [
    /^(.)は(.)より(?:前にいる|先に.+した|先に.+済ませた)。$/,
    (person, other) => (at) => placeOf(at, person) < placeOf(at, other),
  ],
  [/^(.)は(.)のすぐ前に.+。$/, (person, other) => (at) => placeOf(at, person) + 1 === placeOf(at, other)],
  [/^(.)と(.)の間に(?:は誰も|.+人は)いない。$/, (person, other) => (at) => apart(at, person, other) === 0],
  [
    /^(.)と(.)の間に.+ちょうど(\d)人(?:がいる|である)。$/,
    (person, other, count) => (at) => apart(at, person, other) === Number(count),
  ],
  [/^(.)は(?:前から)?(\d)番目に.+。$/, (person, place) => (at) => placeOf(at, person) === Number(place)],
  [/^(.)(?:は前から|が.+のは、)(\d)番目ではない。$/, (person, place) => (at) => placeOf(at, person) !== Number(place)],
  [
    /^(.)は(?:先頭でも最後尾|最初でも最後)でもない。$/,
    (person) => (at) => placeOf(at, person) > 1 && placeOf(at, person) < 5,
  ],
]

const apart = (at: Places, person?: string, other?: string) => Math.abs(placeOf(at, person) - placeOf(at, other)) - 1

/** Tries all 120 orders. */
export function solveOrder(item: Printed): number[] {
  const worlds = worldsOf(all, readings, sentencesIn(item))
  const number = /(\d)番目に.+のは誰ですか/.exec(item.stem)?.[1]
  if (number)
    return certainPlaces(
      worlds,
      textsOf(item).map((person) => (at: Places) => at.get(person) === number),
    )
  if (item.stem.includes('何通りですか'))
    return textsOf(item).flatMap((text, place) => (text === `${worlds.length}通り` ? [place] : []))
  return certainPlaces(
    worlds,
    textsOf(item).map((text) => readSentence(readings, text)),
  )
}
