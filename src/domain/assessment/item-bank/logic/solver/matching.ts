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
    (who = '', thing, other) =>
      (of) =>
        of.get(who) !== thing && of.get(who) !== other,
  ],
  [
    new RegExp(`^(.)は、(.+)か(.+)を${yes}。$`),
    (who = '', thing, other) =>
      (of) =>
        of.get(who) === thing || of.get(who) === other,
  ],
  [
    new RegExp(`^(.+)を${yes}のは、(.)か(.)である。$`),
    (thing, person = '', other = '') =>
      (of) =>
        of.get(person) === thing || of.get(other) === thing,
  ],
  [
    new RegExp(`^(.)も(.)も、(.+)を${no}。$`),
    (person = '', other = '', thing) =>
      (of) =>
        of.get(person) !== thing && of.get(other) !== thing,
  ],
  [
    new RegExp(`^(.)が(.+)を${yes}なら、(.)は(.+)を${yes}。$`),
    (person = '', thing, other = '', then) =>
      (of) =>
        !(of.get(person) === thing && of.get(other) !== then),
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
