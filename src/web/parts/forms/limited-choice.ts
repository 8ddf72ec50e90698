import { useState } from 'react'
import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { validationText } from '#ground/validation/validation.ts'

type LimitedChoice = {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  limit: Pick<FieldLimit, 'label' | 'max'>
  /** The time of the last save; a new one ends a refusal. */
  savedAt?: string | null | undefined
}

/** A choice of at most `limit.max`. The refusal of one more lasts until the choice is changed or saved. */
export function useLimitedChoice({ chosen, onChange, limit, savedAt = null }: LimitedChoice) {
  const [refused, setRefused] = useState<{ chosen: readonly string[]; savedAt: string | null } | null>(null)
  const toggle = (id: string) => {
    const isChosen = chosen.includes(id)
    if (!isChosen && chosen.length >= limit.max) return setRefused({ chosen, savedAt })
    setRefused(null)
    onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const isRefused = refused !== null && refused.chosen === chosen && refused.savedAt === savedAt
  return { toggle, tooMany: isRefused ? validationText.tooManyOptions(limit.label, limit.max) : undefined }
}
