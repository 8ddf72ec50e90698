import { readSentence, sentencesIn, textsOf, type Printed, type Reading } from './printed.ts'

/** The one of whom is spoken, the speaker, and the people whose sayings are right. */
type Said = { holder: string; speaker: string; right: ReadonlySet<string> }

const people = ['A', 'B', 'C', 'D', 'E']
const is = '(?:鍵を持っている|司会を務める|資料を用意した)'
const isNot = '(?:鍵を持っていない|司会を務めない|資料を用意していない)'

const readings: readonly Reading<Said>[] = [
  [
    new RegExp(`^${is}のは(.)だ。$`),
    (name) =>
      ({ holder }) =>
        holder === name,
  ],
  [
    new RegExp(`^${is}のは(.)か(.)だ。$`),
    (name, other) =>
      ({ holder }) =>
        holder === name || holder === other,
  ],
  [
    new RegExp(`^([A-E])は${isNot}。$`),
    (name) =>
      ({ holder }) =>
        holder !== name,
  ],
  [
    new RegExp(`^私は${isNot}。$`),
    () =>
      ({ holder, speaker }) =>
        holder !== speaker,
  ],
  [
    new RegExp(`^私も(.)も${isNot}。$`),
    (name) =>
      ({ holder, speaker }) =>
        holder !== speaker && holder !== name,
  ],
  [
    /^(.)の発言は正しい。$/,
    (name = '') =>
      ({ right }) =>
        right.has(name),
  ],
  [
    /^(.)の発言は誤りだ。$/,
    (name = '') =>
      ({ right }) =>
        !right.has(name),
  ],
]

/** Tries every holder with every way to be right and wrong: a truth table. */
export function solveStatements(item: Printed): number[] {
  const sayings = sentencesIn(item).map((line) => {
    const [, speaker = '', words = ''] = /^(.)「(.+)」$/.exec(line) ?? []
    return { speaker, isTrue: readSentence(readings, words) }
  })
  const speakers = sayings.map(({ speaker }) => speaker)
  const [, number, kind] = /人のうち、(\d)人の発言だけが(正しく|誤りで)/.exec(item.passage ?? '') ?? []
  if (!number || !item.passage?.includes('1人だけが')) throw new Error('Nobody says how many are right')
  const rightCount = kind === '正しく' ? Number(number) : speakers.length - Number(number)
  const worlds = people.flatMap((holder) =>
    subsets(speakers)
      .filter((right) => right.size === rightCount)
      .filter((right) =>
        sayings.every(({ speaker, isTrue }) => isTrue({ holder, speaker, right }) === right.has(speaker)),
      )
      .map((right) => ({ holder, right })),
  )
  if (worlds.length === 0) throw new Error('The sayings contradict each other')
  const asksWrong = item.stem.includes('誤りであるのは誰ですか')
  return textsOf(item).flatMap((person, place) =>
    worlds.every(({ holder, right }) => (asksWrong ? !right.has(person) : holder === person)) ? [place] : [],
  )
}

const subsets = (list: readonly string[]): Set<string>[] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => new Set(list.filter((__, at) => bits & (1 << at))))
