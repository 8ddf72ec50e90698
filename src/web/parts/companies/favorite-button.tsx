import { PrefetchPageLinks, useFetcher } from 'react-router'
import { urls } from '#ground/urls.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { useWithoutDoubleTap } from '#web/ui/browser/double-tap.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import styles from './favorite-button.module.css'
import { formOnItsWay } from '../answers/form-on-its-way.ts'
import { useHeard } from '../answers/heard.ts'
import { withMessages } from '../answers/with-messages.ts'

/** isExplained: the student is to be told that companies find them by their favourites. */
export type FavoriteAnswer = { done: 'favoriteAdded' | 'favoriteRemoved'; isExplained: boolean } | ActionRefusal

type FavoriteButtonProps = {
  company: { id: string; displayName: string; isFavorite: boolean }
  /** With its word beside the heart. */
  labelled?: boolean
  className?: string
}

/** ♡ of a company for a signed-in student; on a card it stands above the card's link. */
export function FavoriteButton({ company, labelled, className }: FavoriteButtonProps) {
  const { id, displayName, isFavorite } = company
  // One fetcher for all hearts of a company on a page.
  const about = `favorite-${id}`
  const fetcher = useFetcher<FavoriteAnswer>({ key: about })
  const toast = useToast()
  const isInBrowser = useInBrowser()
  const send = (intent: 'add' | 'remove') =>
    void fetcher.submit({ intent, companyId: id }, { method: 'post', action: urls.candidate.favoriteCompanies() })
  const sending = formOnItsWay(fetcher)?.get('intent')
  const isOn = sending ? sending === 'add' : isFavorite
  const withoutDoubleTap = useWithoutDoubleTap(isOn)
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer)
      return void toast({
        about,
        text: answer.refused.message,
        action: { label: firstMessages.retry, onPress: () => send(isFavorite ? 'remove' : 'add') },
      })
    const wayBack = answer.done === 'favoriteAdded' ? 'remove' : 'add'
    withMessages((messages) => {
      toast({
        about,
        text: messages.success[answer.done],
        action: { label: messages.undo, onPress: () => send(wayBack) },
      })
      if (answer.isExplained) toast({ about: 'favorites', text: messages.favoritesExplained, ms: explanationMs })
    })
  })
  const icon = <Icon name="heart" className={classNames(isOn && styles.on)} />
  return (
    <fetcher.Form method="post" action={urls.candidate.favoriteCompanies()} className={className}>
      <input type="hidden" name="intent" value={isOn ? 'remove' : 'add'} />
      <input type="hidden" name="companyId" value={id} />
      {/* The code of the act is there before a connection is lost. The page itself comes first. */}
      {isInBrowser && <PrefetchPageLinks page={urls.candidate.favoriteCompanies()} />}
      {labelled ? (
        <Button type="submit" kind="secondary" aria-pressed={isOn} onClick={withoutDoubleTap}>
          {icon}
          <span>
            <span className="visually-hidden">{displayName}を</span>お気に入り
          </span>
        </Button>
      ) : (
        <Button
          type="submit"
          kind="quiet"
          icon
          className={styles.plain}
          aria-label={`${displayName}をお気に入り`}
          aria-pressed={isOn}
          onClick={withoutDoubleTap}
        >
          {icon}
        </Button>
      )}
    </fetcher.Form>
  )
}

/** Twice as long as another toast: two sentences that are said once. */
const explanationMs = 16_000
