import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker, useLocation } from 'react-router'
import { withoutFlash } from '#web/parts/answers/flash.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useIdle } from '#web/ui/browser/idle.ts'
import { useUnloadGuard } from '#web/ui/browser/leaving.ts'
import { type UnsavedDialogProps, unsavedText, unsavedTitle } from './unsaved-text.ts'

const loadDialog = () => import('./unsaved-dialog.tsx')
/** Without a connection since the page was opened the dialog cannot be loaded, and the browser asks instead. */
const UnsavedDialog = lazy<ComponentType<UnsavedDialogProps>>(() =>
  loadDialog().catch(() => ({ default: AskedByBrowser })),
)
/** The press asks for the dialog again. */
const ignore = () => undefined

type UnsavedGuardProps = {
  /** Called when a navigation is about to leave the page. */
  isUnsaved: () => boolean
  /** Saves before leaving; false when the text has mistakes. `answer` is a new object for each answer of the server. */
  saving?: { save: () => boolean; isBusy: boolean; answer: { refused?: unknown } | undefined }
  /** Called when the person leaves without saving. */
  onDiscard?: () => void
}

/**
 * Asks before unsaved text is lost: in the page for links and the back button, by the browser for reloads and closed
 * tabs.
 */
export function UnsavedGuard({ isUnsaved, saving, onDiscard }: UnsavedGuardProps) {
  const own = useLocation().pathname
  // A navigation to the same address is a sent form, the message of an act that comes or goes, or a jump within the page.
  // A page that was already left may still be on screen at the next navigation and must not block that navigation.
  const isLeaving: BlockerFunction = ({ currentLocation: here, nextLocation: there }) =>
    here.pathname === own && addressOf(here) !== addressOf(there) && isUnsaved()
  const blocker = useBlocker(isLeaving)
  useUnloadGuard(isUnsaved)
  useAfterPaint((answer) => {
    if (!answer || blocker.state !== 'blocked') return
    if (answer.refused) blocker.reset()
    else blocker.proceed()
  }, saving?.answer)
  const [isAsking, setAsking] = useState(false)
  if (blocker.state === 'blocked' && !isAsking) setAsking(true)
  // The dialog is there before it is asked for, with or without a connection by then.
  useIdle(() => void loadDialog().catch(ignore), true)
  if (!isAsking) return null
  return (
    <Suspense>
      <UnsavedDialog
        open={blocker.state === 'blocked'}
        isBusy={saving?.isBusy ?? false}
        onStay={() => blocker.reset?.()}
        onSave={saving ? () => void (saving.save() || blocker.reset?.()) : null}
        onDiscard={() => {
          onDiscard?.()
          blocker.proceed?.()
        }}
      />
    </Suspense>
  )
}

const addressOf = ({ pathname, search }: Location) => `${pathname}?${withoutFlash(new URLSearchParams(search))}`

type AskedByBrowserProps = Pick<UnsavedDialogProps, 'open' | 'onStay' | 'onDiscard'>

function AskedByBrowser({ open, onStay, onDiscard }: AskedByBrowserProps) {
  useAfterPaint((isOpen) => {
    if (!isOpen) return
    if (window.confirm(`${unsavedTitle}\n${unsavedText}`)) onDiscard()
    else onStay()
  }, open)
  return null
}
