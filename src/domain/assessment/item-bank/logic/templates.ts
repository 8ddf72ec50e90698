import type { Difficulty } from '../../item/rules.ts'
import type { BankItem } from '../item.ts'

export const logicFacets = ['命題', '順序', '対応', '発言の真偽', '資料からの判断'] as const

type Kind = { facet: (typeof logicFacets)[number]; difficulty: Difficulty }

export const logicTemplates = {
  'chain-of-two': { facet: '命題', difficulty: 'EASY' },
  'chain-of-three': { facet: '命題', difficulty: 'MEDIUM_LOW' },
  'some-along': { facet: '命題', difficulty: 'MEDIUM_HIGH' },
  'either-or-both': { facet: '命題', difficulty: 'HARD' },
  'who-stands-with-place': { facet: '順序', difficulty: 'EASY' },
  'who-stands': { facet: '順序', difficulty: 'MEDIUM_LOW' },
  'certain-order': { facet: '順序', difficulty: 'MEDIUM_HIGH' },
  'count-orders': { facet: '順序', difficulty: 'HARD' },
  'who-has': { facet: '対応', difficulty: 'EASY' },
  'who-has-if': { facet: '対応', difficulty: 'MEDIUM_LOW' },
  'certain-rota': { facet: '対応', difficulty: 'MEDIUM_HIGH' },
  'certain-rota-of-days': { facet: '対応', difficulty: 'HARD' },
  'who-is-it-of-three': { facet: '発言の真偽', difficulty: 'EASY' },
  'who-is-it-of-four': { facet: '発言の真偽', difficulty: 'MEDIUM_LOW' },
  'who-is-it-of-five': { facet: '発言の真偽', difficulty: 'MEDIUM_HIGH' },
  'who-is-wrong': { facet: '発言の真偽', difficulty: 'HARD' },
  'who-passes': { facet: '資料からの判断', difficulty: 'EASY' },
  'largest-share': { facet: '資料からの判断', difficulty: 'MEDIUM_LOW' },
  'second-largest-share': { facet: '資料からの判断', difficulty: 'MEDIUM_HIGH' },
  'hidden-cells': { facet: '資料からの判断', difficulty: 'HARD' },
} as const satisfies Record<string, Kind>

export type LogicTemplate = keyof typeof logicTemplates

export type LogicRecipe = readonly [id: string, template: LogicTemplate, seed: number]

/** The words of an item that a student reads, with its key and reasons. */
export type LogicWords = Pick<BankItem, 'passage' | 'stem' | 'figure' | 'options' | 'key' | 'rationales'>

const desk = { author: 'ヨアケ検査編集部', reviewer: 'ヨアケ検査校閲室', writtenOn: '2026-11-22' }

/** All but the words follows from the recipe. */
export const logicItem = ([id, template, seed]: LogicRecipe, words: LogicWords): BankItem => ({
  id,
  section: 'LOGIC',
  ...logicTemplates[template],
  ...(id.startsWith('P-') ? { isPractice: true } : {}),
  ...words,
  madeFrom: { template, seed },
  ...desk,
})
