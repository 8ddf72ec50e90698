import type { Difficulty } from '../../../item/rules.ts'
import type { BankItem } from '../../item.ts'
import { chanceOf } from './chance.ts'
import { laidOut, type Template } from './draft.ts'
import { hiddenCells } from './hidden-cells.ts'
import { whoHas } from './matching.ts'
import { certainOrder, countOrders, whoStands } from './order.ts'
import { chainOfThree, chainOfTwo, eitherOrBoth, someAlong } from './proposition.ts'
import { certainRota } from './seasons.ts'
import { whoIsIt, whoIsWrong } from './statement.ts'
import { largestShare, whoPasses } from './table.ts'

export const logicFacets = ['命題', '順序', '対応', '発言の真偽', '資料からの判断'] as const
type Facet = (typeof logicFacets)[number]

type Kept = { facet: Facet; difficulty: Difficulty; draw: Template }

export const logicTemplates = {
  'chain-of-two': { facet: '命題', difficulty: 'EASY', draw: chainOfTwo },
  'chain-of-three': { facet: '命題', difficulty: 'MEDIUM_LOW', draw: chainOfThree },
  'some-along': { facet: '命題', difficulty: 'MEDIUM_HIGH', draw: someAlong },
  'either-or-both': { facet: '命題', difficulty: 'HARD', draw: eitherOrBoth },
  'who-stands-with-place': { facet: '順序', difficulty: 'EASY', draw: whoStands(true) },
  'who-stands': { facet: '順序', difficulty: 'MEDIUM_LOW', draw: whoStands(false) },
  'certain-order': { facet: '順序', difficulty: 'MEDIUM_HIGH', draw: certainOrder },
  'count-orders': { facet: '順序', difficulty: 'HARD', draw: countOrders },
  'who-has': { facet: '対応', difficulty: 'EASY', draw: whoHas(false) },
  'who-has-if': { facet: '対応', difficulty: 'MEDIUM_LOW', draw: whoHas(true) },
  'certain-rota': { facet: '対応', difficulty: 'MEDIUM_HIGH', draw: certainRota(false) },
  'certain-rota-of-days': { facet: '対応', difficulty: 'HARD', draw: certainRota(true) },
  'who-is-it-of-three': { facet: '発言の真偽', difficulty: 'EASY', draw: whoIsIt(3) },
  'who-is-it-of-four': { facet: '発言の真偽', difficulty: 'MEDIUM_LOW', draw: whoIsIt(4) },
  'who-is-it-of-five': { facet: '発言の真偽', difficulty: 'MEDIUM_HIGH', draw: whoIsIt(5) },
  'who-is-wrong': { facet: '発言の真偽', difficulty: 'HARD', draw: whoIsWrong },
  'who-passes': { facet: '資料からの判断', difficulty: 'EASY', draw: whoPasses },
  'largest-share': { facet: '資料からの判断', difficulty: 'MEDIUM_LOW', draw: largestShare(false) },
  'second-largest-share': { facet: '資料からの判断', difficulty: 'MEDIUM_HIGH', draw: largestShare(true) },
  'hidden-cells': { facet: '資料からの判断', difficulty: 'HARD', draw: hiddenCells },
} as const satisfies Record<string, Kept>

export type LogicTemplate = keyof typeof logicTemplates

const attempts = 5_000
const desk = { author: 'ヨアケ検査編集部', reviewer: 'ヨアケ検査校閲室', writtenOn: '2026-11-22' }

/** The same seed makes the same item. Throws where thousands of draws give no puzzle with exactly one answer. */
export function makeLogicItem(id: string, template: LogicTemplate, seed: number): BankItem {
  const { facet, difficulty, draw }: Kept = logicTemplates[template]
  const chance = chanceOf(seed)
  for (let tried = 0; tried < attempts; tried++) {
    const draft = draw(chance)
    if (draft && isWhole(draft.passage ?? '', [draft.right, ...draft.wrong]))
      return {
        id,
        section: 'LOGIC',
        facet,
        difficulty,
        ...practice(id),
        ...laidOut(draft, chance),
        madeFrom: { template, seed },
        ...desk,
      }
  }
  throw new Error(`${template} gives no puzzle from the seed ${seed}`)
}

const practice = (id: string) => (id.startsWith('P-') ? { isPractice: true as const } : {})

const isWhole = (passage: string, options: readonly (readonly [string, string])[]) =>
  passage.length <= 400 && options.length === 5 && new Set(options.map(([text]) => text)).size === 5
