import type { Chance } from './chance.ts'
import { enoughClues, isDenied, mistakeFor, needsThree, worldsLeft, type Clue } from './clues.ts'
import { passageOf, type Draft, type Reasoned } from './draft.ts'
import { orderings } from './orderings.ts'

const seasons = ['春', '夏', '秋', '冬'] as const
const days = ['月曜日', '火曜日', '水曜日', '木曜日'] as const
const tasks = ['受付', '案内', '会計', '記録'] as const

/** The day and the task of each person. */
type Rota = { number: number; days: readonly string[]; tasks: readonly string[] }

const rotas: readonly Rota[] = orderings(days)
  .flatMap((dayOrder) => orderings(tasks).map((taskOrder) => ({ days: dayOrder, tasks: taskOrder })))
  .map((rota, number) => ({ number, ...rota }))
const intro = `春・夏・秋・冬の4人が、${days.join('・')}に一人ずつ当番をし、${tasks.join('・')}の四つの係を一つずつ担当します。`

/** A question about the one certain sentence of five on days and tasks. */
export const certainRota = (isHard: boolean) => (chance: Chance) => {
  const hidden = chance.pick(rotas)
  const candidates = [...direct, ...dayTasks, ...(isHard ? dayOrders : [])]
  const most = isHard ? 8 : 3
  const clues = enoughClues(
    chance,
    rotas,
    drawn(chance, candidates, isHard).filter((clue) => clue.holds(hidden)),
    (rest) => rest.length <= most,
  )
  if (!clues || clues.length < 4 || clues.length > 5) return undefined
  if (isHard && !clues.some(({ words }) => /より|翌日/.test(words))) return undefined
  const cases = worldsLeft(rotas, clues)
  const claims = chance.shuffled(isHard ? together : direct.filter(({ words }) => !words.includes('ない')))
  const right = claims.find((claim) => cases.every((rota) => claim.holds(rota)) && needsThree(rotas, clues, claim))
  if (!right) return undefined
  const open = claims.filter((claim) => !cases.every((rota) => claim.holds(rota)) && !isDenied(rotas, clues, claim))
  const near = open.filter((claim) => isNear(claim, right)).slice(0, 2)
  const wrong = [...near, ...open.filter((claim) => !near.includes(claim))].slice(0, 6).flatMap((claim): Reasoned[] => {
    const why = whyWrong(cases, clues, claim)
    return why ? [[claim.words, why]] : []
  })
  if (wrong.length < 4 || clues.filter(isPlainFact).length > 3) return undefined
  return {
    passage: passageOf(
      intro,
      clues.map(({ words }) => words),
    ),
    stem: '4人の当番の曜日と係について、確実にいえるものはどれですか。',
    right: [right.words, `条件に合う${cases.length}通りの組み合わせのすべてで成り立つ。`],
    wrong: wrong.slice(0, 4),
    order: 'drawn',
  } satisfies Draft
}

/** Claims of days with tasks that differ in one part: far ones are ruled out without the order of the days. */
function isNear(clue: Clue<Rota>, other: Clue<Rota>) {
  const [parts, others] = [clue, other].map(({ words }) => /^(.)は(.曜日)に(..)を/.exec(words)?.slice(1) ?? [])
  return (parts ?? []).filter((part, at) => part === others?.[at]).length === 2
}

/** Such a fact is only crossed off; what is left has to be inferred. */
const isPlainFact = ({ words }: Clue<Rota>) => /(?:の当番は.曜日|の係は..)である。$/.test(words)

/** Hard ones lean on the order of the days, so those come first. */
const drawn = (chance: Chance, clues: readonly Clue<Rota>[], isHard: boolean) =>
  isHard ? [...chance.shuffled(dayOrders).slice(0, 6), ...chance.shuffled(clues)] : chance.shuffled(clues)

