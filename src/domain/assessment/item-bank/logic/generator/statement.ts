import type { Chance } from './chance.ts'
import { passageOf, people, type Draft, type Reasoned } from './draft.ts'

/** The holder, and for each speaker whether the saying is right. */
type World = { holder: string; truths: readonly boolean[] }
type Saying = { words: string; holds: (world: World) => boolean }

const stories = [
  { intro: 'A〜Eの5人のうち1人だけが、部屋の鍵を持っています。', has: '鍵を持っている', not: '鍵を持っていない' },
  { intro: 'A〜Eの5人のうち1人だけが、会議の司会を務めます。', has: '司会を務める', not: '司会を務めない' },
  { intro: 'A〜Eの5人のうち1人だけが、資料を用意しました。', has: '資料を用意した', not: '資料を用意していない' },
] as const
type Story = (typeof stories)[number]

/** How many of the sayings are right: one, all but one, or two of five. */
type Count = { words: string; right: number }

const counts = (speakers: number): readonly Count[] => [
  { words: `${speakers}人のうち、1人の発言だけが正しく、ほかの発言は誤りです。`, right: 1 },
  {
    words: `${speakers}人のうち、1人の発言だけが誤りで、ほかの発言は正しいことが分かっています。`,
    right: speakers - 1,
  },
]
const twoRight: Count = { words: '5人のうち、2人の発言だけが正しく、ほかの発言は誤りです。', right: 2 }

/** A question about the one person that the sayings are about. */
export const whoIsIt = (speakers: 3 | 4 | 5) => (chance: Chance) => {
  const story = chance.pick(stories)
  const count = speakers === 5 ? twoRight : chance.pick(counts(speakers))
  const sayings = people.slice(0, speakers).map((speaker) => aboutHolder(chance, story, speaker))
  if (!areDifferent(sayings)) return undefined
  const worlds = people.map((holder) => worldOf(holder, sayings))
  const [only, ...more] = worlds.filter((world) => rightOnes(world).length === count.right)
  if (!only || more.length > 0) return undefined
  const wrong = worlds
    .filter((world) => world !== only)
    .map((world): Reasoned => [world.holder, whyNot(world, count, speakers)])
  const verb = story.has
  return {
    passage: passageWith(story.intro, sayings, count),
    stem: `5人のうち、${verb}のは誰ですか。`,
    right: [only.holder, `${only.holder}とすると、正しいのは${named(rightOnes(only))}の発言で、条件に合う。`],
    wrong,
    order: 'sorted',
  } satisfies Draft
}

/** A question about the person who is wrong, where people speak of each other's sayings. */
export function whoIsWrong(chance: Chance): Draft | undefined {
  const story = chance.pick(stories)
  const count: Count = { words: '5人のうち、1人の発言だけが誤りで、ほかの発言は正しいことが分かっています。', right: 4 }
  const sayings = people.map((speaker, at) =>
    at > 0 && chance.whole(5) < 2 ? aboutSaying(chance, speaker) : aboutHolder(chance, story, speaker),
  )
  if (!areDifferent(sayings) || sayings.filter(({ words }) => words.includes('発言')).length < 2) return undefined
  const all = people.flatMap((holder) =>
    people.map((liar) => ({ holder, truths: people.map((person) => person !== liar) })),
  )
  const worlds = all.filter((world) => sayings.every((saying, at) => saying.holds(world) === world.truths[at]))
  const liars = new Set(worlds.map(({ truths }) => people[truths.indexOf(false)]))
  const [liar] = liars
  if (liars.size !== 1 || !liar) return undefined
  const wrong = people
    .filter((person) => person !== liar)
    .map((person): Reasoned => [person, whyRight(person, sayings)])
  return {
    passage: passageWith(story.intro, sayings, count),
    stem: '5人のうち、発言が誤りであるのは誰ですか。',
    right: [liar, `${liar}の発言だけを誤りとすると、ほかの4人の発言がすべて両立する。`],
    wrong,
    order: 'sorted',
  }
}

