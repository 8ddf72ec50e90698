import type { Chance } from './chance.ts'
import { enoughClues, isDenied, mistakeFor, mistakes, worldsLeft, type Clue } from './clues.ts'
import { passageOf, people, type Draft, type Reasoned } from './draft.ts'
import { orderings } from './orderings.ts'
import { orderStories, type OrderStory } from './order-words.ts'

/** The people from the first to the last. */
type Row = readonly string[]
type Kind = 'before' | 'next' | 'beside' | 'gap' | 'at' | 'notAt' | 'notEnds'

const rows: readonly Row[] = orderings(people)
const places = [1, 2, 3, 4, 5] as const
const placeIn = (row: Row, person: string) => row.indexOf(person) + 1
const distance = (row: Row, person: string, other: string) => placeIn(row, other) - placeIn(row, person)

/** A question about the person at a place: every order is settled. */
export const whoStands = (hasPlace: boolean) => (chance: Chance) => {
  const story = chance.pick(orderStories)
  const hidden = chance.pick(rows)
  const kinds: Kind[] = hasPlace ? ['at', 'before', 'next', 'notEnds'] : ['before', 'next', 'beside', 'gap', 'notAt']
  const clues = enoughClues(
    chance,
    rows,
    chance.shuffled(candidates(story, hidden, kinds)),
    (rest) => rest.length === 1,
  )
  const places1 = clues?.filter(({ words }) => /\d番目に/.test(words)).length
  if (!clues || clues.length > 5 || (hasPlace && places1 !== 1)) return undefined
  const open = places.filter((place) => !clues.some(({ words }) => words.includes(`${place}番目に`)))
  const place = chance.pick(open)
  const right = hidden[place - 1] ?? ''
  const wrong = people
    .filter((person) => person !== right)
    .map((person) => [person, mistakeFor(rows, clues, (row) => placeIn(row, person) === place)] as const)
  return draft(story, clues, {
    stem: story.who(place),
    right: [right, `条件に合う順は、${hidden.join('・')}の1通りだけである。`],
    wrong,
    order: 'sorted',
  })
}

/** A question about the one certain sentence of five while several orders are left. */
export function certainOrder(chance: Chance): Draft | undefined {
  const story = chance.pick(orderStories)
  const hidden = chance.pick(rows)
  const kinds: Kind[] = ['before', 'next', 'gap', 'notAt', 'notEnds']
  const clues = enoughClues(chance, rows, chance.shuffled(candidates(story, hidden, kinds)), (rest) => rest.length <= 5)
  if (!clues || clues.length > 4) return undefined
  const cases = worldsLeft(rows, clues)
  const claims = chance.shuffled(
    people.flatMap((person) => people.flatMap((other) => pairClues(story, person, other, ['before']))),
  )
  const right = claims.find(
    (claim) =>
      cases.every((row) => claim.holds(row)) &&
      clues.every((clue) => !rows.every((row) => !clue.holds(row) || claim.holds(row))),
  )
  const open = claims.filter((claim) => cases.some((row) => !claim.holds(row)) && !isDenied(rows, clues, claim))
  if (!right || cases.length < 2) return undefined
  const wrong = open.slice(0, 4).map((claim) => [claim.words, whyOpen(cases, clues, claim)] as const)
  return draft(story, clues, {
    stem: '5人の順番について、確実にいえるものはどれですか。',
    right: [right.words, `条件に合う${cases.length}通りの順のすべてで成り立つ。`],
    wrong,
    order: 'drawn',
  })
}

/** How many orders there are. Each wrong number is what one mistake counts. */
export function countOrders(chance: Chance): Draft | undefined {
  const story = chance.pick(orderStories)
  const hidden = chance.pick(rows)
  const kinds: Kind[] = ['before', 'next', 'beside', 'gap', 'notAt', 'notEnds']
  const clues = enoughClues(chance, rows, chance.shuffled(candidates(story, hidden, kinds)), (rest) => rest.length <= 8)
  if (!clues || clues.length > 3) return undefined
  const count = worldsLeft(rows, clues).length
  const wrong = new Map<number, string>()
  for (const { why, left: rest } of mistakes(rows, clues))
    if (rest.length > 0 && rest.length !== count && !wrong.has(rest.length)) wrong.set(rest.length, why)
  const numbers = chance.shuffled([...wrong.keys()])
  const fewer = chance.between(0, 3)
  const smaller = numbers.filter((number) => number < count).slice(0, fewer)
  const larger = numbers.filter((number) => number > count).slice(0, 4 - fewer)
  if (count < 2 || smaller.length + larger.length < 4) return undefined
  return draft(story, clues, {
    stem: '5人の順番として考えられるものは、全部で何通りですか。',
    right: [`${count}通り`, `条件に合う順を書き出すと、ちょうど${count}通りになる。`],
    wrong: [...smaller, ...larger].map((number) => [`${number}通り`, wrong.get(number)] as const),
    order: 'sorted',
  })
}