function whyWrong(cases: readonly Rota[], clues: readonly Clue<Rota>[], claim: Clue<Rota>) {
  const against = cases.find((rota) => !claim.holds(rota))
  if (against && cases.some((rota) => claim.holds(rota)))
    return `起こりうることを確実と取る誤り。${textOf(against)}の場合には成り立たない。`
  return mistakeFor(rotas, clues, claim.holds)
}

const textOf = (rota: Rota) =>
  seasons.map((season, at) => `${season}が${rota.days[at] ?? ''}で${rota.tasks[at] ?? ''}`).join('、')

const dayOf = (rota: Rota, at: number) => days.findIndex((day) => day === rota.days[at])

function directClues(): Clue<Rota>[] {
  return seasons.flatMap((season, at) => [
    ...days.flatMap((day): Clue<Rota>[] => [
      { words: `${season}の当番は${day}である。`, holds: (rota) => rota.days[at] === day },
      { words: `${season}の当番は${day}ではない。`, holds: (rota) => rota.days[at] !== day },
    ]),
    ...tasks.flatMap((task): Clue<Rota>[] => [
      { words: `${season}の係は${task}である。`, holds: (rota) => rota.tasks[at] === task },
      { words: `${season}の係は${task}ではない。`, holds: (rota) => rota.tasks[at] !== task },
    ]),
  ])
}

function dayTaskClues(): Clue<Rota>[] {
  const taskOn = (rota: Rota, day: string) => rota.tasks[rota.days.indexOf(day)]
  return days.flatMap((day) =>
    tasks.flatMap((task): Clue<Rota>[] => [
      { words: `${day}の人の係は${task}である。`, holds: (rota) => taskOn(rota, day) === task },
      { words: `${day}の人の係は${task}ではない。`, holds: (rota) => taskOn(rota, day) !== task },
    ]),
  )
}

function dayOrderClues(): Clue<Rota>[] {
  const people = seasons.map((season, at) => ({ name: season, day: (rota: Rota) => dayOf(rota, at) }))
  const holders = tasks.map((task) => ({
    name: `${task}の人`,
    day: (rota: Rota) => dayOf(rota, rota.tasks.indexOf(task)),
  }))
  return people.flatMap((person) =>
    [...people, ...holders].flatMap((other): Clue<Rota>[] => {
      if (person.name === other.name) return []
      const span = (rota: Rota) => other.day(rota) - person.day(rota)
      return [
        {
          words: `${person.name}の当番は、${other.name}の当番より前の曜日である。`,
          holds: (rota) => span(rota) > 0,
          misreadings: [
            { why: '前後を逆に読む誤り', holds: (rota) => span(rota) < 0 },
            { why: '前の日と読む誤り', holds: (rota) => span(rota) === 1 },
          ],
        },
        {
          words: `${person.name}の当番は、${other.name}の当番の翌日である。`,
          holds: (rota) => span(rota) === -1,
          misreadings: [
            { why: '前後を逆に読む誤り', holds: (rota) => span(rota) === 1 },
            { why: '翌日より後でもよいと読む誤り', holds: (rota) => span(rota) < 0 },
          ],
        },
      ]
    }),
  )
}

const togetherClaims = (): Clue<Rota>[] =>
  seasons.flatMap((season, at) =>
    days.flatMap((day) =>
      tasks.map((task) => ({
        words: `${season}は${day}に${task}を担当する。`,
        holds: (rota: Rota) => rota.days[at] === day && rota.tasks[at] === task,
      })),
    ),
  )

/** Thousands of draws ask the same of the same 576 rotas, so the answers are kept. */
const byNumber = (clues: readonly Clue<Rota>[]) =>
  clues.map(({ holds, ...words }): Clue<Rota> => {
    const answers = rotas.map((rota) => holds(rota))
    return { ...words, holds: ({ number }) => answers[number] === true }
  })

const direct = byNumber(directClues())
const dayTasks = byNumber(dayTaskClues())
const dayOrders = byNumber(dayOrderClues())
const together = byNumber(togetherClaims())
