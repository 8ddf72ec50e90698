import type { BankItem } from '../item.ts'
import rows from './items.json' with { type: 'json' }

/** The items of the section NUM, live and practice, as their templates made them once. A test makes them again. */
export const numericItems = rows as unknown as readonly BankItem[]
