import type { FieldError } from '#ground/refusal.ts'

export const agreementLabels = { terms: '利用規約', policy: 'プライバシーポリシー' }

/** Each text is agreed to by itself. */
export const checkAgreement = (form: FormData): (FieldError | null)[] =>
  Object.entries(agreementLabels).map(([path, label]) =>
    form.get(path) === 'yes' ? null : { path, message: `${label}への同意が必要です` },
  )