function draft(
  story: OrderStory,
  clues: readonly Clue<Row>[],
  words: Omit<Draft, 'wrong' | 'passage'> & { wrong: readonly (readonly [string, string | undefined])[] },
): Draft | undefined {
  const wrong = words.wrong.flatMap(([text, why]): Reasoned[] => (why ? [[text, why]] : []))
  const passage = passageOf(
    story.intro,
    clues.map(({ words: sentence }) => sentence),
  )
  return wrong.length === 4 ? { ...words, wrong, passage } : undefined
}

function whyOpen(cases: readonly Row[], clues: readonly Clue<Row>[], claim: Clue<Row>) {
  const against = cases.find((row) => !claim.holds(row))
  if (cases.some((row) => claim.holds(row)) && against)
    return `起こりうることを確実と取る誤り。${against.join('・')}の順では成り立たない。`
  return mistakeFor(rows, clues, claim.holds)
}

/** The clues of some kinds that are true of the hidden order. */
function candidates(story: OrderStory, hidden: Row, kinds: readonly Kind[]) {
  const pairs = people.flatMap((person) =>
    people.flatMap((other) => (person === other ? [] : pairClues(story, person, other, kinds))),
  )
  return [...pairs, ...people.flatMap((person) => placeClues(story, person, kinds))].filter((clue) =>
    clue.holds(hidden),
  )
}

function pairClues(story: OrderStory, person: string, other: string, kinds: readonly Kind[]): Clue<Row>[] {
  if (person === other) return []
  const span = (row: Row) => distance(row, person, other)
  const before: Clue<Row> = {
    words: story.before(person, other),
    holds: (row) => span(row) > 0,
    misreadings: [
      { why: '前後を逆に読む誤り', holds: (row) => span(row) < 0 },
      { why: '「すぐ前」と読む誤り', holds: (row) => span(row) === 1 },
    ],
  }
  const next: Clue<Row> = {
    words: story.next(person, other),
    holds: (row) => span(row) === 1,
    misreadings: [
      { why: '間に人がいてもよいと読む誤り', holds: (row) => span(row) > 0 },
      { why: '前後を逆に読む誤り', holds: (row) => span(row) === -1 },
    ],
  }
  const fixed = { why: `${person}のほうが前と決めつける誤り` }
  const beside: Clue<Row> = {
    words: story.beside(person, other),
    holds: (row) => Math.abs(span(row)) === 1,
    misreadings: [{ ...fixed, holds: (row) => span(row) === 1 }],
  }
  const gaps = [1, 2].map((count): Clue<Row> => ({
    words: story.gap(person, other, count),
    holds: (row) => Math.abs(span(row)) === count + 1,
    misreadings: [
      { ...fixed, holds: (row) => span(row) === count + 1 },
      { why: `${count}つ離れた位置と読む誤り`, holds: (row) => Math.abs(span(row)) === count },
    ],
  }))
  const symmetric = person < other ? [...pickKind(kinds, 'beside', [beside]), ...pickKind(kinds, 'gap', gaps)] : []
  return [...pickKind(kinds, 'before', [before]), ...pickKind(kinds, 'next', [next]), ...symmetric]
}

function placeClues(story: OrderStory, person: string, kinds: readonly Kind[]): Clue<Row>[] {
  const at = places.map((place): Clue<Row> => ({
    words: story.at(person, place),
    holds: (row) => placeIn(row, person) === place,
    misreadings: [{ why: '後ろから数える誤り', holds: (row) => placeIn(row, person) === 6 - place }],
  }))
  const notAt = places.map((place): Clue<Row> => ({
    words: story.notAt(person, place),
    holds: (row) => placeIn(row, person) !== place,
    misreadings: [{ why: '後ろから数える誤り', holds: (row) => placeIn(row, person) !== 6 - place }],
  }))
  const notEnds: Clue<Row> = {
    words: story.notEnds(person),
    holds: (row) => ![1, 5].includes(placeIn(row, person)),
    misreadings: [{ why: '一方の端だけを除く誤り', holds: (row) => placeIn(row, person) !== 1 }],
  }
  return [...pickKind(kinds, 'at', at), ...pickKind(kinds, 'notAt', notAt), ...pickKind(kinds, 'notEnds', [notEnds])]
}

const pickKind = (kinds: readonly Kind[], kind: Kind, clues: readonly Clue<Row>[]) =>
  kinds.includes(kind) ? clues : []
