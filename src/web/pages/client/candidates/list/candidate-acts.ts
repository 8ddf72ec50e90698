import { useFetcher } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { messages } from '#web/texts/messages.ts'
import { formOnItsWay, isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useSearchGround } from '../parts/ground.ts'
import { useSelection } from '../parts/selection.ts'
import type { CandidateIntent, Marked, WayBack } from './act.ts'

type Answer = Marked | ActionRefusal | undefined
type Fields = { id: readonly string[] } & Record<string, string | readonly string[]>

/**
 * Sends acts to the page's own action and tells the outcome: in a toast with the way back where there is one, else in a
 * banner. Components with one key share one act.
 */
export function useCandidateAct(key?: string) {
  const fetcher = useFetcher<Answer>(key === undefined ? {} : { key })
  const { show } = useBanner()
  const toast = useToast()
  const { remove } = useSelection(useSearchGround().viewerId)
  /** The act, until its answer has come and the page was asked again. */
  const actThrough = (intent: CandidateIntent, fields: Fields) => {
    const form = new FormData()
    form.set('intent', intent)
    for (const [name, value] of Object.entries(fields))
      for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
    return fetcher.submit(form, { method: 'post', action: clientUrls.candidates() })
  }
  const act = (intent: CandidateIntent, fields: Fields) => void actThrough(intent, fields)
  const offer = (text: string, { intent, id, labelId }: WayBack) =>
    toast({
      text,
      action: {
        label: messages.undo,
        onPress: () => act(intent, { id, labelId, idempotencyKey: crypto.randomUUID() }),
      },
    })
  // A card and the drawer may share an act. The banner appears once.
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer) return show({ kind: 'error', text: answer.refused.message })
    const { done, wayBack, goneIds = [] } = answer
    if (goneIds.length > 0) remove(goneIds)
    const gone = goneIds.length > 0 ? `（公開を終了した${goneIds.length}名を選択から外しました）` : ''
    const text = `${messages.success[done]}${gone}`
    if (wayBack) offer(text, wayBack)
    else show({ kind: 'success', text })
  })
  return { act, actThrough, pending: formOnItsWay(fetcher), isBusy: isOnItsWay(fetcher), answer: fetcher.data }
}

type Bookmarkable = { id: string; bookmarked: boolean }

/** The bookmark changes on the page at once, before the server has answered. */
export function useBookmark({ id, bookmarked }: Bookmarkable) {
  const { act, pending } = useCandidateAct(`bookmark ${id}`)
  const intent = pending?.get('intent')
  const isOn = intent ? intent === 'bookmark' : bookmarked
  return { isOn, toggle: () => act(isOn ? 'unbookmark' : 'bookmark', { id: [id] }) }
}
