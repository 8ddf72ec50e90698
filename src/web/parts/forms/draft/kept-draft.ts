import { forget, forgetAll, remember, remembered } from '#web/installable/browser-store.ts'

const prefix = 'kept-draft.'

/** A form's unsaved input, kept on this device. */
type KeptDraft<Draft> = { draft: Draft; revision?: string }

/** The key names the person, so that nobody else who signs in on this device meets the draft. */
export const draftKey = (ownerId: string, ...names: string[]) => [prefix, ownerId, ...names].join('.')

/** The draft, if its fields are still those of `like`; null otherwise. */
export function readKept<Draft extends object>(key: string, like: Draft): KeptDraft<Draft> | null {
  const text = remembered(key)
  if (text === null) return null
  try {
    const keptDraft = JSON.parse(text) as KeptDraft<Draft>
    const isSame = (name: string) => {
      const [one, other] = [keptDraft.draft[name as keyof Draft], like[name as keyof Draft]]
      return typeof one === typeof other && Array.isArray(one) === Array.isArray(other)
    }
    return Object.keys(like).every(isSame) ? keptDraft : null
  } catch {
    return null
  }
}

/** Keeps a draft; false when the browser forbids it or has no room. */
export function keepDraft(key: string, draft: object, revision?: string) {
  const text = JSON.stringify({ draft, revision })
  remember(key, text)
  return remembered(key) === text
}

/** Forgets the draft of this key alone: other drafts may have longer keys that begin with it. */
export const forgetDraft = (key: string) => forget(key)

/** Forgets every draft of an owner, whichever tab wrote it. */
export const forgetDraftsOf = (ownerId: string) => forgetAll(`${draftKey(ownerId)}.`)

/** At sign-out nothing of the person stays on the device. */
export const forgetDrafts = () => forgetAll(prefix)
