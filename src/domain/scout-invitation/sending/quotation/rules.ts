import { quotableText } from '#domain/candidate/quotation/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'
import { isQuoted, type Quotation } from '../rules.ts'

type Invitation = { candidateId: string; reason: string; quotations: readonly Quotation[]; at: number }
type Profiles = ReadonlyMap<string, Parameters<typeof quotableText>[0]>

/** The mistakes in quotations that are not in the profile word for word, at the places of their letters in the form. */
export const checkQuotations = (invitations: readonly Invitation[], profiles: Profiles): (FieldError | null)[] =>
  invitations.map(({ candidateId: id, reason, quotations, at }) => {
    const profile = profiles.get(id)
    const isFalse =
      profile && !quotations.every((quotation) => isQuoted(quotation, quotableText(profile, quotation.field), reason))
    return isFalse ? { path: `invitations.${at}.quotations`, message: refusalText('quotation_not_found') } : null
  })
