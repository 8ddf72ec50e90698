import type { BankItem } from '../item.ts'
import { easierBlanks } from './blank-easier.ts'
import { harderBlanks } from './blank-harder.ts'
import { easierOrders } from './order-easier.ts'
import { harderOrders } from './order-harder.ts'
import { languagePractice } from './practice.ts'
import { easierReading } from './reading-easier.ts'
import { harderReading } from './reading-harder.ts'
import { easierRelations } from './relation-easier.ts'
import { harderRelations } from './relation-harder.ts'
import { languageItem, type LanguageFacet, type Written } from './written.ts'

const written: readonly (readonly [LanguageFacet, readonly Written[]])[] = [
  ['文章の読み取り', [...easierReading, ...harderReading]],
  ['語句の関係', [...easierRelations, ...harderRelations]],
  ['空欄補充', [...easierBlanks, ...harderBlanks]],
  ['文の並べ替え', [...easierOrders, ...harderOrders]],
]

/** The whole section 言語: 84 items for its forms and five for practice. */
export const languageItems: readonly BankItem[] = [
  ...written.flatMap(([facet, items]) => items.map((item) => languageItem(facet, item))),
  ...languagePractice,
]
