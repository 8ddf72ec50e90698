import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { undoSeconds } from '#domain/scout-invitation/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useReplaceAddress } from '#web/parts/answers/replace-address.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { urls } from '#ground/urls.ts'

const declinedText = '辞退しました。'

const key = 'declined'

/** The list after a scout was declined. The scout's id is in the address until the toast has been shown. */
export const withDeclined = (url: string, id: string) => `${url}?${new URLSearchParams({ [key]: id })}`

/** 「辞退しました。［元に戻す］」 for ten seconds. */
export function Declined() {
  const [search] = useSearchParams()
  const replaceAddress = useReplaceAddress()
  const id = search.get(key)
  const toast = useToast()
  const { show } = useBanner()
  const fetcher = useFetcher<ActionRefusal | null>()
  const refused = refusedOf(fetcher.data)
  const offer = useEffectEvent((declined: string) => {
    const undo = () =>
      void fetcher.submit({ intent: 'undo' }, { method: 'post', action: urls.candidate.invitation(declined) })
    toast({
      text: declinedText,
      action: { label: firstMessages.undo, onPress: undo },
      ms: undoSeconds * 1000,
    })
    const rest = new URLSearchParams(search)
    rest.delete(key)
    replaceAddress({ search: rest.toString() }, { preventScrollReset: true })
  })
  useEffect(() => {
    if (id) offer(id)
  }, [id])
  useHeard(refused, ({ message }) => show({ kind: 'error', text: message }))
  if (!id) return null
  return (
    <noscript>
      <Notice kind="success">
        <p>{declinedText}</p>
        <form method="post" action={urls.candidate.invitation(id)}>
          <input type="hidden" name="intent" value="undo" />
          <Button type="submit" kind="secondary">
            {firstMessages.undo}
          </Button>
        </form>
      </Notice>
    </noscript>
  )
}
