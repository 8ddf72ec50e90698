import type { BankItem } from './item.ts'
import { languageItems } from './language/items.ts'
import { logicItems } from './logic/items.ts'
import { numericItems } from './numeric/items.ts'
import { spaceItems } from './space/items.ts'

/** All items of the intellectual test, live and practice. */
export const allItems: readonly BankItem[] = [...languageItems, ...numericItems, ...logicItems, ...spaceItems]
