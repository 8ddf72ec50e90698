import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useKeys, type KeyActs } from './keys.ts'
import type { Neighbours } from './preview-urls.ts'

type CandidateKeys = {
  neighbours: Neighbours
  first: string | undefined
  previewId: string
  previewUrlOf: (id: string) => string
  onSelect: ((id: string) => void) | undefined
  close: () => void
  help: () => void
}

/** The control that names this key. */
const named = (key: string) => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)

/** J opens the first student when nobody is open; the rest is about the one who is. */
export function useCandidateKeys({ neighbours, first, previewId, previewUrlOf, onSelect, close, help }: CandidateKeys) {
  const navigate = useNavigate()
  const open = (to: string | null, replace = true) => {
    if (to) void navigate(to, { replace, preventScrollReset: true })
  }
  const forOpen: KeyActs = {
    j: () => open(neighbours.after),
    k: () => open(neighbours.before),
    x: () => onSelect?.(previewId),
    b: () => named('B')?.click(),
    s: () => named('S')?.click(),
    m: () => named('M')?.focus(),
    Escape: close,
  }
  const forList: KeyActs = { j: () => open(first ? previewUrlOf(first) : null, false) }
  useKeys({ ...(previewId ? forOpen : forList), '?': help })
  useKeptInSight(previewId)
}

/** The card of the open student stays in sight while one moves on. */
function useKeptInSight(id: string) {
  useEffect(() => {
    if (id) document.querySelector(`[data-candidate="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
