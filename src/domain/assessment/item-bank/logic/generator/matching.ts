import type { Chance } from './chance.ts'
import { enoughClues, mistakeFor, type Clue } from './clues.ts'
import { passageOf, people, type Draft, type Reasoned } from './draft.ts'
import { orderings } from './orderings.ts'

type Story = { kind: string; things: readonly string[]; does: string; politely: string; not: string; done: string }

const drafted: readonly Story[] = [
  {
    kind: '係',
    things: ['受付', '案内', '会計', '記録', '片づけ'],
    does: '担当する',
    politely: '担当します',
    not: '担当しない',
    done: '担当するの',
  },
  {
    kind: '色',
    things: ['赤', '青', '黄', '緑', '白'],
    does: '選ぶ',
    politely: '重ならないように選びます',
    not: '選ばない',
    done: '選ぶの',
  },
  {
    kind: '楽器',
    things: ['笛', '太鼓', '鈴', '木琴', 'ピアノ'],
    does: '受け持つ',
    politely: '受け持ちます',
    not: '受け持たない',
    done: '受け持つの',
  },
]

/** The thing of each person, in the order of the people. */
type Match = readonly string[]

/** A question about the owner of a thing: five people, five things, one each. */
export const whoHas = (hasConditions: boolean) => (chance: Chance) => {
  const story = chance.pick(stories)
  const { matches } = story
  const hidden = chance.pick(matches)
  const thing = chance.pick(story.things)
  const right = people.find((_, at) => hidden[at] === thing)
  const conditions = hasConditions ? [1, 2, 3, 4, 5].map(() => chance.pick(story.conditions)) : []
  const candidates = [...conditions, ...chance.shuffled(hasConditions ? story.ofPeople : story.plain)]
  const all = candidates.filter((clue) => clue.holds(hidden))
  const isSettled = (rest: readonly Match[]) => rest.every((match) => match.indexOf(thing) === hidden.indexOf(thing))
  const clues = enoughClues(chance, matches, all, isSettled)
  if (!right || !clues || clues.length < (hasConditions ? 4 : 3) || clues.length > 5) return undefined
  if (hasConditions !== clues.some(({ words }) => words.includes('なら、'))) return undefined
  const wrong = people.flatMap((person, at): Reasoned[] => {
    const why = person === right ? undefined : mistakeFor(matches, clues, (match) => match[at] === thing)
    return why ? [[person, why]] : []
  })
  if (wrong.length !== 4) return undefined
  return {
    passage: passageOf(
      `A〜Eの5人が、${story.things.join('・')}の五つの${story.kind}を、一人一つずつ${story.politely}。`,
      clues.map(({ words }) => words),
    ),
    stem: `${thing}を${story.done}は誰ですか。`,
    right: [right, `条件に合う組み合わせのすべてで、${thing}は${right}になる。`],
    wrong,
    order: 'sorted',
  } satisfies Draft
}

function clueLists(story: Story) {
  const { things, does, not, done } = story
  const has = (person: string, thing: string) => {
    const at = people.findIndex((name) => name === person)
    return (match: Match) => match[at] === thing
  }
  const pairsOf = (list: readonly string[]) =>
    list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const))
  const neither = people.flatMap((person) =>
    pairsOf(things).map(([thing, other]): Clue<Match> => ({
      words: `${person}は、${thing}も${other}も${not}。`,
      holds: (match) => !has(person, thing)(match) && !has(person, other)(match),
      misreadings: [{ why: `${thing}だけのことと読む誤り`, holds: (match) => !has(person, thing)(match) }],
    })),
  )
  const either = people.flatMap((person) =>
    pairsOf(things).map(([thing, other]): Clue<Match> => ({
      words: `${person}は、${thing}か${other}を${does}。`,
      holds: (match) => has(person, thing)(match) || has(person, other)(match),
      misreadings: [
        { why: `${thing}と決めつける誤り`, holds: has(person, thing) },
        { why: `${other}と決めつける誤り`, holds: has(person, other) },
      ],
    })),
  )
  const holders = things.flatMap((thing) =>
    pairsOf(people).map(([person, other]): Clue<Match> => ({
      words: `${thing}を${done}は、${person}か${other}である。`,
      holds: (match) => has(person, thing)(match) || has(other, thing)(match),
      misreadings: [
        { why: `${person}と決めつける誤り`, holds: has(person, thing) },
        { why: `${other}と決めつける誤り`, holds: has(other, thing) },
      ],
    })),
  )
  const conditions = people.flatMap((person) =>
    people.flatMap((other) =>
      things.flatMap((thing) =>
        things.flatMap((following): Clue<Match>[] => {
          if (person === other || thing === following) return []
          const [premise, then] = [has(person, thing), has(other, following)]
          return [
            {
              words: `${person}が${thing}を${does}なら、${other}は${following}を${does}。`,
              holds: (match) => !premise(match) || then(match),
              misreadings: [
                { why: '逆も成り立つと読む誤り', holds: (match) => premise(match) === then(match) },
                { why: `${person}は必ず${thing}だと読む誤り`, holds: (match) => premise(match) && then(match) },
              ],
            },
          ]
        }),
      ),
    ),
  )
  const nor = pairsOf(people).flatMap(([person, other]) =>
    things.map((thing): Clue<Match> => ({
      words: `${person}も${other}も、${thing}を${not}。`,
      holds: (match) => !has(person, thing)(match) && !has(other, thing)(match),
      misreadings: [{ why: `${other}のことを読み落とす誤り`, holds: (match) => !has(person, thing)(match) }],
    })),
  )
  return { conditions, ofPeople: [...neither, ...either], plain: [...neither, ...either, ...holders, ...nor] }
}

const stories = drafted.map((story) => ({
  ...story,
  ...clueLists(story),
  matches: orderings(story.things),
}))
