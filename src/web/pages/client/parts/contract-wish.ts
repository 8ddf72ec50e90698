import {
  checkContractWish,
  contractMessageLimit,
  contractRequestKinds,
  type ContractWish,
} from '#domain/company/contract/request/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { formText } from '#web/carry/form-text.ts'

export const wishLabels = {
  planKey: 'ご希望のプラン',
  wantedFrom: '開始のご希望日',
  message: contractMessageLimit.label,
}

/** The wish of a form; a kind that no form of ours sends is a renewal. */
export const wishOf = (form: FormData): ContractWish => ({
  kind: contractRequestKinds.find((kind) => kind === formText(form, 'kind')) ?? 'RENEWAL',
  planKey: formText(form, 'planKey') || null,
  wantedFrom: formText(form, 'wantedFrom') || null,
  message: formText(form, 'message'),
})

export const checkRequest = (form: FormData) =>
  checkContractWish(wishOf(form), { planKey: formText(form, 'currentPlan'), today: tokyoToday() })

/** The door's paths begin with the name of the argument. */
export const formField = ({ path, message }: FieldError): FieldError => ({
  path: path.replace(/^request\./, ''),
  message,
})
