import { pairContent } from '../item/content.ts'
import type { Answer } from '../sitting/queries.ts'

type Items = ReadonlyMap<string, { content: unknown }>

/** The two statements as this student sees them. */
export function shownPair(items: Items, { itemId, isSwapped }: Answer) {
  const { left, right } = pairContent(items.get(itemId)?.content)
  return isSwapped ? { left: right, right: left } : { left, right }
}

/** 1 where the right pole of the trait is shown on the right, else -1. */
export function rightPoleSign(items: Items, { itemId, isSwapped }: Answer) {
  const isRight = pairContent(items.get(itemId)?.content).rightPole === 'right'
  return isRight === isSwapped ? -1 : 1
}
