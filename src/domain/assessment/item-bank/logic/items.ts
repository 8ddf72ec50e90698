import type { BankItem } from '../item.ts'
import { matchingEasier } from './bank/matching-easier.ts'
import { matchingHarder } from './bank/matching-harder.ts'
import { orderEasier } from './bank/order-easier.ts'
import { orderHarder } from './bank/order-harder.ts'
import { practice } from './bank/practice.ts'
import { propositionEasier } from './bank/proposition-easier.ts'
import { propositionHarder } from './bank/proposition-harder.ts'
import { statementEasier } from './bank/statement-easier.ts'
import { statementHarder } from './bank/statement-harder.ts'
import { tableEasier } from './bank/table-easier.ts'
import { tableHarder } from './bank/table-harder.ts'
import { logicRecipes } from './recipes.ts'
import { logicItem, type LogicWords } from './templates.ts'

export const logicWords: Readonly<Record<string, LogicWords>> = {
  ...propositionEasier,
  ...propositionHarder,
  ...orderEasier,
  ...orderHarder,
  ...matchingEasier,
  ...matchingHarder,
  ...statementEasier,
  ...statementHarder,
  ...tableEasier,
  ...tableHarder,
  ...practice,
}

/** The whole section 論理推論: 70 items for its forms and five for practice. Six forms and more keep the exposure below 20 % (§5.5). */
export const logicItems: readonly BankItem[] = logicRecipes.map((recipe) => logicItem(recipe, wordsOf(recipe[0])))

function wordsOf(id: string) {
  const words = logicWords[id]
  if (!words) throw new Error(`No words of ${id}`)
  return words
}