const passageWith = (intro: string, sayings: readonly Saying[], count: Count) =>
  `${passageOf(
    `${intro}${named(people.slice(0, sayings.length))}が、次のように言いました。`,
    sayings.map(({ words }) => words),
  )}\n${count.words}`

/** Two people who mean the same are right or wrong together, which gives half of the answer away. */
function areDifferent(sayings: readonly Saying[]) {
  const meanings = sayings.map(({ words, holds }) =>
    words.includes('発言') ? words.slice(1) : people.map((holder) => holds({ holder, truths: [] })).join(),
  )
  return new Set(meanings).size === sayings.length
}

const worldOf = (holder: string, sayings: readonly Saying[]): World => ({
  holder,
  truths: sayings.map((saying) => saying.holds({ holder, truths: [] })),
})
const rightOnes = ({ truths }: World) => people.filter((_, at) => truths[at])
const named = (list: readonly string[]) => list.join('・')

function whyNot(world: World, count: Count, speakers: number) {
  const right = rightOnes(world)
  if (right.length === speakers - count.right)
    return `正しい人と誤りの人の数を取り違える誤り。${world.holder}とすると、正しいのは${named(right)}になる。`
  if (right.length === 0) return `発言をすべて誤りとする誤り。${world.holder}とすると、正しい人がいなくなる。`
  const excess = right.length > count.right ? '正しい人が多すぎ' : '正しい人が足りず'
  return `一部の人の発言だけを確かめる誤り。${world.holder}とすると、正しいのは${named(right)}で、${excess}、条件に合わない。`
}

function whyRight(name: string, sayings: readonly Saying[]) {
  const truths = people.map((person) => person !== name)
  const because = (ending: string) => `ほかの人の発言と突き合わせない誤り。${name}の発言だけを誤りとすると、${ending}。`
  const speakers = people.map((person, at) => ({
    person,
    fits: (holder: string) => sayings[at]?.holds({ holder, truths }) === truths[at],
  }))
  const clashing = (group: typeof speakers) => people.every((holder) => group.some(({ fits }) => !fits(holder)))
  const alone = speakers.filter((speaker) => clashing([speaker]))
  if (alone.some(({ person }) => person === name))
    return because(`ほかの4人が正しいので、${name}の発言も正しいことになる`)
  const pairs = speakers.flatMap((first, at) => speakers.slice(at + 1).map((second) => [first, second]))
  const group = alone.length > 0 ? alone.slice(0, 1) : (pairs.find(clashing) ?? speakers)
  const others = group.map(({ person }) => person).filter((person) => person !== name)
  return because(others.length === 1 ? `${named(others)}の発言と食い違う` : `${named(others)}の発言が両立しない`)
}

function aboutHolder(chance: Chance, { has, not }: Story, speaker: string): Saying {
  const [one, other] = chance.shuffled(people.filter((person) => person !== speaker))
  const sorted = [one ?? '', other ?? ''].toSorted()
  const kinds: readonly Saying[] = [
    { words: `「${has}のは${one}だ。」`, holds: ({ holder }) => holder === one },
    { words: `「${one}は${not}。」`, holds: ({ holder }) => holder !== one },
    { words: `「私は${not}。」`, holds: ({ holder }) => holder !== speaker },
    { words: `「${has}のは${sorted.join('か')}だ。」`, holds: ({ holder }) => sorted.includes(holder) },
    { words: `「私も${one}も${not}。」`, holds: ({ holder }) => holder !== speaker && holder !== one },
  ]
  const { words, holds } = chance.pick(kinds)
  return { words: `${speaker}${words}`, holds }
}

function aboutSaying(chance: Chance, speaker: string): Saying {
  const other = chance.pick(people.filter((person) => person !== speaker))
  const at = people.indexOf(other)
  return chance.pick([
    { words: `${speaker}「${other}の発言は正しい。」`, holds: ({ truths }: World) => truths[at] === true },
    { words: `${speaker}「${other}の発言は誤りだ。」`, holds: ({ truths }: World) => truths[at] === false },
  ])
}
