import type { BankItem } from '../item.ts'
import rows from './items.json' with { type: 'json' }

/** The items of the section SPACE, live and practice, as their templates made them once. A test makes them again. */
export const spaceItems = rows as unknown as readonly BankItem[]
