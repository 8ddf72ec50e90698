import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { urls } from '#ground/urls.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import { useKeys } from '#web/ui/browser/keys.ts'
import type { Key } from './keys.ts'
import type { Neighbours } from '../drawer/preview-urls.ts'

type KeyActs = Partial<Record<Key, () => void>>

type CandidateKeys = {
  neighbours: Neighbours
  first: string | undefined
  /** The id of the student who is open or loading. */
  openId: string
  isComing: boolean
  previewUrlOf: (id: string) => string
  onSelect: ((id: string) => void) | undefined
  close: () => void
  help: () => void
}

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(id)}"]`)
/** The link of a card, or the link of a row, which bears the id itself. */
const linkOf = (id: string) => {
  const card = cardOf(id)
  return card?.matches('a') ? card : card?.querySelector<HTMLElement>('a')
}

/** The control that names this key. */
const named = (key: string) => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)

/** Off while another student is loading, as these keys would act on the previous student. */
export const forShown: KeyActs = {
  b: () => named('B')?.click(),
  l: () => named('L')?.click(),
  s: () => named('S')?.click(),
  m: () => named('M')?.focus(),
}

/** Without an open student, J opens the first one. The other keys act on the open student. */
export function useCandidateKeys(keys: CandidateKeys) {
  const { neighbours, first, openId, isComing, previewUrlOf, onSelect, close, help } = keys
  const navigate = useNavigate()
  const isMovedByKey = useRef(false)
  const open = (to: string | null, replace = true) => {
    isMovedByKey.current = to !== null
    if (to) void navigate(to, { replace, preventScrollReset: true })
  }
  const forOpen: KeyActs = {
    j: () => open(neighbours.after),
    k: () => open(neighbours.before),
    x: () => onSelect?.(openId),
    ...(!isComing && forShown),
    Escape: () => {
      linkOf(openId)?.focus({ preventScroll: true })
      close()
    },
  }
  const forList: KeyActs = { j: () => open(first ? previewUrlOf(first) : null, false) }
  const acts: KeyActs = { ...(openId ? forOpen : forList), 'g h': () => void navigate(urls.client.home()), '?': help }
  useKeys(acts, { repeated: ['j', 'k'] })
  // The card of the open student stays in sight while the user moves through the list.
  useInSight(() => cardOf(openId), openId)
  // The focus goes with the open student, so that Enter and Tab go on from the student in sight.
  useAfterPaint((id) => {
    const link = isMovedByKey.current ? linkOf(id) : null
    if (!link) return
    isMovedByKey.current = false
    link.focus({ preventScroll: true })
  }, openId)
}
