import { checkConsent } from '#domain/candidate-account/registration/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { agreedIn } from '#web/parts/forms/agreement.tsx'

/** Each text is agreed to by itself. */
export function checkAgreement(form: FormData): (FieldError | null)[] {
  const { terms, policy } = agreedIn(form)
  return [checkConsent('terms', terms), checkConsent('policy', policy)]
}
