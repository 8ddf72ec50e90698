import type { BankItem } from '../item.ts'
import { matchingEasierItems } from './bank/matching-easier.ts'
import { matchingHarderItems } from './bank/matching-harder.ts'
import { orderEasierItems } from './bank/order-easier.ts'
import { orderHarderItems } from './bank/order-harder.ts'
import { practiceItems } from './bank/practice.ts'
import { propositionEasierItems } from './bank/proposition-easier.ts'
import { propositionHarderItems } from './bank/proposition-harder.ts'
import { statementEasierItems } from './bank/statement-easier.ts'
import { statementHarderItems } from './bank/statement-harder.ts'
import { tableEasierItems } from './bank/table-easier.ts'
import { tableHarderItems } from './bank/table-harder.ts'

/** The whole section 論理推論: 50 items for its forms and five for practice. */
export const logicItems: readonly BankItem[] = [
  ...propositionEasierItems,
  ...propositionHarderItems,
  ...orderEasierItems,
  ...orderHarderItems,
  ...matchingEasierItems,
  ...matchingHarderItems,
  ...statementEasierItems,
  ...statementHarderItems,
  ...tableEasierItems,
  ...tableHarderItems,
  ...practiceItems,
]
