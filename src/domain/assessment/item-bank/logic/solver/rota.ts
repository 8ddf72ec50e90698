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

/** For each person the day and the task. */
type Rota = { day: Map<string, string>; task: Map<string, string> }

const seasons = ['春', '夏', '秋', '冬']
const days = ['月曜日', '火曜日', '水曜日', '木曜日']
const tasks = ['受付', '案内', '会計', '記録']

const all: readonly Rota[] = assignments(seasons, days).flatMap((day) =>
  assignments(seasons, tasks).map((task) => ({ day, task })),
)

/** The person of a name such as 春 or 会計の人. */
const personOf = ({ task }: Rota, name = '') =>
  seasons.includes(name) ? name : (seasons.find((season) => `${task.get(season) ?? ''}の人` === name) ?? '')
const dayNumber = (rota: Rota, name?: string) => days.indexOf(rota.day.get(personOf(rota, name)) ?? '')

const readings: readonly Reading<Rota>[] = [
  [
    /^(.)の当番は(.曜日)である。$/,
    (who = '', day) =>
      (rota) =>
        rota.day.get(who) === day,
  ],
  [
    /^(.)の当番は(.曜日)ではない。$/,
    (who = '', day) =>
      (rota) =>
        rota.day.get(who) !== day,
  ],
  [
    /^(.)の係は(..)である。$/,
    (who = '', task) =>
      (rota) =>
        rota.task.get(who) === task,
  ],
  [
    /^(.)の係は(..)ではない。$/,
    (who = '', task) =>
      (rota) =>
        rota.task.get(who) !== task,
  ],
  [
    /^(.曜日)の人の係は(..)である。$/,
    (day, task) => (rota) => rota.day.get(personOf(rota, `${task ?? ''}の人`)) === day,
  ],
  [
    /^(.曜日)の人の係は(..)ではない。$/,
    (day, task) => (rota) => rota.day.get(personOf(rota, `${task ?? ''}の人`)) !== day,
  ],
  [
    /^(.)の当番は、(.+)の当番より前の曜日である。$/,
    (person, other) => (rota) => dayNumber(rota, person) < dayNumber(rota, other),
  ],
  [
    /^(.)の当番は、(.+)の当番の翌日である。$/,
    (person, other) => (rota) => dayNumber(rota, person) === dayNumber(rota, other) + 1,
  ],
  [
    /^(.)は(.曜日)に(..)を担当する。$/,
    (who = '', day, task) =>
      (rota) =>
        rota.day.get(who) === day && rota.task.get(who) === task,
  ],
]

/** Tries all 576 rotas. */
export const solveRota = (item: Printed): number[] =>
  certainPlaces(
    worldsOf(all, readings, sentencesIn(item)),
    textsOf(item).map((text) => readSentence(readings, text)),
  )
