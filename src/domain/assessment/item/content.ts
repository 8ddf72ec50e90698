import type { BankItem } from '../item-bank/item.ts'
import type { PersonalityPair } from '../personality/pairs.ts'
import type { FormItem } from '../sitting/form/intellectual.ts'

/** The content of `assessment_item.content` for an item of the intellectual test. */
export type ItemContent = Pick<BankItem, 'passage' | 'stem' | 'figure' | 'options' | 'key' | 'rationales' | 'madeFrom'>
/** The same of a personality pair. */
type PairContent = Pick<PersonalityPair, 'left' | 'right' | 'rightPole'>

export const contentOf = ({ passage, stem, figure, options, key, rationales, madeFrom }: BankItem): ItemContent => ({
  ...(passage !== undefined && { passage }),
  stem,
  ...(figure && { figure }),
  options,
  key,
  rationales,
  ...(madeFrom && { madeFrom }),
})

/** The item as the form builder sees it. */
export const formItemOf = ({ id, section, facet, difficulty, madeFrom }: BankItem): FormItem => ({
  id,
  section,
  facet,
  difficulty,
  template: madeFrom?.template ?? null,
})

/** The content of a row, which `loadItems` alone writes. */
export const itemContent = (content: unknown) => content as ItemContent
export const pairContent = (content: unknown) => content as PairContent
