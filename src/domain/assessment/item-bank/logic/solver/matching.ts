import {
  assignments,
  certainPlaces,
  introOf,
  sentencesIn,
  textsOf,
  worldsOf,
  type Printed,
  type Reading,
} from './printed.ts'

/** The thing of each person. */
type Match = Map<string, string>

const people = ['A', 'B', 'C', 'D', 'E']
const yes = '(?:担当する|選ぶ|受け持つ)'
const no = '(?:担当しない|選ばない|受け持たない)'

const readings: readonly Reading<Match>[] = [
  [
    new RegExp(`^(.)は、(.+)も(.+)も${no}。$`),
    (who = '', one, other) =>
      (of) =>
        of.get(who) !== one && of.get(who) !== other,
  ],
  [
    new RegExp(`^(.)は、(.+)か(.+)を${yes}。$`),
    (who = '', one, other) =>
      (of) =>
        of.get(who) === one || of.get(who) === other,
  ],
  [
    new RegExp(`^(.+)を${yes}のは、(.)か(.)である。$`),
    (thing, one = '', other = '') =>
      (of) =>
        of.get(one) === thing || of.get(other) === thing,
  ],
  [
    new RegExp(`^(.)も(.)も、(.+)を${no}。$`),
    (one = '', other = '', thing) =>
      (of) =>
        of.get(one) !== thing && of.get(other) !== thing,
  ],
  [
    new RegExp(`^(.)が(.+)を${yes}なら、(.)は(.+)を${yes}。$`),
    (one = '', thing, other = '', then) =>
      (of) =>
        !(of.get(one) === thing && of.get(other) !== then),
  ],
]

/** Tries all 120 ways to share out five things. */
export function solveMatching(item: Printed): number[] {
  const things = /5人が、(.+)の五つの/.exec(introOf(item))?.[1]?.split('・') ?? []
  const thing = new RegExp(`^(.+)を${yes}のは誰ですか`).exec(item.stem)?.[1]
  if (things.length !== 5 || !thing || !things.includes(thing)) throw new Error('No five things to share out')
  const worlds = worldsOf(assignments(people, things), readings, sentencesIn(item))
  return certainPlaces(
    worlds,
    textsOf(item).map((person) => (of: Match) => of.get(person) === thing),
  )
}
