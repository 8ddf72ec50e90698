import type { LogicTemplate, LogicWords } from '../templates.ts'
import { chanceOf } from './chance.ts'
import { laidOut, type Template } from './draft.ts'
import { hiddenCells } from './hidden-cells.ts'
import { whoHas } from './matching.ts'
import { certainOrder, countOrders, whoStands } from './order.ts'
import { chainOfThree, chainOfTwo, eitherOrBoth, someAlong } from './proposition.ts'
import { certainRota } from './seasons.ts'
import { whoIsIt, whoIsWrong } from './statement.ts'
import { largestShare, whoPasses } from './table.ts'

const draws: Record<LogicTemplate, Template> = {
  'chain-of-two': chainOfTwo,
  'chain-of-three': chainOfThree,
  'some-along': someAlong,
  'either-or-both': eitherOrBoth,
  'who-stands-with-place': whoStands(true),
  'who-stands': whoStands(false),
  'certain-order': certainOrder,
  'count-orders': countOrders,
  'who-has': whoHas(false),
  'who-has-if': whoHas(true),
  'certain-rota': certainRota(false),
  'certain-rota-of-days': certainRota(true),
  'who-is-it-of-three': whoIsIt(3),
  'who-is-it-of-four': whoIsIt(4),
  'who-is-it-of-five': whoIsIt(5),
  'who-is-wrong': whoIsWrong,
  'who-passes': whoPasses,
  'largest-share': largestShare(false),
  'second-largest-share': largestShare(true),
  'hidden-cells': hiddenCells,
}

const attempts = 5_000

/** The same seed makes the same words. Throws where thousands of draws give no puzzle with exactly one answer. */
export function drawLogicWords(template: LogicTemplate, seed: number): LogicWords {
  const chance = chanceOf(seed)
  for (let tried = 0; tried < attempts; tried++) {
    const draft = draws[template](chance)
    if (draft && isWhole(draft.passage ?? '', [draft.right, ...draft.wrong])) return laidOut(draft, chance)
  }
  throw new Error(`${template} gives no puzzle from the seed ${seed}`)
}

const isWhole = (passage: string, options: readonly (readonly [string, string])[]) =>
  passage.length <= 400 && options.length === 5 && new Set(options.map(([text]) => text)).size === 5
